"""Whole tables of comparisons, put together from the routes of the other scripts."""

import numpy as np
from sklearn.metrics import recall_score

from bootstraps import bootstrap, resamples
from fixture import case, write_fixture
from permutations import change, majority, overturn_null, run_permutation, sign_flip
from proportions import holm, mcnemar_case, newcombe

random = np.random.default_rng(20_250_107)


def scored(repeats):
    return [verdict for verdict in repeats if verdict is not None]


def outcome(verdicts, rule):
    if rule == "majority":
        return majority(verdicts)
    return verdicts[0] if len(verdicts) == 1 else None


def rule_of(side):
    return "single" if all(len(repeats) <= 1 for repeats in side) else "majority"


def gather(row):
    """(task, repository, scored A, scored B) of the tasks scored on both sides, the two rules, the number dropped."""
    rules = [rule_of([task[side] for task in row["tasks"]]) for side in "ab"]
    tried = [task for task in row["tasks"] if task["a"] or task["b"]]
    tasks = [(task["task"], task["repository"], scored(task["a"]), scored(task["b"])) for task in tried]
    kept = [task for task in tasks if task[2] and task[3]]
    return kept, rules, len(tried) - len(kept)


def table_of(tasks, rules):
    outcomes = [(outcome(a, rules[0]), outcome(b, rules[1])) for _, _, a, b in tasks]
    defined = [pair for pair in outcomes if None not in pair]
    cells = {name: defined.count(pair) for name, pair in {"ss": (1, 1), "su": (1, 0), "us": (0, 1), "uu": (0, 0)}.items()}
    return {**cells, "excluded": len(outcomes) - len(defined)}, defined


def turned(cells):
    if sum(cells[name] for name in ("ss", "su", "us", "uu")) == 0:
        return None
    low, high = newcombe(cells["ss"], cells["su"], cells["us"], cells["uu"])["interval"]
    return [-high, -low]


def mean_change(tasks):
    return float(sum(change(a, b) for _, _, a, b in tasks) / len(tasks))


def permutation(tasks):
    if not tasks:
        return None
    if all(len(a) == len(b) for _, _, a, b in tasks):
        return sign_flip([int(6 * change(a, b)) for _, _, a, b in tasks])
    return run_permutation([(a, b) for _, _, a, b in tasks])


def by_repository(tasks, rules):
    names = sorted({task[1] for task in tasks if task[1] is not None})
    groups = sorted([[task for task in tasks if task[1] == name] for name in names], key=lambda group: -len(group))
    return [
        {
            "repository": group[0][1],
            "n_tasks": len(group),
            "difference": mean_change(group),
            "ci_newcombe": turned(table_of(group, rules)[0]),
        }
        for group in groups
    ]


def difference_of(a, b):
    return sum(b) / len(b) - sum(a) / len(a)


def compare(row, seed):
    tasks, rules, dropped = gather(row)
    cells, defined = table_of(tasks, rules)
    test = mcnemar_case(cells["su"], cells["us"]) if defined else {"exact": None, "mid_p": None}
    intervals = bootstrap(sorted(difference_of(a, b) for _, _, a, b in tasks), f"{seed}|bootstrap")
    solved = [pair for pair in defined if pair[0]]
    return {
        "system": row["system"],
        "condition": row["condition"],
        "n_tasks": len(tasks),
        "n_dropped": dropped,
        "rate_a": float(np.mean([np.mean(a) for _, _, a, _ in tasks])) if tasks else None,
        "rate_b": float(np.mean([np.mean(b) for _, _, _, b in tasks])) if tasks else None,
        "difference": mean_change(tasks) if tasks else None,
        "ci_bootstrap": intervals and intervals["percentile"],
        "ci_bca": intervals and intervals["bca"],
        "ci_newcombe": turned(cells),
        "mcnemar": {"b": cells["su"], "c": cells["us"], "exact": test["exact"], "mid_p": test["mid_p"]},
        "p_permutation": permutation(tasks),
        "transitions": cells,
        "retention": recall_score(*zip(*solved)) if solved else None,
        "overturn_null": overturn_null([(a, b) for _, _, a, b in tasks], *rules) if tasks else None,
        "by_repository": by_repository(tasks, rules),
    }


def mean_difference(rows, seed):
    kept = [(row, gather(row)[0]) for row in sorted(rows, key=lambda row: f"{row['system']}|{row['condition'] or 'null'}")]
    kept = [tasks for _, tasks in kept if tasks]
    if not kept:
        return {"mean_difference": None, "ci_mean_difference": None}
    mean = float(np.mean([mean_change(tasks) for tasks in kept]))
    maps = [{name: difference_of(a, b) for name, _, a, b in tasks} for tasks in kept]
    names = {name for differences in maps for name in differences}
    columns = sorted([[differences.get(name, np.nan) for differences in maps] for name in names], key=last_if_missing)
    if len(columns) < 2:
        return {"mean_difference": mean, "ci_mean_difference": None}
    taken = np.array(columns)[resamples(len(columns), f"{seed}|bootstrap")]
    counts = (~np.isnan(taken)).sum(axis=1)
    sums = np.nansum(taken, axis=1)
    means = [np.mean(total[count > 0] / count[count > 0]) for total, count in zip(sums, counts)]
    return {"mean_difference": mean, "ci_mean_difference": np.quantile(means, [0.025, 0.975])}


def last_if_missing(column):
    return [2 if np.isnan(value) else value for value in column]


def compare_table(rows, seed):
    compared = [compare(row, seed) for row in rows]
    adjusted = holm([row["p_permutation"] for row in compared])
    comparisons = [{**row, "p_holm": p} for row, p in zip(compared, adjusted)]
    return {"comparisons": comparisons, **mean_difference(rows, seed)}


def repeats(most, holes):
    runs = int(random.integers(0 if holes else 1, most + 1)) if most > 1 or holes else 1
    return [None if random.uniform() < holes else int(random.uniform() < 0.6) for _ in range(runs)]


def random_row(system, n, most, holes):
    repositories = ["x/one", "y/two", None]
    return {
        "system": system,
        "condition": [None, "vanilla"][int(random.integers(0, 2))],
        "tasks": [
            {
                "task": f"t{int(i)}",
                "repository": repositories[int(random.integers(0, 3))],
                "a": repeats(most[0], holes),
                "b": repeats(most[1], holes),
            }
            for i in random.permutation(12)[:n]
        ],
    }


def random_table():
    n = int(random.choice([0, 1, 2, 3, 4, 5, 6, 9]))
    most = (3, 3) if n < 4 else [(1, 1), (1, 2), (2, 1)][int(random.integers(0, 3))]
    holes = float(random.choice([0, 0, 0.3]))
    return [random_row(system, n, most, holes) for system in "zab"[: int(random.integers(1, 4))]]


if __name__ == "__main__":
    tables = [random_table() for _ in range(60)]
    write_fixture(
        "comparisons",
        ["scipy", "statsmodels", "scikit-learn", "numpy"],
        tables=[case([rows, f"seed {i}"], compare_table(rows, f"seed {i}")) for i, rows in enumerate(tables)],
    )
