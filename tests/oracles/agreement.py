"""Accuracy, macro-F1 and Cohen's kappa by scikit-learn; Krippendorff's alpha from every single pair of labels, in
fractions: disagreement within units against disagreement among all labels that stand on a unit with another."""

import itertools
import warnings
from fractions import Fraction

import numpy as np
from sklearn.metrics import accuracy_score, cohen_kappa_score, f1_score

from fixture import case, write_fixture

random = np.random.default_rng(20_250_110)


def agreement(a, b):
    pairs = [pair for pair in zip(a, b) if None not in pair]
    if not pairs:
        return {"accuracy": None, "macro_f1": None, "kappa": None, "n": 0}
    truth, predicted = zip(*pairs)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        same = len({*truth, *predicted}) == 1
        return {
            "accuracy": accuracy_score(truth, predicted),
            "macro_f1": f1_score(truth, predicted, average="macro", zero_division=0),
            "kappa": None if same else cohen_kappa_score(truth, predicted),
            "n": len(pairs),
        }


def alpha(ratings):
    units = [[label for label in unit if label is not None] for unit in zip(*ratings)]
    units = [unit for unit in units if len(unit) > 1]
    labels = [label for unit in units for label in unit]
    n = len(labels)
    counts = {"n_units": len(units), "n_labels": n}
    if not units:
        return {"alpha": None, **counts}
    within = sum(Fraction(sum(x != y for x, y in itertools.permutations(unit, 2)), len(unit) - 1) for unit in units)
    among = Fraction(sum(x != y for x, y in itertools.permutations(labels, 2)), n - 1)
    return {"alpha": None if among == 0 else float(1 - within / among), **counts}


def labels_of(n, kinds, missing):
    names = np.array(list("PDRXYZ"))[:kinds]
    return [None if random.uniform() < missing else str(names[int(random.integers(0, kinds))]) for _ in range(n)]


def copied(labels, kinds, faults, missing):
    others = labels_of(len(labels), kinds, missing)
    return [other if other is None or label is None or random.uniform() < faults else label for label, other in zip(labels, others)]


def row(text):
    return [None if mark == "-" else mark for mark in text.split()]


pairs = [(list("PPPPPPDDDR"), list("PPPPPDDDPR")), ([], []), (["P"], ["P"]), (["P"], ["D"]), ([None], ["P"])]
pairs += [(["P"] * 4, ["P"] * 4), (["P"] * 4, ["D"] * 4), (["P", "D"], ["D", "P"]), (["P", None], ["P", "D"])]
pairs += [(row("RC RC RC IR IR OFF RC IC RC IE"), row("RC RC IR IR IR OFF RC RC RC IE"))]
for _ in range(55):
    kinds = int(random.integers(1, 7))
    first = labels_of(int(random.integers(1, 60)), kinds, 0.1)
    pairs.append((first, copied(first, kinds, random.uniform(), 0.1)))

KNOWN = ["1 2 3 3 2 1 4 1 2 - - -", "1 2 3 3 2 2 4 1 2 5 - 3", "- 3 3 3 2 3 4 2 2 5 1 -", "1 2 3 3 2 4 4 1 2 5 1 -"]
tables = [[row(text) for text in KNOWN], [], [[]], [["P"]], [["P"], ["P"]], [["P"], ["D"]], [["P", None], [None, "D"]]]
tables += [[["P", "P"], ["P", "P"], ["P", None]], [list("PD"), list("DP")], [list("PPD"), [None] * 3, list("PPD")]]
for _ in range(55):
    kinds, n = int(random.integers(1, 7)), int(random.integers(1, 25))
    missing = float(random.choice([0, 0.1, 0.5]))
    first = labels_of(n, kinds, missing)
    others = [copied(first, kinds, random.uniform(), missing) for _ in range(int(random.integers(1, 5)))]
    tables.append([first, *others])

write_fixture(
    "agreement",
    ["scikit-learn", "numpy"],
    agreement=[case(given, agreement(*given)) for given in pairs],
    krippendorff_alpha=[case(ratings, alpha(ratings)) for ratings in tables],
)
