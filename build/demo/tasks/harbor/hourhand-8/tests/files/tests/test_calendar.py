import unittest
from datetime import date

from hourhand import Calendar

FRIDAY = date(2024, 3, 29)
MONDAY = date(2024, 4, 1)


class CalendarTests(unittest.TestCase):
    def test_weekends_are_not_worked(self):
        calendar = Calendar()
        self.assertTrue(calendar.is_working_day(date(2024, 3, 27)))
        self.assertFalse(calendar.is_working_day(date(2024, 3, 30)))

    def test_another_weekend(self):
        calendar = Calendar(set(), weekend=[4])
        self.assertFalse(calendar.is_working_day(FRIDAY))
        self.assertTrue(calendar.is_working_day(date(2024, 3, 30)))

    def test_a_week_has_a_working_day(self):
        with self.assertRaises(ValueError):
            Calendar(set(), weekend=range(7))

    def test_working_days_are_added(self):
        calendar = Calendar({FRIDAY, MONDAY})
        self.assertEqual(calendar.add_working_days(date(2024, 3, 28), 1), date(2024, 4, 2))
        self.assertEqual(calendar.add_working_days(date(2024, 4, 2), -1), date(2024, 3, 28))
        self.assertEqual(calendar.add_working_days(FRIDAY, 0), FRIDAY)

    def test_working_days_are_counted(self):
        self.assertEqual(Calendar({FRIDAY, MONDAY}).working_days(date(2024, 3, 25), date(2024, 4, 5)), 8)
        self.assertEqual(Calendar(set()).working_days(MONDAY, FRIDAY), 0)


class SharingTests(unittest.TestCase):
    def test_calendars_do_not_share_holidays(self):
        one, other = Calendar(), Calendar()
        one.add_holiday(FRIDAY)
        self.assertFalse(one.is_working_day(FRIDAY))
        self.assertTrue(other.is_working_day(FRIDAY))
        self.assertTrue(Calendar().is_working_day(FRIDAY))

    def test_further_holidays_leave_the_first_calendar_alone(self):
        country = Calendar({MONDAY})
        region = country.with_holidays(FRIDAY)
        self.assertFalse(region.is_working_day(FRIDAY))
        self.assertFalse(region.is_working_day(MONDAY))
        self.assertTrue(country.is_working_day(FRIDAY))

    def test_the_given_set_is_left_alone(self):
        given = {MONDAY}
        Calendar(given).add_holiday(FRIDAY)
        self.assertEqual(given, {MONDAY})

    def test_holidays_may_come_from_a_generator(self):
        calendar = Calendar(date(2024, 4, day) for day in (1, 2))
        self.assertFalse(calendar.is_working_day(MONDAY))
        self.assertFalse(calendar.is_working_day(date(2024, 4, 2)))

    def test_a_region_keeps_the_weekend(self):
        self.assertFalse(Calendar(set(), weekend=[4]).with_holidays(MONDAY).is_working_day(FRIDAY))
