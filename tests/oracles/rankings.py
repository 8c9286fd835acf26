"""Rankings of systems put together from the routes of the other scripts: ranks by SciPy over every resampled table, orders
reversed counted by NumPy, confidence sets from the exact tests of permutations.py under statsmodels' Holm adjustment."""

import itertools

import numpy as np
from scipy import stats

from bootstraps import resamples
from fixture import case, write_fixture
from permutations import by_counting, change, run_permutation
from proportions import holm
from rank_correlations import rho, tau_b

random = np.random.default_rng(20_250_114)
SIDES = ("a", "b")


def scored(repeats):
    return [verdict for verdict in repeats if verdict is not None]


def gather(row):
    runs = {task["task"]: {side: scored(task[side]) for side in SIDES} for task in row["tasks"]}
    return {name: sides for name, sides in runs.items() if all(sides.values())}


def counts_of(rows, shared):
    tasks = [task for row in rows for task in row["tasks"]]
    met = lambda is_met: {task["task"] for task in tasks if is_met(bool(task["a"]), bool(task["b"]))}
    both = met(lambda a, b: a and b)
    return {"n_dropped": len(both) - len(shared), "n_one_sided": len(met(lambda a, b: a or b)) - len(both)}


def pair_p(x, y):
    """x, y: the runs of two systems, task by task."""
    if all(len(a) == len(b) for a, b in zip(x, y)):
        return by_counting([int(60 * change(a, b)) for a, b in zip(x, y)])
    return run_permutation(list(zip(x, y)))


def ranks_of(scores):
    return stats.rankdata(-np.round(scores, 12), axis=-1)


def side_of(runs, drawn):
    """`runs`: system -> task -> runs."""
    shares = np.array([[np.mean(task) for task in system] for system in runs])
    means = shares[:, drawn].mean(axis=2).T
    pairs = list(itertools.combinations(range(len(runs)), 2))
    scores = shares.mean(axis=1)
    differences = np.round([scores[i] - scores[j] for i, j in pairs], 12)
    adjusted = holm([pair_p(runs[i], runs[j]) for i, j in pairs]) if pairs else []
    sure = [(i, j) if gap > 0 else (j, i) for (i, j), gap, p in zip(pairs, differences, adjusted) if p < 0.05 and gap]
    better, worse = [j for _, j in sure], [i for i, _ in sure]
    sets = [[1 + better.count(i), len(runs) - worse.count(i)] for i in range(len(runs))]
    swaps = [swap(means[:, i] - means[:, j], gap) for (i, j), gap in zip(pairs, differences)]
    return scores, sets, ranks_of(means), dict(zip(pairs, zip(differences, adjusted, swaps)))


def swap(gaps, observed):
    if not observed:
        return None
    kept = np.sign(observed) * np.round(gaps, 12)
    return float(((kept < 0) + 0.5 * (kept == 0)).mean())


def interval(values):
    return np.quantile(values, [0.025, 0.975])


def ranking(rows, seed):
    rows = sorted(rows, key=lambda row: row["system"])
    gathered = [(row, gather(row)) for row in rows]
    ranked = [(row, runs) for row, runs in gathered if runs]
    unranked = [row["system"] for row, runs in gathered if not runs]
    names = set.intersection(*[set(runs) for _, runs in ranked]) if ranked else set()
    numbers = lambda runs: [n for side in SIDES for n in (sum(runs[side]), len(runs[side]))]
    shared = sorted(names, key=lambda name: [n for _, runs in ranked for n in numbers(runs[name])])
    result = {"unranked": unranked, **counts_of([row for row, _ in ranked], shared)}
    if not shared:
        return {**result, "tau_b": None, "rho": None, "swaps": [], "systems": [nowhere(*system) for system in ranked]}
    sampled = len(shared) > 1
    drawn = resamples(len(shared), f"{seed}|bootstrap") if sampled else np.zeros((1, 1), dtype=int)
    sides = [side_of([[runs[name][side] for name in shared] for _, runs in ranked], drawn) for side in SIDES]
    scores, ranks = [side[0] for side in sides], [ranks_of(side[0]) for side in sides]
    order = sorted(range(len(ranked)), key=lambda i: (ranks[0][i], i))
    tau, spearman = tau_b(*ranks), rho(*ranks)
    systems = []
    for i in order:
        row, runs = ranked[i]
        system = {"system": row["system"], "n_tasks": len(shared), "n_scored": len(runs), "shift": ranks[1][i] - ranks[0][i]}
        for side, found, score, rank in zip(SIDES, sides, scores, ranks):
            system |= {f"score_{side}": score[i], f"rank_{side}": rank[i], f"set_{side}": found[1][i]}
            system[f"ci_{side}"] = interval(found[2][:, i]) if sampled else None
        system["ci_shift"] = interval(sides[1][2][:, i] - sides[0][2][:, i]) if sampled else None
        systems.append(system)
    return {
        **result,
        **{"tau_b": tau["coefficient"], "p_tau_b": tau["p"], "rho": spearman["coefficient"], "p_rho": spearman["p"]},
        "systems": systems,
        "swaps": [pair_of(i, j, ranked, sides, len(shared)) for i, j in itertools.combinations(order, 2)],
    }


def nowhere(row, runs):
    fields = [f"{name}_{side}" for name in ("score", "rank", "set", "ci") for side in SIDES]
    return {"system": row["system"], "n_tasks": 0, "n_scored": len(runs), "shift": None, **dict.fromkeys(fields)}


def pair_of(i, j, ranked, sides, n_tasks):
    pair = {"first": ranked[i][0]["system"], "second": ranked[j][0]["system"], "n_tasks": n_tasks}
    for side, found in zip(SIDES, sides):
        difference, p, swapped = found[3][min(i, j), max(i, j)]
        pair |= {f"difference_{side}": difference if i < j else 0 - difference, f"p_holm_{side}": p}
        pair[f"swap_{side}"] = swapped if n_tasks > 1 else None
    return pair


def repeats(chance, runs, missing):
    return [None if random.uniform() < missing else int(random.uniform() < chance) for _ in range(runs)]


def table():
    n, systems = int(random.choice([1, 2, 3, 4, 5, 8, 12])), int(random.integers(1, 6))
    missing, equal = float(random.choice([0, 0, 0.1])), random.uniform() < 0.7
    runs = int(random.integers(1, 4 if n < 8 else 3))
    rows = []
    for name in random.permutation(list("vwxyz"))[:systems]:
        skill = random.uniform()
        count = lambda: runs if equal else int(random.integers(0 if missing else 1, runs + 1))
        tasks = [{"task": f"t{t}", "repository": None, "a": repeats(skill, count(), missing), "b": repeats(skill, count(), missing)} for t in range(n)]
        rows.append({"system": str(name), "condition": None, "tasks": tasks})
    return rows


def plain_row(name, a, b):
    tasks = [{"task": f"t{t}", "repository": None, "a": [x], "b": [y]} for t, (x, y) in enumerate(zip(a, b))]
    return {"system": name, "condition": None, "tasks": tasks}


many = [[plain_row("good", [1] * 12, [1] * 12), plain_row("bad", [0] * 12, [0] * 11 + [1]), plain_row("fair", [1] * 7 + [0] * 5, [1] * 12)]]
many += [[], [plain_row("none", [None], [1]), plain_row("one", [1], [0])], [plain_row("x", [1, None], [1, 1]), plain_row("y", [None, 1], [1, 1])]]

if __name__ == "__main__":
    tables = many + [table() for _ in range(60)]
    write_fixture(
        "rankings",
        ["scipy", "statsmodels", "numpy"],
        tables=[case([rows, f"seed {i}"], ranking(rows, f"seed {i}")) for i, rows in enumerate(tables)],
    )
