from decimal import Decimal

import pytest

from pennyfold import InvalidAmount, Money


def by_whole_numbers(coins: int, hundredths: int) -> int:
    """Percent of coins, the rate in hundredths of a percent, half away from zero; by whole numbers alone."""
    share = (abs(coins) * hundredths * 2 + 10_000) // 20_000
    return share if coins >= 0 else -share


def test_a_round_share():
    assert Money("200.00").percent(19) == Money("38.00")


def test_a_share_of_nothing():
    assert Money("0.00").percent("7.25") == Money("0.00")


def test_half_a_coin_goes_away_from_zero():
    assert Money("0.50").percent(1) == Money("0.01")
    assert Money("2.50").percent(1) == Money("0.03")
    assert Money("-2.50").percent(1) == Money("-0.03")


def test_a_share_is_in_coins_of_the_currency():
    assert Money("250", "JPY").percent("1") == Money("3", "JPY")
    assert Money("0.250", "BHD").percent("1") == Money("0.003", "BHD")


def test_a_rate_may_be_a_decimal():
    assert Money("100.50").percent(Decimal("0.5")) == Money("0.50")
    assert Money("101.00").percent(0.5) == Money("0.51")


def test_a_rate_must_be_a_number():
    with pytest.raises(InvalidAmount):
        Money("1.00").percent("seven")


@pytest.mark.parametrize("hundredths", [725, 1900], ids=["7.25", "19"])
def test_every_amount_up_to_a_thousand(hundredths):
    # Each case is traced: where one is wrong, its neighbours show how.
    rate = Decimal(hundredths) / 100
    wrong = []
    for coins in range(-10_000, 110_000):
        found = Money(Decimal(coins) / 100).percent(rate)
        expected = Decimal(by_whole_numbers(coins, hundredths)) / 100
        print(f"case {coins + 10_000:6}: {rate} percent of {coins / 100:9.2f} EUR is {found}, by whole numbers {expected:.2f} EUR")
        if found.amount != expected:
            wrong.append(coins)
    assert wrong == []
