/**
 * What was seen when tests were run in a container, kept whole under a key of all that it depends on. A grade is one
 * reading of it for one subject; an imported grade has none. `is_final` is false where something hindered the tests that
 * is no fault of the patch, so that they are to be run again.
 */
export const sql = `
CREATE TABLE evaluation (
  evaluation_id BIGINT NOT NULL,
  key VARCHAR NOT NULL,
  draw INTEGER NOT NULL,
  is_final BOOLEAN NOT NULL,
  verifier VARCHAR NOT NULL,
  verifier_version VARCHAR NOT NULL,
  image VARCHAR NOT NULL,
  patch_hash VARCHAR NOT NULL,
  tests_hash VARCHAR NOT NULL,
  seen JSON NOT NULL,
  log_bytes BIGINT NOT NULL,
  evaluated_at TIMESTAMP_MS NOT NULL
);
CREATE TABLE evaluation_log (evaluation_id BIGINT NOT NULL, log BLOB NOT NULL);

ALTER TABLE grade ADD COLUMN evaluation_id BIGINT;
ALTER TABLE grade ADD COLUMN because VARCHAR;
ALTER TABLE grade ADD COLUMN remarks VARCHAR[];
`;
