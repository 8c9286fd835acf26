import { countFlags } from './facts/count-flags.ts';
import type { RunFacts } from './facts/run-facts.ts';
import { sideBySide } from './facts/side-by-side.ts';

export interface ComparablePair {
  readonly by: 'condition' | 'system' | 'benchmark';
  readonly a: string;
  readonly b: string;
  readonly benchmark: string;
  readonly n_systems: number;
  readonly n_tasks: number;
}

/** Among very many systems only the largest are paired: the list is an offer, not a limit. */
const SYSTEMS_OFFERED = 12;
const PAIRS_OFFERED = 200;

type By = ComparablePair['by'];
const BY: readonly By[] = ['condition', 'benchmark', 'system'];

/** Codes, and of each canonical task 1 where there is a run of it. */
type Cell = Readonly<Record<By, number>> & { readonly tasks: Uint8Array };

/** What two sides share, over all their pairs of cells. */
interface Shared {
  readonly a: number;
  readonly b: number;
  readonly benchmark: number;
  readonly systems: Set<number>;
  readonly tasks: Uint8Array;
}

function cellsOf({ n_runs, columns, canonical }: RunFacts): readonly Cell[] {
  const { benchmark, system, condition } = columns;
  const { names, codes } = canonical;
  const all = new Int32Array(n_runs).map((_, run) => run);
  return sideBySide(all, benchmark, system, condition).map((runs) => {
    const tasks = new Uint8Array(names.length);
    for (const run of runs) tasks[codes[run]!] = 1;
    const first = runs[0]!;
    return { benchmark: benchmark[first]!, system: system[first]!, condition: condition[first]!, tasks };
  });
}

function largestSystems(facts: RunFacts, cells: readonly Cell[]): ReadonlySet<number> {
  const sizes = new Map<number, number>();
  for (const cell of cells) sizes.set(cell.system, (sizes.get(cell.system) ?? 0) + countFlags(cell.tasks));
  const id = (system: number) => facts.ids.system[system]!;
  const ordered = [...sizes].sort(([a, m], [b, n]) => n - m || id(a) - id(b));
  return new Set(ordered.slice(0, SYSTEMS_OFFERED).map(([system]) => system));
}

/** Cells that differ in nothing but `by`. */
function alike(cells: readonly Cell[], by: By): Iterable<readonly Cell[]> {
  const groups = new Map<string, Cell[]>();
  for (const cell of cells) {
    const key = BY.map((part) => (part === by ? '' : cell[part])).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return groups.values();
}

/** Each two of them once, A being the one that was met first. */
function* pairsOf(cells: readonly Cell[], id: (cell: Cell) => number): Generator<readonly [Cell, Cell]> {
  const ordered = [...cells].sort((x, y) => id(x) - id(y));
  for (const [i, a] of ordered.entries()) for (const b of ordered.slice(i + 1)) yield [a, b];
}

function common(x: Uint8Array, y: Uint8Array): Uint8Array {
  const both = new Uint8Array(x.length);
  for (let task = 0; task < x.length; task += 1) both[task] = x[task]! & y[task]!;
  return both;
}

function include(tasks: Uint8Array, more: Uint8Array): void {
  for (let task = 0; task < tasks.length; task += 1) tasks[task]! |= more[task]!;
}

function sharedBy(facts: RunFacts, cells: readonly Cell[], by: By): readonly Shared[] {
  const found = new Map<string, Shared>();
  for (const group of alike(cells, by))
    for (const [x, y] of pairsOf(group, (cell) => facts.ids[by][cell[by]]!)) {
      const tasks = common(x.tasks, y.tasks);
      if (!tasks.includes(1)) continue;
      const sides = { a: x[by], b: y[by], benchmark: x.benchmark };
      const key = Object.values(sides).join(' ');
      const shared = found.get(key) ?? { ...sides, systems: new Set<number>(), tasks };
      found.set(key, shared);
      shared.systems.add(y.system);
      include(shared.tasks, tasks);
    }
  return [...found.values()];
}

function pairsBy(facts: RunFacts, cells: readonly Cell[], by: By): readonly ComparablePair[] {
  const { names } = facts.dimensions[by];
  const order = (x: ComparablePair, y: ComparablePair) =>
    y.n_systems * y.n_tasks - x.n_systems * x.n_tasks ||
    compare(x.a, y.a) ||
    compare(x.b, y.b) ||
    compare(x.benchmark, y.benchmark);
  return sharedBy(facts, cells, by)
    .map(({ a, b, benchmark, systems, tasks }) => ({
      by,
      a: names[a]!,
      b: names[b]!,
      benchmark: facts.dimensions.benchmark.names[benchmark]!,
      n_systems: systems.size,
      n_tasks: countFlags(tasks),
    }))
    .sort(order);
}

const compare = (x: string, y: string): number => (x < y ? -1 : Number(x > y));

/** Pairs with tasks in common: conditions first, then benchmarks, then systems; most shared cells first. */
export function comparablePairs(facts: RunFacts): readonly ComparablePair[] {
  const cells = cellsOf(facts);
  const largest = largestSystems(facts, cells);
  const large = cells.filter(({ system }) => largest.has(system));
  return BY.flatMap((by) => pairsBy(facts, by === 'system' ? large : cells, by)).slice(0, PAIRS_OFFERED);
}
