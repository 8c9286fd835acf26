"""Majorities by the most common verdict of the standard library; retention is scikit-learn's recall of A's solved tasks
by B."""

import statistics

import numpy as np
from sklearn.metrics import confusion_matrix, recall_score

from fixture import case, write_fixture

random = np.random.default_rng(20_250_106)


def majority(runs):
    modes = statistics.multimode(runs)
    return modes[0] if len(runs) >= 2 and len(modes) == 1 else None


def transitions(a, b):
    (uu, us), (su, ss) = confusion_matrix(a, b, labels=[0, 1]).tolist()
    kept = recall_score(a, b) if sum(a) else None
    return {"ss": ss, "su": su, "us": us, "uu": uu, "retention": kept, "overturn": None if kept is None else 1 - kept}


runs = [[], [0], [1], [1, 0], [0, 0], [1, 1], [1, 1, 0], [0, 1, 0], [1, 0, 1, 0]]
runs += [random.integers(0, 2, int(random.integers(2, 9))).tolist() for _ in range(50)]

sides = [([0], [0]), ([1], [1]), ([1], [0]), ([0, 0], [1, 1]), ([1, 1], [0, 0])]
for _ in range(50):
    n = int(random.integers(1, 80))
    sides.append(tuple((random.uniform(size=n) < random.uniform()).astype(int).tolist() for _ in "ab"))

write_fixture(
    "transitions",
    ["scikit-learn", "numpy"],
    majority=[case(verdicts, majority(verdicts)) for verdicts in runs],
    transitions=[case(given, transitions(*given)) for given in sides],
)
