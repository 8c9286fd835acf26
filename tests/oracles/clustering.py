"""Average linkage by SciPy. The best order of the leaves by going through every order that the tree allows, or where these
are too many by the plain recursion over ends: `optimal_leaf_ordering` of SciPy 1.17.1 is no oracle, since its orders are
longer than the best one for more than a quarter of such small trees; ours must be no longer than its. Distances of lines
of shares over the cells that both have, one pair at a time by NumPy."""

import functools

import numpy as np
from scipy.cluster import hierarchy
from scipy.spatial.distance import squareform

from fixture import case, write_fixture

random = np.random.default_rng(20_250_120)


def length_of(order, distances):
    return sum(distances[i][j] for i, j in zip(order, order[1:]))


def every_order(tree, n, node):
    if node < n:
        return [[node]]
    left, right = (every_order(tree, n, int(part)) for part in tree[node - n, :2])
    return [order for x in left for y in right for order in (x + y, y + x)]


def least_length(tree, n, distances):
    """Over the orders of each node that begin and end with given leaves."""

    @functools.cache
    def least(node):
        if node < n:
            return {(node, node): 0.0}
        left, right = (least(int(part)) for part in tree[node - n, :2])
        found = {}
        for (i, h), before in left.items():
            for (k, j), after in right.items():
                way = before + distances[h][k] + after
                found[i, j] = min(found.get((i, j), np.inf), way)
        return found | {(j, i): way for (i, j), way in found.items()}

    return min(least(2 * n - 2).values())


def clustered(distances):
    n = len(distances)
    condensed = squareform(np.array(distances))
    tree = hierarchy.linkage(condensed, "average")
    merges = [sorted(int(node) for node in merge[:2]) for merge in tree]
    if n <= 11:
        best = min(length_of(order, distances) for order in every_order(tree, n, 2 * n - 2))
    else:
        best = least_length(tree, n, distances)
    theirs = hierarchy.leaves_list(hierarchy.optimal_leaf_ordering(tree, condensed)).tolist()
    return {"merges": merges, "heights": tree[:, 2], "length": best, "scipy_length": length_of(theirs, distances)}


def drawn(n):
    above = np.triu(random.uniform(size=(n, n)), 1).round(9)
    return (above + above.T).tolist()


def points(n):
    places = random.normal(size=(n, 2))
    return np.linalg.norm(places[:, None] - places[None], axis=2).round(9).tolist()


def distance(x, y):
    both = [abs(p - q) for p, q in zip(x, y) if p is not None and q is not None]
    return float(np.mean(both)) if both else None


def lines(n, width, missing):
    shares = random.choice([0, 1, 0.5, 1 / 3], (n, width), p=[0.45, 0.4, 0.1, 0.05])
    return [[None if random.uniform() < missing else float(p) for p in line] for line in shares]


def all_distances(shares):
    return [[0.0 if i == j else distance(x, y) for j, y in enumerate(shares)] for i, x in enumerate(shares)]


distinct = [(drawn if i % 2 else points)(int(n)) for i, n in enumerate(random.integers(2, 33, 56))]
tied = []
while len(tied) < 50:
    shares = (random.uniform(size=(int(random.integers(2, 25)), int(random.integers(2, 12)))) < 0.5).astype(float)
    tied.append(all_distances(shares.tolist()))
sizes = random.integers(1, 9, (54, 2)).tolist()
shares = [lines(n, width, random.uniform(0, 0.8)) for n, width in sizes]

write_fixture(
    "clustering",
    ["scipy", "numpy"],
    distinct=[case(distances, clustered(distances)) for distances in distinct],
    tied=[case(distances, clustered(distances)) for distances in tied],
    distances=[case(given, all_distances(given)) for given in shares],
)
