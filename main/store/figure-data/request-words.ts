import { type MeasuredGroup, saidWords } from '../../../analysis/distributions/index.ts';
import { wordCount } from '../../../analysis/effects/index.ts';
import { type DistributionGroup, PARTS } from '../../../analysis/model/distributions.ts';
import type { Filter } from '../../../analysis/model/filter.ts';
import type { Step } from '../../../analysis/model/script.ts';
import type { Database } from '../database.ts';

const CHOSEN_TASK = `
  (len($benchmark::VARCHAR[]) = 0 OR list_contains($benchmark::VARCHAR[], b.name))
  AND (len($repository::VARCHAR[]) = 0 OR list_contains($repository::VARCHAR[], f.repository))
  AND contains(lower(f.instance), lower($task))`;

const STATEMENTS = `
  SELECT b.name AS benchmark, f.statement FROM task_fact f JOIN benchmark b USING (benchmark_id)
  WHERE ${CHOSEN_TASK} ORDER BY b.name, f.instance`;

const SCRIPTS = `
  SELECT b.name AS benchmark, c.name AS condition, s.spine::VARCHAR AS spine, f.statement
  FROM chosen_script k JOIN condition c USING (condition_id) LEFT JOIN script s USING (script_id)
  JOIN task_fact f USING (task_id) JOIN benchmark b USING (benchmark_id)
  WHERE ${CHOSEN_TASK} AND (len($condition::VARCHAR[]) = 0 OR list_contains($condition::VARCHAR[], c.name))
  ORDER BY b.name, c.name, f.instance`;

/** Of each session what its user says first; null where nobody in it is the user. */
const FIRST_MESSAGES = `
  SELECT c.name AS corpus, c.corpus_id, x.body AS first
  FROM session s JOIN corpus c USING (corpus_id) LEFT JOIN (
    SELECT session_id, arg_min(text_hash, n) AS text_hash FROM message WHERE role = 'user' GROUP BY session_id
  ) m USING (session_id) LEFT JOIN text x ON x.hash = m.text_hash
  ORDER BY c.corpus_id, s.session_id`;

/** Words of one text, null where it is not known, and which group it is of. */
interface Counted {
  readonly key: string;
  readonly group: DistributionGroup;
  readonly words: number | null;
}

const NO_GROUP = { benchmark: null, system: null, condition: null, corpus: null };
const TEXT = PARTS.indexOf('text');

function measured(all: readonly Counted[]): readonly MeasuredGroup[] {
  const groups = new Map<string, Counted[]>();
  for (const one of all) {
    const own = groups.get(one.key);
    if (own) own.push(one);
    else groups.set(one.key, [one]);
  }
  return [...groups.values()].map((own) => {
    const values = Float64Array.from(own.flatMap(({ words }) => words ?? []));
    return { group: own[0]!.group, n: own.length, values, parts: new Uint8Array(values.length).fill(TEXT) };
  });
}

type Statement = { readonly benchmark: string; readonly statement: string | null };
type Chosen = Statement & { readonly condition: string; readonly spine: string | null };
type First = { readonly corpus: string; readonly corpus_id: number; readonly first: string | null };

/** Benchmarks of which no statement is known are left out: they were never told, rather than lost. */
function countStatements(rows: readonly Statement[]): readonly Counted[] {
  const told = new Set(rows.filter(({ statement }) => statement !== null).map(({ benchmark }) => benchmark));
  return rows
    .filter(({ benchmark }) => told.has(benchmark))
    .map(({ benchmark, statement }) => ({
      key: benchmark,
      group: { ...NO_GROUP, kind: 'statements', benchmark },
      words: statement === null ? null : wordCount(statement),
    }));
}

const countScript = ({ benchmark, condition, spine, statement }: Chosen): Counted => ({
  key: JSON.stringify([benchmark, condition]),
  group: { ...NO_GROUP, kind: 'scripts', benchmark, condition },
  words: saidWords({ spine: spine === null ? [] : (JSON.parse(spine) as readonly Step[]) }, statement),
});

const countFirst = ({ corpus, corpus_id, first }: First): Counted => ({
  key: String(corpus_id),
  group: { ...NO_GROUP, kind: 'corpus', corpus },
  words: first === null ? null : wordCount(first),
});

/**
 * Words of what is asked: of the statements of each benchmark's tasks, of the scripts of each condition (one a task), and
 * of what each session of a corpus begins with, which no filter concerns.
 */
export async function requestWords(
  database: Database,
  { filter }: { readonly filter: Filter },
  signal?: AbortSignal,
): Promise<readonly MeasuredGroup[]> {
  const { benchmark = [], repository = [], condition = [], task = '' } = filter;
  const chosen = { benchmark, repository, task };
  const statements = await database.select(STATEMENTS, chosen, signal);
  const scripts = await database.select(SCRIPTS, { ...chosen, condition }, signal);
  const firsts = await database.select(FIRST_MESSAGES, {}, signal);
  return [
    ...measured(countStatements(statements as unknown as readonly Statement[])),
    ...measured((scripts as unknown as readonly Chosen[]).map(countScript)),
    ...measured((firsts as unknown as readonly First[]).map(countFirst)),
  ];
}
