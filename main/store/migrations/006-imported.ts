/**
 * What is imported besides runs. Several imports may tell of one task or script: each keeps what it said, so that undoing
 * one leaves what the others brought. `task_fact` is what is known of a task: each fact from the first import that says it.
 */
export const sql = `
ALTER TABLE task DROP COLUMN base_commit;
ALTER TABLE task DROP COLUMN statement;
ALTER TABLE task DROP COLUMN reference_patch;
ALTER TABLE task DROP COLUMN test_patch;
ALTER TABLE task DROP COLUMN image;
ALTER TABLE task ADD COLUMN repository_import INTEGER;

CREATE TABLE task_content (
  import_id INTEGER NOT NULL,
  n INTEGER NOT NULL,
  task_id INTEGER NOT NULL,
  file VARCHAR NOT NULL,
  line BIGINT,
  repository VARCHAR,
  base_commit VARCHAR,
  statement VARCHAR,
  hints VARCHAR,
  reference_patch VARCHAR,
  test_patch VARCHAR,
  image VARCHAR,
  version VARCHAR,
  environment_commit VARCHAR,
  created_at TIMESTAMP_MS,
  difficulty VARCHAR,
  fail_to_pass VARCHAR[],
  pass_to_pass VARCHAR[],
  more JSON
);

CREATE VIEW task_fact AS
SELECT t.task_id, t.benchmark_id, t.instance, t.canonical_id, t.repository, c.* EXCLUDE (task_id)
FROM task t LEFT JOIN (
  SELECT task_id,
    arg_min(base_commit, (import_id, n)) AS base_commit, arg_min(statement, (import_id, n)) AS statement,
    arg_min(hints, (import_id, n)) AS hints, arg_min(reference_patch, (import_id, n)) AS reference_patch,
    arg_min(test_patch, (import_id, n)) AS test_patch, arg_min(image, (import_id, n)) AS image,
    arg_min(version, (import_id, n)) AS version, arg_min(environment_commit, (import_id, n)) AS environment_commit,
    arg_min(created_at, (import_id, n)) AS created_at, arg_min(difficulty, (import_id, n)) AS difficulty,
    arg_min(fail_to_pass, (import_id, n)) AS fail_to_pass, arg_min(pass_to_pass, (import_id, n)) AS pass_to_pass,
    arg_min(more, (import_id, n)) AS more
  FROM task_content GROUP BY task_id
) c USING (task_id);

ALTER TABLE script ADD COLUMN import_id INTEGER;
ALTER TABLE condition_script ADD COLUMN import_id INTEGER;
ALTER TABLE condition_script ADD COLUMN provenance JSON;
ALTER TABLE condition_script ADD COLUMN file VARCHAR;
ALTER TABLE condition_script ADD COLUMN line BIGINT;

CREATE VIEW chosen_script AS
SELECT condition_id, task_id, arg_min(script_id, coalesce(import_id, 0)) AS script_id,
  arg_min(provenance, coalesce(import_id, 0)) AS provenance
FROM condition_script GROUP BY condition_id, task_id;

ALTER TABLE label ADD COLUMN import_id INTEGER;
`;
