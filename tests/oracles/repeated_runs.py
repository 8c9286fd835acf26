"""Repeated runs: pass@k, pass^k, any and all of k by going through every choice of k runs; variance components of equal
numbers of runs by statsmodels' analysis of variance, of unequal ones by NumPy; runs per task by trying one after another."""

import itertools

import numpy as np
from scipy import stats
from statsmodels.formula.api import ols
from statsmodels.stats.anova import anova_lm

from fixture import case, write_fixture

random = np.random.default_rng(20_250_113)


def passes(runs, k):
    if k > len(runs):
        return {"at": None, "hat": None}
    choices = list(itertools.combinations(runs, k))
    return {"at": sum(map(any, choices)) / len(choices), "hat": sum(map(all, choices)) / len(choices)}


def mean_passes(tasks, k):
    found = [passes(runs, k) for runs in tasks]
    defined = [value for value in found if value["at"] is not None]
    counts = {"n_tasks": len(defined), "n_excluded": len(found) - len(defined)}
    mean = lambda name: float(np.mean([value[name] for value in defined])) if defined else None
    return {"at": {"mean": mean("at"), **counts}, "hat": {"mean": mean("hat"), **counts}}


def of_k(runs):
    """`runs`: k planned runs, None where unscored."""
    return {"any": None if None in runs else int(any(runs)), "all": None if None in runs else int(all(runs))}


def noise(tasks):
    repeated = [np.var(runs, ddof=1) for runs in tasks if len(runs) > 1]
    return float(np.mean(repeated)) if repeated else None


def components(tasks):
    tasks = [runs for runs in tasks if runs]
    sizes = {len(runs) for runs in tasks}
    result = {"n_tasks": len(tasks), "n_repeated": sum(len(runs) > 1 for runs in tasks)}
    total = float(np.var([np.mean(runs) for runs in tasks], ddof=1)) if len(tasks) > 1 else None
    within = noise(tasks)
    if total is None or within is None:
        return {"total": total, "within": within, "between": None, **result}
    if len(sizes) == 1:
        between = by_anova(tasks)
    else:
        between = total - float(np.mean([within / len(runs) for runs in tasks]))
    return {"total": total, "within": within, "between": max(0, between), **result}


def by_anova(tasks):
    runs = {"y": np.concatenate(tasks), "task": np.repeat(np.arange(len(tasks)), len(tasks[0]))}
    table = anova_lm(ols("y ~ C(task)", runs).fit())
    return (table["mean_sq"].iloc[0] - table["mean_sq"].iloc[1]) / len(tasks[0])


def paired(tasks):
    tasks = [(a, b) for a, b in tasks if a and b]
    sides = [[task[side] for task in tasks] for side in (0, 1)]
    a, b = noise(sides[0]), noise(sides[1])
    total = float(np.var([np.mean(b) - np.mean(a) for a, b in tasks], ddof=1)) if len(tasks) > 1 else None
    result = {"total": total, "within_a": a, "within_b": b, "n_tasks": len(tasks)}
    if total is None or a is None or b is None:
        return {**result, "between": None}
    spread = sum(a / len(runs_a) + b / len(runs_b) for runs_a, runs_b in tasks) / len(tasks)
    return {**result, "between": max(0, total - spread)}


def runs_needed(between, a, b, mde, n, power):
    z = stats.norm.isf(0.025) + stats.norm.ppf(power)
    found = lambda runs: z * np.sqrt((between + (a + b) / runs) / n)
    least = z * np.sqrt(between / n)
    runs = next((runs for runs in range(1, 200_000) if found(runs) <= mde), None)
    return {"runs": runs, "least_mde": least}


def runs_of(most, least=0):
    return random.integers(0, 2, int(random.integers(least, most + 1))).tolist()


def likely(n, runs):
    return (random.uniform(size=(n, runs)) < random.beta(0.6, 0.6, (n, 1))).astype(int).tolist()


single = [([1, 1, 0, 0, 0], k) for k in (1, 2, 3, 5, 6)] + [([], 1), ([1], 1), ([0], 1), ([1, 1], 2), ([0] * 9, 4)]
single += [(runs_of(12), int(random.integers(1, 8))) for _ in range(55)]
many = [([], 1), ([[]], 1), ([[1], [0, 1]], 2)]
many += [([runs_of(7) for _ in range(int(random.integers(1, 9)))], int(random.integers(1, 5))) for _ in range(50)]
planned = [[1, 1, 1], [0, 0, 0], [1, 0, 1], [1, None], [0, None], [None], [1], [0]]
planned += [[[0, 1, None][int(i)] for i in random.integers(0, 3, int(random.integers(1, 6)))] for _ in range(50)]

sides = [[], [[]], [[1]], [[1], [0]], [[1, 0], [1, 0]], [[1, 1], [0, 0]], [[1, 1], [1, 1]], [[1, 0], [1]]]
sides += [likely(int(n), int(runs)) for n, runs in zip(random.integers(2, 60, 25), random.integers(2, 6, 25))]
sides += [[runs_of(4) for _ in range(int(n))] for n in random.integers(2, 40, 25)]
both = [[], [([1], [1])], [([1], [0]), ([0], [1])], [([1, 0], [1, 0]), ([1, 1], [0, 1])], [([], [1]), ([1, 0], [0])]]
both += [[(runs_of(4), runs_of(4)) for _ in range(int(n))] for n in random.integers(2, 50, 50)]

needs = [(0.1225, 0, 0, 0.0694, 200, 0.8), (0.1225, 0, 0, 0.0693, 200, 0.8), (0, 0.2, 0.2, 0.05, 100, 0.8), (0, 0, 0, 0.01, 5, 0.8)]
for _ in range(55):
    between, a, b = random.uniform(0, 0.1), random.uniform(0, 0.25), random.uniform(0, 0.25)
    needs.append((between, a, b, random.uniform(0.02, 0.2), int(random.integers(20, 600)), float(random.choice([0.8, 0.9]))))

write_fixture(
    "repeated_runs",
    ["statsmodels", "scipy", "numpy"],
    passes=[case(given, passes(*given)) for given in single],
    mean_passes=[case(given, mean_passes(*given)) for given in many],
    of_k=[case(runs, of_k(runs)) for runs in planned],
    variance_components=[case(tasks, components(tasks)) for tasks in sides],
    paired_variance_components=[case(tasks, paired(tasks)) for tasks in both],
    runs_per_task=[case(given, runs_needed(*given)) for given in needs],
)
