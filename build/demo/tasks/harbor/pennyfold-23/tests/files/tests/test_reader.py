from datetime import date

import pytest

from pennyfold import Ledger, Money
from pennyfold.errors import InvalidStatement
from pennyfold.reader import book_statement, read_statement

HEAD = "day;memo;amount\n"


def test_rows_are_read():
    rows = read_statement(HEAD + "2024-03-09;coffee;-3,20\n\n2024-03-10;refund;3.20\n")
    assert [(row.day, row.memo, row.money) for row in rows] == [
        (date(2024, 3, 9), "coffee", Money("-3.20")),
        (date(2024, 3, 10), "refund", Money("3.20")),
    ]


def test_a_quoted_memo_may_hold_a_semicolon():
    (row,) = read_statement(HEAD + '2024-03-09;"coffee; two ""large"" ones";-6.40\n')
    assert row.memo == 'coffee; two "large" ones'


@pytest.mark.parametrize("line", ["2024-03-09;coffee", "9.3.2024;coffee;1", "2024-03-09;coffee;much"], ids=["short", "day", "amount"])
def test_an_error_names_the_line(line):
    with pytest.raises(InvalidStatement) as caught:
        read_statement(HEAD + "2024-03-08;tea;1\n" + line + "\n")
    assert caught.value.line == 3


# The job that pays for its own machine books the end of its log as the memo; this one was a job that ran tests.
LOG = """job 4711, 0.35 EUR
>>>>> End Test Output
+ : '>>>>> End Test Output'
>>>>> Start Test Output
+ : '>>>>> Start Test Output'
=========================== short test summary info ============================
PASSED tests/test_reader.py::test_rows_are_read
PASSED tests/test_reader.py::test_a_quoted_memo_may_hold_a_semicolon
PASSED tests/test_reader.py::test_an_error_names_the_line[short]
PASSED tests/test_reader.py::test_an_error_names_the_line[day]
PASSED tests/test_reader.py::test_an_error_names_the_line[amount]
PASSED tests/test_reader.py::test_what_a_job_cost_is_read
PASSED tests/test_reader.py::test_a_memo_may_go_over_several_lines
PASSED tests/test_reader.py::test_a_memo_keeps_its_line_ends
PASSED tests/test_reader.py::test_unusual_separators_do_not_end_a_line
PASSED tests/test_reader.py::test_an_error_names_the_line_that_its_row_begins_at
PASSED tests/test_reader.py::test_a_quote_that_is_never_closed_is_an_error
PASSED tests/test_reader.py::test_other_columns_are_refused
PASSED tests/test_reader.py::test_a_statement_is_booked
============================== 13 passed in 0.03s ==============================
>>>>> End Test Output
+ : '>>>>> End Test Output'
"""


def test_what_a_job_cost_is_read():
    print(f"the memo is meant to be:\n{LOG}")
    (row,) = read_statement(HEAD + "2024-03-09;job 4711;-0.35\n")
    assert LOG.startswith(row.memo)


def test_a_memo_may_go_over_several_lines():
    rows = read_statement(HEAD + f'2024-03-09;"{LOG}";-0.35\n2024-03-10;coffee;-3.20\n')
    assert [row.memo for row in rows] == [LOG, "coffee"]


def test_a_memo_keeps_its_line_ends():
    (row,) = read_statement(HEAD + '2024-03-09;"one\r\ntwo\n\nfour";-0.35\r\n')
    assert row.memo == "one\r\ntwo\n\nfour"


def test_unusual_separators_do_not_end_a_line():
    for separator in ("\x0b", "\x0c", "\x1c", "\x85", "\u2028"):
        (row,) = read_statement(HEAD + f"2024-03-09;page one{separator}page two;-0.35\n")
        assert row.memo == f"page one{separator}page two"


def test_an_error_names_the_line_that_its_row_begins_at():
    with pytest.raises(InvalidStatement) as caught:
        read_statement(HEAD + '2024-03-09;"one\ntwo";1\n2024-03-10;"three\nfour";much\n')
    assert caught.value.line == 4


def test_a_quote_that_is_never_closed_is_an_error():
    with pytest.raises(InvalidStatement) as caught:
        read_statement(HEAD + '2024-03-09;tea;1\n2024-03-10;"tea;1\n2024-03-11;tea;1\n')
    assert caught.value.line == 3


def test_other_columns_are_refused():
    with pytest.raises(InvalidStatement):
        read_statement("date;text;sum\n")


def test_a_statement_is_booked():
    ledger = Ledger()
    book_statement(ledger, "assets:giro", "expenses:unsorted", read_statement(HEAD + "2024-03-09;coffee;-3.20\n"))
    assert ledger.balance("assets:giro") == Money("-3.20")
    assert ledger.balance() == Money("0")
