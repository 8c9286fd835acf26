"""The two-level bootstrap, one draw at a time: clusters, then units within each cluster drawn."""

import numpy as np

from fixture import case, write_fixture
from generator import Generator

random = np.random.default_rng(20_250_114)


def two_level(rows, sizes, seed, draws):
    generator = Generator(seed)
    starts = np.concatenate([[0], np.cumsum(sizes)])
    resamples = []
    for _ in range(draws):
        clusters = [generator.below(len(sizes)) for _ in sizes]
        resamples.append([starts[c] + generator.below(sizes[c]) for c in clusters for _ in range(sizes[c])])
    return [[float(np.mean(np.array(row)[units])) for units in resamples] for row in rows]


cases = []
for i in range(54):
    sizes = random.integers(1, 9, int(random.integers(1, 7))).tolist()
    n = sum(sizes)
    systems = int(random.integers(1, 7))
    rows = [
        (random.integers(-3, 4, n) / 3 if i % 2 else random.normal(0.1, 1, n)).tolist() for _ in range(systems)
    ]
    given = [rows, sizes, f"repositories {i}", int(random.integers(1, 24))]
    cases.append(case(given, two_level(*given)))

write_fixture("repositories", ["numpy"], two_level_bootstrap=cases)
