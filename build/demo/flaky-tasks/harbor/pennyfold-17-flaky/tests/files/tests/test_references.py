import random
from datetime import date

from pennyfold.references import is_reference, new_reference

DAY = date(2024, 3, 9)


def test_a_reference_begins_with_its_day():
    assert new_reference(DAY).startswith("20240309-")


def test_a_reference_can_be_drawn_again():
    assert new_reference(DAY, random.Random(7)) == new_reference(DAY, random.Random(7))


def test_a_new_reference_is_a_reference():
    assert is_reference(new_reference(DAY))


def test_other_texts_are_no_references():
    assert not is_reference("20240309")
    assert not is_reference("20240309-1")
    assert not is_reference("20240309-4177")


def test_a_checked_reference_has_two_more_digits():
    plain = new_reference(DAY, random.Random(7))
    checked = new_reference(DAY, random.Random(7), checked=True)
    assert checked[:-3] == plain
    assert is_reference(checked)


def test_check_digits_follow_iso_7064():
    assert is_reference("20240309-417-94")
    assert is_reference("20240309-000-84")


def test_every_wrong_digit_is_found():
    checked = new_reference(DAY, random.Random(7), checked=True)
    for place, right in enumerate(checked):
        if right != "-":
            for wrong in set("0123456789") - {right}:
                assert not is_reference(checked[:place] + wrong + checked[place + 1 :])


def test_swapped_digits_are_found():
    for seed in range(50):
        checked = new_reference(DAY, random.Random(seed), checked=True)
        for place, (one, two) in enumerate(zip(checked, checked[1:])):
            if "-" not in (one, two) and one != two:
                assert not is_reference(checked[:place] + two + one + checked[place + 2 :])


def test_digits_of_other_scripts_are_refused():
    assert not is_reference("20240309-\u0664\u0661\u0667")


def test_references_of_a_busy_day_differ():
    references = [new_reference(DAY) for _ in range(27)]
    assert len(set(references)) == len(references)
