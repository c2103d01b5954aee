"""Every phase of the LetterTricks games of teams and of all together as a table to be pictured."""

from typing import Any

import lettergames as lg
from lettergames.table.sitting import Sitting
from tools.gallery_phases import Phase
from tools.gallery_tricks import panel, spelled, table

TEAMS, TOGETHER = lg.TeamTricks(), lg.CooperativeTricks()

POOL = "M:Qu Y:O Y:T Y:A Y:S B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S"
CLAIM = (
    "claim QUOTAS in yellow from M:Qu Y:O Y:T Y:A Y:S; BRAIN in blue from B:B B:R B:A B:I B:N; "
    "HOLDS in red from R:H R:O R:L R:D R:S"
)
TEAM: dict[str, Any] = {
    "rules": TEAMS, "hands": {"A": "Y:C Y:D B:C"}, "taken": {"A": POOL, "B": "Y:P B:U R:M"}, "past": 9,
}  # fmt: skip
DESK = ".lg-form:has-text('Claim')"
ALL_WORDS = (spelled("quotas", "yellow"), spelled("brain", "blue"), spelled("holds", "red"))


def _played(sitting: Sitting, *moves: str) -> Sitting:
    for move in moves:
        sitting.game.play(move)
    return sitting


def _second_hand() -> Sitting:
    """The first hand ends with the last of its cards; the second is dealt."""
    first = table(rules=TEAMS, hands={"A": "Y:C", "B": "Y:H", "C": "Y:I", "D": "Y:P"}, past=12, seed=2)
    return _played(first, "Y:C", "Y:H", "Y:I", "Y:P", "pick Y:H", "pick Y:C")


def _beside() -> Sitting:
    """The first trick of the second hand: the two cards on the table may be taken, too."""
    return table("Y:W", rules=TEAMS, hands={"A": "Y:W B:C"}, trick="Y:D Y:C Y:H", display="B:E R:T", number=2, past=0,
                 taken={"A": POOL})  # fmt: skip


def _answered() -> Sitting:
    """The other team has laid its words after a trick that your team has won."""
    rules = lg.TeamTricks(team_claim="both_winner_first", partner_hands="open")
    sitting = table(rules=rules, hands={"A": "Y:C Y:D B:C"}, taken={"A": "Y:P B:U R:M", "B": POOL}, past=9)
    sitting.game.play(CLAIM, seat=1)
    return sitting


def teams() -> list[Phase]:
    """Two teams: the desk for the claim, the end, and the hand after the first."""
    lost = table(CLAIM, rules=TEAMS, hands={"A": "Y:C Y:D"}, taken={"B": POOL}, past=9, turn="B")
    following = {**TEAM, "trick": "Y:I"}
    return [
        Phase("team-lead", "Two teams: your team has won a trick and may claim", table(**TEAM)),
        Phase("team-desk", "The desk for a claim", table(**TEAM), (DESK,)),
        Phase("team-progress", "Two words, and a third that is too short", table(**TEAM),
              (DESK, *ALL_WORDS[:2], spelled("old", "red"))),
        Phase("team-claim", "Three words: the claim can be made", table(**TEAM), (DESK, *ALL_WORDS)),
        Phase("team-too-early", "The desk when the team has not won the trick", table(**following), (DESK, *ALL_WORDS)),
        Phase("team-won", "Your team has won", table(CLAIM, **TEAM)),
        Phase("team-lost", "The other team has won", lost),
        Phase("team-answered", "Partners see each other's hands, and a claim is answered", _answered()),
        Phase("team-hand-over", "A hand is over: what nobody took is dealt again", _second_hand()),
        Phase("team-second-hand", "The second hand: two cards lie on the table", _played(_second_hand(), "deal")),
        Phase("team-beside", "Take a card of the trick, or one that lies beside it", _beside()),
        Phase("team-beside-gone", "After the first trick the table is empty",
              _played(_beside(), "pick B:E", "pick Y:C")),
        Phase("team-draw", "The last hand is over: claim now, or it is a draw",
              _played(table(rules=TEAMS, hands={"A": "Y:W", "B": "Y:C", "C": "Y:H", "D": "Y:P"}, number=3, past=2,
                            taken={"A": POOL}), "Y:W", "Y:C", "Y:H", "Y:P", "pick Y:H", "pick Y:C")),
    ]  # fmt: skip


PASSING: dict[str, Any] = {
    "rules": TOGETHER, "hands": {"A": "Y:A Y:C Y:T B:E B:N B:S R:D R:M R:O M:K"}, "passing": True,
}  # fmt: skip
LAST_TWO: dict[str, Any] = {
    "rules": TOGETHER, "hands": {"A": "B:E B:P", "B": "R:T Y:S", "C": "Y:A B:I", "D": "M:K Y:H"}, "past": 11,
    "made": ["TAKE", "", "SHIP", "OUCH", "", "MILD", "WORN", "", "PUNY", "", "FLEX"],
}  # fmt: skip
TALK: dict[str, Any] = {
    "rules": TOGETHER, "hands": {"A": "Y:C Y:D R:M R:O B:P"}, "past": 4, "made": ["TAKE", "", "", ""],
}  # fmt: skip
SAY, LAY = ".lg-form:has-text('Say something')", ".lg-form:has-text('Lay both cards')"
CARD = ".lg-zone.hand .lg-card:has-text('{}')"


def _after_two_tricks() -> Sitting:
    """Bots have passed and said what they hold."""
    said = Sitting(lg.Game(TOGETHER, seed=4))
    while said.game.state.phase == "pass" or said.game.state.past < 2 or said.game.to_act:
        if said.game.to_act:
            said.advance()
        else:
            said.say(0, str(next(iter(said.game.legal_moves))))
    return said


def together() -> list[Phase]:
    """The cooperative game: passing, talk, a trick that is a word, the last two tricks, the end."""
    hands = {"A": "B:E B:P R:M R:L", "B": "R:U R:N R:O", "C": "Y:C Y:O Y:H", "D": "Y:D Y:G Y:E"}
    four = {"rules": TOGETHER, "hands": hands, "trick": "Y:T Y:A M:K", "past": 4, "made": ["", "TAKE", "", ""]}
    bens = ("lay R:T / Y:S", "lay Y:A / B:I", "this way", "lay M:K / Y:H", "this way")
    first = ("lay B:E / B:P", "lay R:T / Y:S")
    advised = table(*bens, "lay B:P / B:E", turn="B", **LAST_TWO)
    advised.game.play("advise other way", seat=1)
    better = {**LAST_TWO, "rules": lg.CooperativeTricks(best=10)}
    hidden = lg.CooperativeTricks(seats=5, coop_leftover="hidden")
    return [
        Phase("together-pass", "Choose three cards to pass", table(**PASSING)),
        Phase("together-three", "Three cards are chosen", table(**PASSING),
              tuple(CARD.format(each) for each in ("yellow C", "red D", "multicolored K"))),
        Phase("together-passed", "Cards were passed, and bots have said what they hold", _after_two_tricks()),
        Phase("together-say", "What you may say", table(**TALK), (SAY,)),
        Phase("together-talk", "You have said something", table("say 2 yellow", **TALK)),
        Phase("together-kept-to", "What the bots keep to, opened later", table("say 2 yellow", **TALK),
              (panel("What the bots keep to"),)),
        Phase("together-word", "A trick makes a word", table("B:E", **four)),
        Phase("together-no-word", "A trick makes no word", table("B:P", **four)),
        Phase("together-words", "The words so far", table(**four), (panel("Words made"),)),
        Phase("together-five", "Five players: two cards that nobody knows", Sitting(lg.Game(hidden, seed=3))),
        Phase("together-lay", "The last two tricks", table(*bens, turn="B", **LAST_TWO)),
        Phase("together-places", "Lay one card to each", table(*bens, turn="B", **LAST_TWO), (LAY,)),
        Phase("together-placed", "Both cards have a place", table(*bens, turn="B", **LAST_TWO),
              (LAY, ".lg-choice .lg-lane .lg-card >> nth=0")),
        Phase("together-settle", "This way, or the other? Ben has advised", advised),
        Phase("together-advise", "You may advise", table(*first, turn="A", **LAST_TWO)),
        Phase("together-end", "The end", table(*first, "this way", *bens[1:], turn="A", **LAST_TWO)),
        Phase("together-end-record", "The end, below the group's record",
              table(*first, "this way", *bens[1:], turn="A", **better)),
    ]  # fmt: skip


def phases() -> list[Phase]:
    """Every phase, teams first."""
    return [*teams(), *together()]
