import type { ImportProblem } from '../../format.ts';
import { KNOWN_BENCHMARKS, type KnownBenchmark } from '../../known-benchmarks.ts';
import { readJson } from '../../read-json.ts';
import type { Line } from '../../read-lines.ts';
import { asList, asNumber, asObject, asText, asTexts, type Untyped } from '../../untyped.ts';

/** A system's results on one board: what it resolved, and what the board leaves open. All else is unresolved. */
export interface MatrixRow {
  readonly line: number;
  readonly system: string;
  readonly date: string | null;
  readonly benchmark: KnownBenchmark;
  readonly published: number | null;
  /** The source's word that its verdicts add up to the published count. */
  readonly exact: boolean | null;
  readonly resolved: ReadonlySet<string>;
  readonly ambiguous: ReadonlySet<string>;
}

export interface RowResult {
  readonly row: MatrixRow | null;
  readonly problems: readonly ImportProblem[];
}

const SPLITS: Readonly<Record<string, string>> = { verified: 'SWE-bench Verified', lite: 'SWE-bench Lite' };

/** Whether a parsed line looks like a row of a matrix, right or wrong. */
export function isMatrixRow(value: unknown): boolean {
  const row = asObject(value);
  return (
    row !== null && asText(row.system) !== null && asText(row.split) !== null && Array.isArray(row.resolved)
  );
}

function benchmarkOf(split: string | null): KnownBenchmark | undefined {
  return KNOWN_BENCHMARKS.find(
    ({ name }) => split !== null && Object.hasOwn(SPLITS, split) && name === SPLITS[split],
  );
}

/** Why a row cannot be used at all; null where it can. */
function refusal(
  row: Untyped,
  benchmark: KnownBenchmark | undefined,
): readonly [code: string, reason: string] | null {
  if (!asText(row.system)) return ['bad-row', 'the row names no system'];
  if (!Array.isArray(row.resolved)) return ['bad-row', 'the row has no list of resolved tasks'];
  if (benchmark === undefined)
    return [
      'unknown-split',
      `the split is "${row.split}"; only ${Object.keys(SPLITS).join(' and ')} are known`,
    ];
  const size = benchmark.ids.size;
  if (asNumber(row.n_instances) !== size)
    return [
      'wrong-size',
      `n_instances is ${row.n_instances}, but ${benchmark.name} has ${size}: unresolved is not known`,
    ];
  return null;
}

/** Ids of one list that the board has, with a problem for each that it has not and each that stands twice. */
function knownIds(
  list: unknown,
  benchmark: KnownBenchmark,
  report: (code: string, reason: string) => void,
): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const id of asTexts(list)) {
    if (!benchmark.ids.has(id)) report('unknown-task', `${id} is not a task of ${benchmark.name}`);
    else if (ids.has(id)) report('duplicate', `${id} stands twice in one list`);
    else ids.add(id);
  }
  const strange = asList(list).length - asTexts(list).length;
  if (strange > 0) report('bad-row', `${strange} entries of a list of tasks are not text`);
  return ids;
}

function readRow(
  line: number,
  value: Untyped,
  benchmark: KnownBenchmark,
  report: (code: string, reason: string) => void,
): MatrixRow {
  const ambiguous = knownIds(value.ambiguous, benchmark, report);
  const listed = knownIds(value.resolved, benchmark, report);
  const both = [...listed].filter((id) => ambiguous.has(id));
  if (both.length > 0)
    report('contradiction', `resolved and ambiguous both list ${both.join(', ')}; taken as ambiguous`);
  return {
    line,
    system: asText(value.system)!,
    date: asText(value.date),
    benchmark,
    published: asNumber(value.board_resolved),
    exact: typeof value.exact === 'boolean' ? value.exact : null,
    resolved: both.length === 0 ? listed : new Set([...listed].filter((id) => !ambiguous.has(id))),
    ambiguous,
  };
}

/** One line of a matrix, or why it is none. */
export function matrixRow(line: Line, file: string): RowResult {
  if (line.overlong)
    return {
      row: null,
      problems: [{ file, line: line.number, code: 'long-line', reason: 'the line is too long' }],
    };
  const { value, problems } = readJson(line.bytes, file, true, line.number);
  if (value === undefined) return { row: null, problems };
  const found = [...problems];
  const report = (code: string, reason: string) => found.push({ file, line: line.number, code, reason });
  const object = asObject(value) ?? {};
  const benchmark = benchmarkOf(asText(object.split));
  const refused = refusal(object, benchmark);
  if (refused === null && benchmark !== undefined)
    return { row: readRow(line.number, object, benchmark, report), problems: found };
  if (refused !== null) report(...refused);
  return { row: null, problems: found };
}
