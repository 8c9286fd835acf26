/** Column → DuckDB type of the temporary table that every imported run passes through. Numbers are doubles here. */
const STAGE_RUN = {
  n: 'INTEGER',
  attempt_id: 'DOUBLE',
  benchmark: 'VARCHAR',
  instance: 'VARCHAR',
  canonical_id: 'VARCHAR',
  repository: 'VARCHAR',
  system: 'VARCHAR',
  agent: 'VARCHAR',
  model: 'VARCHAR',
  settings: 'VARCHAR',
  condition: 'VARCHAR',
  repeat: 'INTEGER',
  file: 'VARCHAR',
  line: 'DOUBLE',
  note: 'VARCHAR',
  ambiguous: 'BOOLEAN',
  has_attempt: 'BOOLEAN',
  exit: 'VARCHAR',
  exit_detail: 'VARCHAR',
  steps: 'DOUBLE',
  input_tokens: 'DOUBLE',
  cached_tokens: 'DOUBLE',
  output_tokens: 'DOUBLE',
  cost_usd: 'DOUBLE',
  duration_s: 'DOUBLE',
  started_at: 'DOUBLE',
  patch_empty: 'BOOLEAN',
  patch: 'VARCHAR',
  verdict: 'VARCHAR',
  verifier_version: 'VARCHAR',
  f2p_pass: 'INTEGER',
  f2p_fail: 'INTEGER',
  p2p_pass: 'INTEGER',
  p2p_fail: 'INTEGER',
  timeout_counts: 'BOOLEAN',
  refused: 'VARCHAR',
  bad_measure: 'BOOLEAN',
} as const;

/** Events and their bodies are written to their place at once: they are most of what an import brings. */
const EVENT = {
  attempt_id: 'BIGINT',
  seq: 'INTEGER',
  turn: 'INTEGER',
  thread: 'INTEGER',
  kind: 'VARCHAR',
  speaker: 'VARCHAR',
  time: 'TIMESTAMP_MS',
  tokens: 'BIGINT',
  exit_code: 'INTEGER',
  path: 'VARCHAR',
  chunk: 'INTEGER',
  body_offset: 'INTEGER',
  body_length: 'INTEGER',
} as const;

const EVENT_BODY = { attempt_id: 'BIGINT', chunk: 'INTEGER', raw_bytes: 'INTEGER', body: 'BLOB' } as const;

/** Of grades made here, which are written at once. */
const TEST_RESULT = {
  grade_id: 'BIGINT',
  name: 'VARCHAR',
  test_group: 'VARCHAR',
  passed: 'BOOLEAN',
} as const;

const STAGE_TEST = {
  n: 'INTEGER',
  name: 'VARCHAR',
  test_group: 'VARCHAR',
  passed: 'BOOLEAN',
} as const;

const STAGE_TASK = {
  n: 'INTEGER',
  benchmark: 'VARCHAR',
  instance: 'VARCHAR',
  canonical_id: 'VARCHAR',
  repository: 'VARCHAR',
  file: 'VARCHAR',
  line: 'DOUBLE',
  base_commit: 'VARCHAR',
  statement: 'VARCHAR',
  hints: 'VARCHAR',
  reference_patch: 'VARCHAR',
  test_patch: 'VARCHAR',
  image: 'VARCHAR',
  version: 'VARCHAR',
  environment_commit: 'VARCHAR',
  created_at: 'DOUBLE',
  difficulty: 'VARCHAR',
  fail_to_pass: 'VARCHAR',
  pass_to_pass: 'VARCHAR',
  more: 'VARCHAR',
} as const;

const STAGE_SCRIPT = {
  n: 'INTEGER',
  benchmark: 'VARCHAR',
  instance: 'VARCHAR',
  canonical_id: 'VARCHAR',
  condition: 'VARCHAR',
  description: 'VARCHAR',
  hash: 'VARCHAR',
  spine: 'VARCHAR',
  overlays: 'VARCHAR',
  method: 'VARCHAR',
  label: 'VARCHAR',
  provenance: 'VARCHAR',
  file: 'VARCHAR',
  line: 'DOUBLE',
} as const;

const STAGE_MESSAGE = {
  n: 'INTEGER',
  corpus: 'VARCHAR',
  session: 'VARCHAR',
  position: 'DOUBLE',
  role: 'VARCHAR',
  text: 'VARCHAR',
  intent: 'VARCHAR',
} as const;

const STAGE_LABEL = {
  n: 'INTEGER',
  benchmark: 'VARCHAR',
  instance: 'VARCHAR',
  system: 'VARCHAR',
  condition: 'VARCHAR',
  repeat: 'INTEGER',
  rubric: 'VARCHAR',
  rubric_version: 'VARCHAR',
  value: 'VARCHAR',
  judge: 'VARCHAR',
  draw: 'INTEGER',
  rationale: 'VARCHAR',
  file: 'VARCHAR',
  line: 'DOUBLE',
} as const;

const STAGES = {
  stage_run: STAGE_RUN,
  stage_test: STAGE_TEST,
  stage_task: STAGE_TASK,
  stage_script: STAGE_SCRIPT,
  stage_message: STAGE_MESSAGE,
  stage_label: STAGE_LABEL,
} as const;

/** Tables that rows are appended to, with the types of their columns in order. */
export const APPENDED = {
  ...STAGES,
  event: EVENT,
  event_body: EVENT_BODY,
  test_result: TEST_RESULT,
} as const;

export type ColumnType = 'INTEGER' | 'BIGINT' | 'VARCHAR' | 'DOUBLE' | 'BOOLEAN' | 'BLOB' | 'TIMESTAMP_MS';

export type AppendedTable = keyof typeof APPENDED;

/** `CREATE OR REPLACE TEMP TABLE` for every stage. */
export function createStages(): string {
  return Object.entries(STAGES)
    .map(([table, columns]) => {
      const list = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
      return `CREATE OR REPLACE TEMP TABLE ${table} (${list.join(', ')});`;
    })
    .join('\n');
}
