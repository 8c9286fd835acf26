import type { DuckDBConnection } from '@duckdb/node-api';
import { select } from '../select.ts';
import { runNamed } from './run-named.ts';

const CORPORA = `
  INSERT INTO corpus (import_id, name)
  SELECT $import, corpus FROM stage_message GROUP BY corpus ORDER BY min(n)`;

/** Ids go on from the last, in the order of the source. */
const SESSIONS = `
  CREATE OR REPLACE TEMP TABLE stage_session AS
  SELECT corpus, session, (SELECT coalesce(max(session_id), 0) FROM session) + row_number() OVER (ORDER BY min(n)) AS session_id
  FROM stage_message GROUP BY corpus, session`;

const MESSAGES = `
  CREATE OR REPLACE TEMP TABLE stage_told AS
  SELECT x.n, (SELECT coalesce(max(message_id), 0) FROM message) + row_number() OVER (ORDER BY x.n) AS message_id, s.session_id,
    row_number() OVER (PARTITION BY s.session_id ORDER BY x.position NULLS LAST, x.n) AS ordinal, x.role, sha256(x.text) AS text_hash, x.intent
  FROM stage_message x JOIN stage_session s USING (corpus, session)`;

const FACTS = [
  `INSERT INTO session
   SELECT s.session_id, c.corpus_id, s.session FROM stage_session s
   JOIN corpus c ON c.name = s.corpus AND c.import_id = $import ORDER BY s.session_id`,
  `INSERT INTO message
   SELECT message_id, session_id, ordinal, role, text_hash FROM stage_told ORDER BY message_id`,
  `INSERT INTO text
   SELECT hash, body FROM (SELECT DISTINCT ON (text) sha256(text) AS hash, text AS body FROM stage_message)
   WHERE hash NOT IN (SELECT hash FROM text)`,
  `INSERT INTO label (import_id, subject_kind, subject_id, rubric, rubric_version, value, judge, draw, citations, created_at)
   SELECT $import, 'message', message_id, 'intent', 'imported', intent, 'imported', 1, '[]', make_timestamp_ms($at::BIGINT)
   FROM stage_told WHERE intent IS NOT NULL ORDER BY message_id`,
];

const COUNTS = `
  SELECT (SELECT count(*) FROM stage_session) AS n_sessions, count(*) AS n_messages, count(intent) AS n_labels FROM stage_told`;

/** Adds corpora of sessions of messages; each text is kept once, however often it was said. */
export async function settleMessages(connection: DuckDBConnection, importId: number, importedAt: number) {
  for (const sql of [CORPORA, SESSIONS, MESSAGES, ...FACTS])
    await runNamed(connection, sql, { import: importId, at: importedAt });
  const [counts] = await select(connection, COUNTS);
  return counts as { readonly n_sessions: number; readonly n_messages: number; readonly n_labels: number };
}
