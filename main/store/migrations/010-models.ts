/**
 * What calls to models cost and said. A budget's ledger has an entry for everything that was sent out under it: written as
 * a reservation before the call leaves, and settled once it is known what the call came to. Money is in whole billionths of a
 * dollar. An entry that was never settled counts as spent, and so does one whose reply was lost. `over_nano` is what the
 * endpoint charged beyond the cap, which `settled_nano` therefore leaves out; a budget is closed from then on.
 */
export const sql = `
CREATE TABLE budget (
  name VARCHAR NOT NULL,
  cap_nano BIGINT,
  closed VARCHAR,
  created_at TIMESTAMP_MS NOT NULL
);
CREATE TABLE budget_entry (
  entry_id BIGINT NOT NULL,
  budget VARCHAR NOT NULL,
  role VARCHAR NOT NULL,
  endpoint VARCHAR NOT NULL,
  model VARCHAR NOT NULL,
  price JSON,
  input_bound BIGINT NOT NULL,
  output_bound BIGINT NOT NULL,
  reserved_nano BIGINT,
  settled_nano BIGINT,
  over_nano BIGINT,
  settled_by VARCHAR,
  input_tokens BIGINT,
  cached_tokens BIGINT,
  output_tokens BIGINT,
  opened_at TIMESTAMP_MS NOT NULL,
  settled_at TIMESTAMP_MS
);

ALTER TABLE model_call ADD COLUMN endpoint VARCHAR;
ALTER TABLE model_call ADD COLUMN price JSON;
ALTER TABLE model_call ADD COLUMN written_tokens BIGINT;
ALTER TABLE model_call ADD COLUMN reasoning_tokens BIGINT;
ALTER TABLE model_call ADD COLUMN entry_id BIGINT;
`;
