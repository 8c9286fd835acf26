/** Tasks, cohorts, scripts, conditions, systems: what can be run. */
export const sql = `
CREATE TABLE meta (key VARCHAR PRIMARY KEY, value VARCHAR NOT NULL);

INSERT INTO meta VALUES ('format', 'parallax-workspace');

CREATE SEQUENCE benchmark_seq;
CREATE TABLE benchmark (
  benchmark_id INTEGER PRIMARY KEY DEFAULT nextval('benchmark_seq'),
  name VARCHAR NOT NULL UNIQUE,
  revision VARCHAR
);

CREATE SEQUENCE task_seq;
CREATE TABLE task (
  task_id INTEGER PRIMARY KEY DEFAULT nextval('task_seq'),
  benchmark_id INTEGER NOT NULL,
  instance VARCHAR NOT NULL,
  canonical_id VARCHAR NOT NULL,
  repository VARCHAR,
  base_commit VARCHAR,
  statement VARCHAR,
  reference_patch VARCHAR,
  test_patch VARCHAR,
  image VARCHAR,
  UNIQUE (benchmark_id, instance)
);

CREATE SEQUENCE cohort_seq;
CREATE TABLE cohort (
  cohort_id INTEGER PRIMARY KEY DEFAULT nextval('cohort_seq'),
  import_id INTEGER,
  name VARCHAR NOT NULL,
  description VARCHAR NOT NULL,
  hash VARCHAR NOT NULL,
  is_sample BOOLEAN NOT NULL
);
CREATE TABLE cohort_task (cohort_id INTEGER NOT NULL, canonical_id VARCHAR NOT NULL);

CREATE SEQUENCE script_seq;
CREATE TABLE script (
  script_id INTEGER PRIMARY KEY DEFAULT nextval('script_seq'),
  hash VARCHAR NOT NULL UNIQUE,
  spine JSON NOT NULL,
  overlays JSON NOT NULL,
  parents VARCHAR[] NOT NULL,
  method VARCHAR NOT NULL,
  label VARCHAR NOT NULL,
  provenance JSON
);

CREATE SEQUENCE condition_seq;
CREATE TABLE condition (
  condition_id INTEGER PRIMARY KEY DEFAULT nextval('condition_seq'),
  name VARCHAR NOT NULL UNIQUE,
  description VARCHAR
);
CREATE TABLE condition_script (
  condition_id INTEGER NOT NULL,
  task_id INTEGER NOT NULL,
  script_id INTEGER
);

CREATE SEQUENCE system_seq;
CREATE TABLE system (
  system_id INTEGER PRIMARY KEY DEFAULT nextval('system_seq'),
  hash VARCHAR NOT NULL UNIQUE,
  label VARCHAR NOT NULL,
  agent VARCHAR,
  model VARCHAR,
  settings JSON NOT NULL
);
`;
