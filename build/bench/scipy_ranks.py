"""Statistics of ranks in SciPy and Krippendorff's alpha in NumPy, timed: reads {"x", "y", "few", "many": [0.0, ...],
"ratings": [[0, null, ...]]} on stdin, where ratings are raters by units, and prints the median seconds of each as JSON."""

import json
import statistics
import sys
import time

import numpy as np
import scipy
from scipy.stats import mannwhitneyu, wilcoxon

REPEATS = 21


def krippendorff_alpha(ratings):
    """Nominal alpha of labels 0, 1, ..., raters by units, below 0 where missing."""
    units = ratings.shape[1]
    size = ratings.max() + 1
    rated = ratings >= 0
    cells = (np.arange(units) * size + ratings)[rated]
    counts = np.bincount(cells, minlength=units * size).reshape(units, size)
    labels = counts.sum(axis=1)
    paired = labels > 1
    counts, labels = counts[paired], labels[paired]
    totals = counts.sum(axis=0)
    n = totals.sum()
    observed = n - ((counts * (counts - 1)).sum(axis=1) / (labels - 1)).sum()
    expected = (n**2 - (totals**2).sum()) / (n - 1)
    return 1 - observed / expected


def seconds(work):
    """The median of some calls after one that does not count."""
    work()
    times = []
    for _ in range(REPEATS):
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return statistics.median(times)


def main():
    """Each statistic on arrays that are there already."""
    given = json.load(sys.stdin)
    x, y, few, many = (np.array(given[name], dtype=float) for name in ("x", "y", "few", "many"))
    ratings = np.array([[-1 if label is None else label for label in rater] for rater in given["ratings"]])
    untied, tied = x - y, few - many
    works = {
        "Wilcoxon, no ties": lambda: wilcoxon(untied, method="asymptotic"),
        "Wilcoxon, ties and zeros": lambda: wilcoxon(tied, method="asymptotic"),
        "Mann–Whitney, no ties": lambda: mannwhitneyu(x, y, method="asymptotic"),
        "Mann–Whitney, ties": lambda: mannwhitneyu(few, many, method="asymptotic"),
        "Krippendorff α": lambda: krippendorff_alpha(ratings),
    }
    version = f"SciPy {scipy.__version__}, NumPy {np.__version__}"
    json.dump({"version": version, "seconds": {name: seconds(work) for name, work in works.items()}}, sys.stdout)


main()
