/** Labels, corpora of messages, embeddings, model calls, figures. */
export const sql = `
CREATE SEQUENCE label_seq;
CREATE TABLE label (
  label_id BIGINT PRIMARY KEY DEFAULT nextval('label_seq'),
  subject_kind VARCHAR NOT NULL,
  subject_id BIGINT NOT NULL,
  first_event INTEGER,
  last_event INTEGER,
  rubric VARCHAR NOT NULL,
  rubric_version VARCHAR NOT NULL,
  value VARCHAR NOT NULL,
  judge VARCHAR NOT NULL,
  draw INTEGER NOT NULL,
  citations JSON NOT NULL,
  rationale VARCHAR,
  supersedes BIGINT,
  created_at TIMESTAMP_MS NOT NULL
);

CREATE SEQUENCE corpus_seq;
CREATE TABLE corpus (
  corpus_id INTEGER PRIMARY KEY DEFAULT nextval('corpus_seq'),
  import_id INTEGER,
  name VARCHAR NOT NULL,
  description VARCHAR
);
CREATE TABLE session (session_id BIGINT NOT NULL, corpus_id INTEGER NOT NULL, source_id VARCHAR NOT NULL);
CREATE TABLE message (
  message_id BIGINT NOT NULL,
  session_id BIGINT NOT NULL,
  n INTEGER NOT NULL,
  role VARCHAR NOT NULL,
  text_hash VARCHAR NOT NULL
);
CREATE TABLE text (hash VARCHAR NOT NULL, body VARCHAR NOT NULL);
CREATE TABLE embedding (
  text_hash VARCHAR NOT NULL,
  model VARCHAR NOT NULL,
  model_version VARCHAR NOT NULL,
  dims INTEGER NOT NULL,
  normalised BOOLEAN NOT NULL,
  vector FLOAT[] NOT NULL
);

CREATE TABLE model_call (
  request_hash VARCHAR NOT NULL,
  draw VARCHAR NOT NULL,
  role VARCHAR NOT NULL,
  model VARCHAR NOT NULL,
  prompt_version VARCHAR,
  request JSON NOT NULL,
  reply JSON,
  input_tokens BIGINT,
  cached_tokens BIGINT,
  output_tokens BIGINT,
  cost_usd DOUBLE,
  called_at TIMESTAMP_MS NOT NULL
);

CREATE SEQUENCE figure_seq;
CREATE TABLE figure (
  figure_id INTEGER PRIMARY KEY DEFAULT nextval('figure_seq'),
  name VARCHAR NOT NULL,
  specification JSON NOT NULL,
  created_at TIMESTAMP_MS NOT NULL
);
`;
