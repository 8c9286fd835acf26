import { UserError } from '../../analysis/model/user-error.ts';
import type { Database } from './database.ts';

const ROW = `
  SELECT c.corpus_id, c.name, c.import_id,
    (SELECT count(*) FROM session s WHERE s.corpus_id = c.corpus_id) AS n_sessions,
    m.n_messages, m.n_texts, m.n_intents
  FROM corpus c JOIN (
    SELECT c.corpus_id, count(m.message_id) AS n_messages, count(DISTINCT m.text_hash) AS n_texts,
      count(l.subject_id) AS n_intents
    FROM corpus c LEFT JOIN session s USING (corpus_id) LEFT JOIN message m USING (session_id)
    LEFT JOIN (SELECT DISTINCT subject_id FROM label WHERE subject_kind = 'message' AND rubric = 'intent' AND judge = 'imported') l
      ON l.subject_id = m.message_id
    GROUP BY c.corpus_id
  ) m USING (corpus_id)`;

/** Every corpus with its counts, in the order in which they came. */
export async function corpora(database: Database, signal?: AbortSignal) {
  return { rows: await database.select(`${ROW} ORDER BY c.corpus_id`, {}, signal) };
}

const SESSIONS = `
  WITH page AS (
    SELECT session_id, source_id FROM session WHERE corpus_id = $id ORDER BY session_id LIMIT $limit OFFSET $offset
  )
  SELECT p.session_id, p.source_id AS session,
    list({n: m.n, role: m.role, text: x.body, intent: l.value} ORDER BY m.n) AS messages
  FROM page p JOIN message m USING (session_id) JOIN text x ON x.hash = m.text_hash
  LEFT JOIN label l ON l.subject_kind = 'message' AND l.subject_id = m.message_id AND l.rubric = 'intent' AND l.judge = 'imported'
  GROUP BY ALL ORDER BY p.session_id`;

export interface CorpusRequest {
  readonly corpus_id: number;
  readonly offset: number;
  readonly limit: number;
}

/** One corpus with a page of its sessions, in the order in which they came. */
export async function corpusDetail(database: Database, request: CorpusRequest, signal?: AbortSignal) {
  const { corpus_id: id, limit, offset } = request;
  const [row] = await database.select(`${ROW} WHERE c.corpus_id = $id`, { id }, signal);
  if (!row)
    throw new UserError(
      'not-found',
      `This workspace has no corpus ${id}.`,
      'Its import may have been undone.',
    );
  const sessions = await database.select(SESSIONS, { id, limit, offset }, signal);
  return { row, sessions, total: row.n_sessions as number };
}
