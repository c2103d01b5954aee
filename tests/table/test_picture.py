"""The table without a kernel: a picture and a text."""

import base64
import re
import xml.etree.ElementTree as ET

import lettergames as lg
from lettergames.table import picture
from tests.table.tables import game, play, sitting


def _image(html: str) -> ET.Element:
    (data,) = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', html)
    return ET.fromstring(base64.b64decode(data))


def test_a_notebook_keeps_a_picture_and_a_line() -> None:
    table = lg.Table(game())
    data, _ = table._repr_mimebundle_()
    assert data["text/plain"] == "<Table: Secret Letter, 3 players. Your turn: play one of your two cards.>"
    assert "application/vnd.jupyter.widget-view+json" in data
    texts = [element.text for element in _image(data["text/html"]).iter() if element.text]
    assert any("Your turn" in text for text in texts)
    assert {"1", "6", "Guess", "Swap"} <= set(texts)


def test_what_survives_an_untrusted_notebook_tells_everything() -> None:
    """Inline SVG, scripts, classes and styles in the page do not; an image with data and a table do."""
    table = sitting()
    html = picture.html(table.scene(0), table.book(0))
    assert "<svg" not in html
    assert "<script" not in html
    assert "<style" not in html
    alt = re.search(r'alt="([^"]*)"', html)
    assert alt
    assert "Your turn: play one of your two cards." in alt[1]
    for words in ("1, Guess, 6, Swap", "Cleo&#x27;s row", f"{len(table.game.state.pile)} cards", "Draw pile"):
        assert words in html


def test_it_is_drawn_for_every_position() -> None:
    table = sitting()
    for answers in (("hand.1", 1), None, None, None):
        if answers:
            play(table, *answers)
        else:
            table.advance()
        for seat in range(3):
            _image(picture.html(table.scene(seat), table.book(seat)))


def test_the_end_of_a_round_says_why() -> None:
    table = sitting(hands={"A": "1 4", "B": 6, "C": ""}, rows={"C": "2 8"}, pile=None)
    play(table, "hand.0", 1, 6)
    assert "Last one in" in picture.html(table.scene(0), table.book(0))


def test_names_are_shown_as_text() -> None:
    table = lg.Table(game(), {0: "<i>O'Neil</i>"})
    html = table._repr_mimebundle_()[0]["text/html"]
    assert "<i>" not in html


def test_a_repr_has_no_address() -> None:
    assert "0x" not in repr(lg.Table(game()))
