import pytest

from pennyfold import InvalidAmount, Money


def amounts(money, weights):
    return [str(share.amount) for share in money.allocate(weights)]


def test_an_even_split():
    assert amounts(Money("9.00"), [1, 1, 1]) == ["3.00", "3.00", "3.00"]


def test_the_remainder_goes_to_the_first_shares():
    assert amounts(Money("1.00"), [1, 1, 1]) == ["0.34", "0.33", "0.33"]


def test_a_refund_is_split_like_a_payment():
    assert amounts(Money("-1.00"), [1, 1, 1]) == ["-0.34", "-0.33", "-0.33"]
    assert amounts(Money("-0.01"), [1, 1]) == ["-0.01", "0.00"]


def test_the_remainder_never_goes_to_a_share_without_weight():
    assert amounts(Money("1.00"), [0, 1, 1, 1]) == ["0.00", "0.34", "0.33", "0.33"]


@pytest.mark.parametrize(
    "amount, currency, expected",
    [("100", "JPY", ["34", "33", "33"]), ("0.010", "BHD", ["0.004", "0.003", "0.003"])],
    ids=["JPY", "BHD"],
)
def test_a_split_is_in_coins_of_the_currency(amount, currency, expected):
    assert amounts(Money(amount, currency), [1, 1, 1]) == expected


def test_weights_count():
    assert amounts(Money("10.00"), [3, 1]) == ["7.50", "2.50"]


@pytest.mark.parametrize("weights", [[], [0, 0], [1, -1]], ids=["none", "zero", "negative"])
def test_bad_weights_are_refused(weights):
    with pytest.raises(InvalidAmount):
        Money("1.00").allocate(weights)


@pytest.mark.parametrize("amount", ["0.00", "0.01", "12.34", "99.99", "-99.99", "-0.05"])
def test_nothing_is_lost(amount):
    for weights in ([1, 1, 1], [2, 0, 5], [1] * 7):
        assert sum(Money(amount).allocate(weights), Money("0")) == Money(amount)
