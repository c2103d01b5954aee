"""What bots keep to where all play together, so that others can read what they do."""

CONVENTIONS = {
    "counts": "Before each trick every bot says one count: the vowels or consonants of yellow, blue and red in turn.",
    "pass_hard": "Bots pass the letters that are in fewest words.",
    "hard_first": "Of cards that promise about as much, bots play the letter first that is in fewer words.",
}
"""The conventions by name; `Careful(conventions=…)` says which a bot keeps to."""
