/**
 * Experiments that are run here. A try is noted before an attempt begins and goes when the attempt is kept: one that is still
 * there when nobody works on it was interrupted, and what it spent stays spent. `checkpoint` holds what a repository was after
 * a turn, and the subject of an entry is what the call was made for. An experiment is known by its name; its runs are those of the plan that it was last begun with.
 */
export const sql = `
CREATE TABLE attempt_try (
  run_id BIGINT NOT NULL,
  n INTEGER NOT NULL,
  started_at TIMESTAMP_MS NOT NULL
);
ALTER TABLE budget_entry ADD COLUMN subject VARCHAR;

CREATE TABLE checkpoint (
  attempt_id BIGINT NOT NULL,
  step INTEGER NOT NULL,
  event_seq INTEGER NOT NULL,
  patch VARCHAR NOT NULL
);
`;
