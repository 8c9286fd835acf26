/** Runs and what happened in them. Bulk tables carry no index: keys are held by the one writer, and tested. */
export const sql = `
CREATE SEQUENCE experiment_seq;
CREATE TABLE experiment (
  experiment_id INTEGER PRIMARY KEY DEFAULT nextval('experiment_seq'),
  name VARCHAR NOT NULL,
  plan JSON NOT NULL,
  limits JSON NOT NULL,
  created_at TIMESTAMP_MS NOT NULL
);

CREATE TABLE run (
  run_id BIGINT NOT NULL,
  import_id INTEGER,
  experiment_id INTEGER,
  task_id INTEGER NOT NULL,
  system_id INTEGER NOT NULL,
  condition_id INTEGER NOT NULL,
  repeat INTEGER NOT NULL,
  file VARCHAR,
  line BIGINT,
  note VARCHAR,
  ambiguous BOOLEAN NOT NULL,
  set_aside VARCHAR
);

CREATE TABLE attempt (
  attempt_id BIGINT NOT NULL,
  run_id BIGINT NOT NULL,
  n INTEGER NOT NULL,
  exit VARCHAR,
  exit_detail VARCHAR,
  steps BIGINT,
  input_tokens BIGINT,
  cached_tokens BIGINT,
  output_tokens BIGINT,
  cost_usd DOUBLE,
  duration_s DOUBLE,
  started_at TIMESTAMP_MS,
  patch_empty BOOLEAN,
  patch VARCHAR
);

CREATE TABLE event (
  attempt_id BIGINT NOT NULL,
  seq INTEGER NOT NULL,
  turn INTEGER NOT NULL,
  thread INTEGER NOT NULL,
  kind VARCHAR NOT NULL,
  speaker VARCHAR,
  time TIMESTAMP_MS,
  tokens BIGINT,
  exit_code INTEGER,
  path VARCHAR,
  chunk INTEGER NOT NULL,
  body_offset INTEGER NOT NULL,
  body_length INTEGER NOT NULL
);
CREATE TABLE event_body (
  attempt_id BIGINT NOT NULL,
  chunk INTEGER NOT NULL,
  raw_bytes INTEGER NOT NULL,
  body BLOB NOT NULL
);

CREATE TABLE delivery (
  attempt_id BIGINT NOT NULL,
  step INTEGER NOT NULL,
  event_seq INTEGER,
  rung VARCHAR,
  before_hash VARCHAR,
  after_hash VARCHAR,
  undelivered_reason VARCHAR
);

CREATE TABLE grade (
  grade_id BIGINT NOT NULL,
  subject_kind VARCHAR NOT NULL,
  subject_id BIGINT NOT NULL,
  n INTEGER NOT NULL,
  verdict VARCHAR NOT NULL,
  verifier VARCHAR NOT NULL,
  verifier_version VARCHAR,
  image VARCHAR,
  patch_hash VARCHAR,
  tests_hash VARCHAR,
  f2p_pass INTEGER,
  f2p_fail INTEGER,
  p2p_pass INTEGER,
  p2p_fail INTEGER,
  timeout_counts BOOLEAN,
  graded_at TIMESTAMP_MS
);
CREATE TABLE test_result (
  grade_id BIGINT NOT NULL,
  name VARCHAR NOT NULL,
  test_group VARCHAR NOT NULL,
  passed BOOLEAN NOT NULL
);

CREATE TABLE published_count (
  import_id INTEGER NOT NULL,
  benchmark_id INTEGER NOT NULL,
  system_id INTEGER NOT NULL,
  resolved INTEGER NOT NULL,
  exact BOOLEAN NOT NULL
);
`;
