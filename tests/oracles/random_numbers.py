"""Seeded numbers and hash ranks from hashlib and plain integers."""

import hashlib

from fixture import case, write_fixture
from generator import Generator

SEEDS = ["app-test", "", "parallax", "parallax|bootstrap", "ünï–😀", "a|b|c", "0", " "]
SEEDS += [f"seed {i}" for i in range(46)]
BOUNDS = [1, 2, 3, 7, 500, 65_537, 2**31, 2**31 + 1, 3_000_000_000, 2**32 - 1, 2**32]


def stream(seed):
    numbers = Generator(seed)
    return {
        "state": list(numbers.words),
        "next": [numbers.next() for _ in range(5)],
        "uniform": [numbers.uniform() for _ in range(5)],
        "below": [[n, [numbers.below(n) for _ in range(5)]] for n in BOUNDS],
    }


def rank(seed, purpose, key):
    digest = hashlib.sha256(f"{seed}|{purpose}|{key}".encode("utf-8")).hexdigest()
    return int(digest[:12], 16) / 2**48


ranks = [(seed, purpose, key) for seed in SEEDS[:9] for purpose in ("sample", "é") for key in ("", "django__django-1", "|")]

write_fixture(
    "random_numbers",
    [],
    streams=[case(seed, stream(seed)) for seed in SEEDS],
    hash_ranks=[case(given, rank(*given)) for given in ranks],
)
