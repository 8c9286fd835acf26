/** Imports with what was left out of them, and jobs. */
export const sql = `
CREATE SEQUENCE import_seq;
CREATE TABLE import (
  import_id INTEGER PRIMARY KEY,
  path VARCHAR NOT NULL,
  format VARCHAR NOT NULL,
  hash VARCHAR NOT NULL,
  mapping JSON NOT NULL,
  app_version VARCHAR NOT NULL,
  imported_at TIMESTAMP_MS NOT NULL,
  n_files INTEGER NOT NULL,
  counts JSON NOT NULL,
  notes VARCHAR[] NOT NULL
);
CREATE TABLE import_problem (
  import_id INTEGER NOT NULL,
  n INTEGER NOT NULL,
  file VARCHAR NOT NULL,
  line BIGINT,
  code VARCHAR NOT NULL,
  reason VARCHAR NOT NULL
);

CREATE TABLE job (
  job_id INTEGER PRIMARY KEY,
  kind VARCHAR NOT NULL,
  title VARCHAR NOT NULL,
  started_at TIMESTAMP_MS NOT NULL
);
CREATE TABLE job_event (seq INTEGER NOT NULL, job_id INTEGER NOT NULL, state VARCHAR NOT NULL, body JSON NOT NULL);
`;
