import unittest

from hourhand.ticker import Ticker


class Clock:
    """A clock that moves only where it is told to, or slept on."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now

    def sleep(self, seconds):
        if seconds < 0:
            raise ValueError("a sleep of less than nothing")
        self.now += seconds


class TickerTests(unittest.TestCase):
    def setUp(self):
        self.clock = Clock()

    def ticker(self, interval):
        return Ticker(interval, self.clock, self.clock.sleep)

    def test_an_interval_is_positive(self):
        with self.assertRaises(ValueError):
            self.ticker(0)

    def test_ticks_are_counted(self):
        ticker = self.ticker(10)
        self.assertEqual([ticker.wait() for _ in range(3)], [1, 2, 3])
        self.assertEqual(ticker.elapsed(), 30)

    def test_work_between_ticks_does_not_delay_them(self):
        ticker = self.ticker(10)
        times = []
        for work in (3, 0, 9, 1):
            self.clock.now += work
            ticker.wait()
            times.append(ticker.elapsed())
        self.assertEqual(times, [10, 20, 30, 40])

    def test_ticks_that_were_missed_are_left_out(self):
        ticker = self.ticker(10)
        ticker.wait()
        self.clock.now += 25
        self.assertEqual(ticker.wait(), 4)
        self.assertEqual(ticker.elapsed(), 40)

    def test_work_that_ends_with_the_tick_waits_for_the_next(self):
        ticker = self.ticker(10)
        self.clock.now += 10
        self.assertEqual(ticker.wait(), 2)
        self.assertEqual(ticker.elapsed(), 20)

    def test_a_sleep_that_ends_too_early_repeats_no_tick(self):
        ticker = Ticker(10, self.clock, lambda seconds: self.clock.sleep(seconds - 0.5))
        self.assertEqual([ticker.wait() for _ in range(3)], [1, 2, 3])


class RealClockTests(unittest.TestCase):
    """Against the clock of the machine, some ten seconds in all. A busy machine is late, but never early."""

    def assert_keeps_pace(self, interval, ticks):
        ticker = Ticker(interval)
        for _ in range(ticks):
            count = ticker.wait()
            self.assertGreaterEqual(ticker.elapsed(), count * interval - 0.01)

    def test_four_ticks_a_second(self):
        self.assert_keeps_pace(0.25, 10)

    def test_two_ticks_a_second(self):
        self.assert_keeps_pace(0.5, 5)

    def test_a_tick_each_second(self):
        self.assert_keeps_pace(1, 3)

    def test_two_slow_ticks(self):
        self.assert_keeps_pace(1.25, 2)
