import type { RunRecord } from '../../harness/records.ts';
import type { NamedRow } from './agent-row.ts';
import type { Nameless } from './gathered.ts';
import type { Runs } from './runs.ts';
import { soleRun } from './sole-run.ts';

interface RowGroup {
  /** Agent and model. */
  readonly who: string;
  /** A task's second row is its second run. */
  readonly times: number;
  readonly rows: NamedRow[];
}

const contentOf = ({ row }: NamedRow): string => JSON.stringify({ ...row, line: null });

/** Rows by who made them and how often their task stood before; one that says the same again is none. */
function groupRows(rows: readonly NamedRow[], onRepeated: () => void): readonly RowGroup[] {
  const groups = new Map<string, RowGroup>();
  const seen = new Map<string, Set<string>>();
  for (const named of rows) {
    const who = [named.row.agent, named.row.model].filter(Boolean).join(' · ');
    const key = `${who}\n${named.instance}`;
    const before = seen.get(key) ?? new Set();
    seen.set(key, before);
    if (before.has(contentOf(named))) {
      onRepeated();
      continue;
    }
    before.add(contentOf(named));
    const times = before.size;
    const group = groups.get(`${who}\n${times}`) ?? { who, times, rows: [] };
    groups.set(`${who}\n${times}`, group);
    group.rows.push(named);
  }
  return [...groups.values()];
}

function comparePatches(record: RunRecord, { row }: NamedRow, runs: Runs): void {
  const handedIn = record.prediction?.patch;
  if (handedIn === undefined || row.patch === null || handedIn.trim() === row.patch.trim()) return;
  const reason = `${record.instance} has another patch here than in ${record.prediction!.file}, which counts`;
  runs.report({ file: row.file, line: row.line, code: 'disagreement', reason });
}

/** Whether a run's patches are those of the rows, where both have some. */
function hasSamePatches(run: string, rows: readonly NamedRow[], runs: Runs): boolean {
  const pairs = rows.flatMap(({ instance, row }) => {
    const patch = runs.records.find(run, instance)?.prediction?.patch;
    return patch === undefined || row.patch === null ? [] : [patch.trim() === row.patch.trim()];
  });
  return pairs.length === 0 || pairs.filter(Boolean).length * 2 > pairs.length;
}

/** Rows name agent and model, not a run: they belong to the only run of their folder, or make one for each agent and model. */
export function settleAgentRows({ path, file, entries }: Nameless<NamedRow>, runs: Runs): void {
  const { home, run: own } = runs.placeOf(path);
  let repeated = 0;
  const groups = groupRows(entries, () => {
    repeated += 1;
  });
  if (repeated > 0) runs.notes.push(`${repeated} rows of ${file} stand twice and were taken once.`);
  const isOne = new Set(groups.map(({ who }) => who)).size === 1;
  const instances = entries.map(({ instance }) => instance);
  const sole = isOne ? soleRun(path, instances, runs) : null;
  const first = sole !== null && hasSamePatches(sole, groups[0]!.rows, runs) ? sole : own;
  for (const { who, times, rows } of groups) {
    const base = isOne ? first : `${own} · ${who}`;
    const run = times === 1 ? base : `${base} · ${times}`;
    for (const named of rows) {
      const record = runs.at({ run, home }, named.instance);
      record.row ??= named.row;
      comparePatches(record, named, runs);
    }
  }
}
