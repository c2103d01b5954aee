"""What bots keep to where all play together, so that others can read what they do."""

CONVENTIONS = {
    "counts": "Bots say how many vowels and consonants they hold: of yellow in the first trick, then of blue, of red.",
    "pass_hard": "Bots pass the letters that are in fewest words.",
    "hard_first": "Of cards that promise about as much, bots play the letter first that is in fewer words.",
    "last_makes": "A bot that plays last into a trick makes a word if it knows one and may play the card.",
}
"""The conventions by name; `Careful(conventions=…)` says which a bot keeps to, and by which it reads the others."""
