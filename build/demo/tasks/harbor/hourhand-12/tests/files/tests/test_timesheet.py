import unittest
from datetime import date, datetime, timedelta, timezone

from hourhand import Shift, SummerTime, Timesheet

BERLIN = SummerTime(1)


def at(day, hour, minute=0, month=6, fold=0):
    return datetime(2024, month, day, hour, minute, tzinfo=BERLIN, fold=fold)


class ZoneTests(unittest.TestCase):
    def test_summer_is_an_hour_ahead(self):
        self.assertEqual(at(3, 12).utcoffset(), timedelta(hours=2))
        self.assertEqual(at(3, 12, month=1).utcoffset(), timedelta(hours=1))

    def test_instants_keep_their_place_around_the_change(self):
        for month in (3, 10):
            first = datetime(2024, month, 31 if month == 3 else 27, tzinfo=timezone.utc)
            for quarter in range(12):
                utc = first + quarter * timedelta(minutes=15)
                self.assertEqual(utc.astimezone(BERLIN).astimezone(timezone.utc), utc)


class TimesheetTests(unittest.TestCase):
    def test_a_shift_has_a_duration(self):
        self.assertEqual(Shift(at(3, 9), at(3, 17, 30)).duration, timedelta(hours=8, minutes=30))

    def test_a_shift_ends_after_it_begins(self):
        with self.assertRaises(ValueError):
            Shift(at(3, 17), at(3, 9))

    def test_times_must_name_their_zone(self):
        with self.assertRaises(ValueError):
            Shift(datetime(2024, 6, 3, 9), datetime(2024, 6, 3, 17))

    def test_shifts_may_touch_but_not_overlap(self):
        sheet = Timesheet()
        sheet.add(Shift(at(3, 9), at(3, 12), "morning"))
        sheet.add(Shift(at(3, 12), at(3, 17), "afternoon"))
        with self.assertRaises(ValueError):
            sheet.add(Shift(at(3, 16), at(3, 18), "evening"))

    def test_a_report(self):
        sheet = Timesheet()
        sheet.add(Shift(at(4, 9), at(4, 17)))
        sheet.add(Shift(at(3, 22), at(4, 6)))
        self.assertEqual(sheet.total(date(2024, 6, 3)), timedelta(hours=8))
        self.assertEqual(sheet.report(), "2024-06-03        8h\n2024-06-04        8h\ntotal            16h")


class ChangeOfClocksTests(unittest.TestCase):
    def test_the_night_that_loses_an_hour(self):
        shift = Shift(at(30, 22, month=3), at(31, 6, month=3))
        self.assertEqual(shift.duration, timedelta(hours=7))

    def test_the_night_that_gains_an_hour(self):
        shift = Shift(at(26, 22, month=10), at(27, 6, month=10))
        self.assertEqual(shift.duration, timedelta(hours=9))

    def test_the_hour_that_is_met_twice(self):
        shift = Shift(at(27, 2, 45, month=10), at(27, 2, 15, month=10, fold=1))
        self.assertEqual(shift.duration, timedelta(minutes=30))

    def test_the_second_of_the_two_hours_comes_after_the_first(self):
        with self.assertRaises(ValueError):
            Shift(at(27, 2, 15, month=10, fold=1), at(27, 2, 45, month=10))

    def test_shifts_in_the_two_hours_do_not_overlap(self):
        sheet = Timesheet()
        sheet.add(Shift(at(27, 2, 0, month=10), at(27, 2, 50, month=10)))
        sheet.add(Shift(at(27, 2, 10, month=10, fold=1), at(27, 3, month=10)))
        self.assertEqual(sheet.total(), timedelta(hours=1, minutes=40))

    def test_a_total_counts_by_the_day_of_the_wall_clock(self):
        sheet = Timesheet()
        sheet.add(Shift(at(31, 0, 30, month=3), at(31, 4, month=3)))
        self.assertEqual(sheet.total(date(2024, 3, 31)), timedelta(hours=2, minutes=30))

    def test_begin_and_end_may_name_different_zones(self):
        shift = Shift(at(3, 9), datetime(2024, 6, 3, 9, tzinfo=timezone.utc))
        self.assertEqual(shift.duration, timedelta(hours=2))
