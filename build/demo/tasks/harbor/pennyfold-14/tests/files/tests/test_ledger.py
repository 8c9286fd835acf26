from datetime import date

import pytest

from pennyfold import CurrencyMismatch, Ledger, Money, UnbalancedEntry, trial_balance


@pytest.fixture
def ledger():
    ledger = Ledger()
    ledger.post(date(2024, 3, 31), "salary", {"assets:bank:giro": "2000", "income:salary": "-2000"})
    ledger.post(date(2024, 4, 1), "rent", {"expenses:rent": "800", "assets:bank:giro": "-800"})
    ledger.post(date(2024, 4, 2), "cash", {"assets:cash": "50", "assets:bank:giro": "-50"})
    return ledger


def test_an_entry_must_balance(ledger):
    with pytest.raises(UnbalancedEntry):
        ledger.post(date(2024, 4, 3), "slip", {"assets:cash": "1", "expenses:food": "-2"})


def test_an_entry_has_one_currency(ledger):
    with pytest.raises(CurrencyMismatch):
        ledger.post(date(2024, 4, 3), "slip", {"assets:cash": Money("1", "USD"), "expenses:food": "-1"})


def test_entries_are_kept_by_day(ledger):
    ledger.post(date(2024, 1, 1), "late", {"assets:cash": "1", "income:gifts": "-1"})
    assert [entry.memo for entry in ledger.entries()] == ["late", "salary", "rent", "cash"]
    assert [entry.memo for entry in ledger.entries(date(2024, 4, 1), date(2024, 4, 1))] == ["rent"]


def test_a_balance_counts_what_is_below(ledger):
    assert ledger.balance("assets") == Money("1200")
    assert ledger.balance("assets:bank") == Money("1150")
    assert ledger.balance("assets", until=date(2024, 3, 31)) == Money("2000")


def test_the_whole_ledger_adds_up_to_zero(ledger):
    assert ledger.balance() == Money("0")


def test_a_trial_balance(ledger):
    assert trial_balance(ledger).splitlines() == [
        "assets        1,200.00 EUR",
        "expenses        800.00 EUR",
        "income       -2,000.00 EUR",
        "total             0.00 EUR",
    ]


@pytest.fixture
def alike(ledger):
    ledger.post(date(2024, 4, 5), "bonus", {"assets:cashback": "7", "income:bonus": "-7"})
    ledger.post(date(2024, 4, 6), "loan", {"assets:bank": "300", "assets-held:loan": "-300"})
    return ledger


def test_a_balance_leaves_out_accounts_that_begin_alike(alike):
    assert alike.balance("assets:cash") == Money("50")
    assert alike.balance("assets:cashback") == Money("7")
    assert alike.balance("assets") == Money("1507")


def test_an_account_counts_itself_and_what_is_below(alike):
    assert alike.balance("assets:bank") == Money("1450")
    assert alike.balance("assets:bank:giro") == Money("1150")


def test_a_trial_balance_adds_up_where_accounts_begin_alike(alike):
    for depth in (1, 2, 3):
        lines = trial_balance(alike, depth).splitlines()
        assert lines[-1].split() == ["total", "0.00", "EUR"], depth


def test_a_deep_trial_balance_counts_every_posting_once(alike):
    lines = trial_balance(alike, 3).splitlines()
    assert [line.split()[:2] for line in lines if line.startswith("assets:bank")] == [
        ["assets:bank", "300.00"],
        ["assets:bank:giro", "1,150.00"],
    ]
