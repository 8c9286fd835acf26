import type { ImportItem, Sniff } from '../format.ts';
import { guessNames } from '../guess-names.ts';
import { benchmarkOfRows, NO_BENCHMARK } from '../rows/benchmark-of-rows.ts';
import { type RowsSource, rowsFormat } from '../rows/rows-format.ts';
import type { RowsHead } from '../rows/rows-head.ts';
import { UNSPECIFIED } from '../unspecified.ts';
import { asText } from '../untyped.ts';
import { taskOfRow } from './task-instances/task-of-row.ts';

/** What a task instance is told by, each with the names that benchmarks give it. */
const SYNONYMS = {
  task: ['instance_id', 'task_id', 'instance', 'task'],
  repository: ['repo', 'repository', 'repo_name'],
  base_commit: ['base_commit', 'base_commit_hash', 'base_sha'],
  statement: ['problem_statement', 'issue_text', 'issue', 'statement'],
  hints: ['hints_text', 'hints'],
  reference_patch: ['patch', 'golden_patch', 'gold_patch', 'fix_patch', 'reference_patch'],
  test_patch: ['test_patch', 'tests_patch'],
  image: ['image_name', 'docker_image', 'image'],
  version: ['version'],
  environment_commit: ['environment_setup_commit'],
  created_at: ['created_at'],
  difficulty: ['difficulty'],
  fail_to_pass: ['fail_to_pass'],
  pass_to_pass: ['pass_to_pass'],
} as const;

/** Columns of what systems did, not of what they were asked. */
const OF_RUNS = /^(model_patch|model_name_or_path|generated_patch|resolved|trajectory|traj|exit_status)$/i;

const FORMS = { csv: 'CSV', jsonl: 'JSONL', json: 'JSON', parquet: 'Parquet' } as const;

function sniff(head: RowsHead, columns: Readonly<Record<string, string>>): Sniff {
  const { task, repository, base_commit, statement, reference_patch } = columns;
  const isTask =
    task !== undefined &&
    (repository ?? base_commit) !== undefined &&
    (statement ?? reference_patch) !== undefined &&
    !head.names.some((name) => OF_RUNS.test(name)) &&
    head.samples.every((row) => asText(row[task]) !== null);
  return isTask
    ? {
        confidence: 0.9,
        reason: `${FORMS[head.form]} of task instances with ${Object.values(columns).join(', ')}`,
      }
    : { confidence: 0, reason: '' };
}

async function* read(source: RowsSource): AsyncGenerator<ImportItem> {
  const { file, columns, head } = source;
  const told = await benchmarkOfRows(source);
  if (told === null) yield { kind: 'note', note: NO_BENCHMARK };
  const named = { benchmark: told ?? UNSPECIFIED, isText: head.form === 'csv' };
  let done = 0;
  for await (const result of source.rows()) {
    if ('problem' in result) {
      yield { kind: 'problem', problem: result.problem };
      continue;
    }
    const { task, problems } = taskOfRow(result.row, columns, { file, line: result.line }, named);
    for (const problem of problems) yield { kind: 'problem', problem };
    if (task !== null) yield { kind: 'task', task };
    done += 1;
    if (done % 256 === 0) yield { kind: 'progress', done, total: null, unit: 'tasks' };
  }
}

/** Task instances as SWE-bench and its relatives publish them: one row per task, CSV, JSONL, JSON or Parquet. */
export const taskInstances = rowsFormat({
  name: 'task-instances',
  what: 'a table of task instances',
  ours: Object.keys(SYNONYMS),
  guess: (head, given) => guessNames(SYNONYMS, head.names, given),
  sniff,
  missing: ({ task }) => (task === undefined ? 'the task' : null),
  describe: async (source) => ({ benchmark: await benchmarkOfRows(source) }),
  read,
});
