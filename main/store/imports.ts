import { UserError } from '../../analysis/model/user-error.ts';
import type { Database } from './database.ts';
import type { Row } from './select.ts';

/** Of each kind. */
const PROBLEMS_SHOWN = 10;

const LIST = `
  SELECT i.import_id, i.path, i.format, 'committed' AS state, i.hash, epoch_ms(i.imported_at) AS imported_at, i.n_files,
    i.counts::VARCHAR AS counts, i.notes,
    (SELECT count(*) FROM import_problem p WHERE p.import_id = i.import_id) AS n_problems,
    (SELECT coalesce(to_json(map_from_entries(list((code, n)))), '{}')::VARCHAR FROM
      (SELECT code, count(*) AS n FROM import_problem p WHERE p.import_id = i.import_id GROUP BY code ORDER BY code)
    ) AS by_code,
    (SELECT coalesce(list({file: file, line: line, code: code, reason: reason} ORDER BY n), []) FROM
      (SELECT *, row_number() OVER (PARTITION BY code ORDER BY n) AS nth FROM import_problem p WHERE p.import_id = i.import_id)
      WHERE nth <= ${PROBLEMS_SHOWN}
    ) AS problems
  FROM import i`;

/** What imports before schema 7 could not bring, and so did not count. */
const NOT_COUNTED = {
  ...{ n_tasks: 0, n_scripts: 0, n_sessions: 0, n_messages: 0, n_labels: 0 },
  n_added_verdicts: 0,
};

function summary({ counts, by_code, ...row }: Row) {
  return {
    ...row,
    ...NOT_COUNTED,
    ...JSON.parse(String(counts)),
    problems_by_code: JSON.parse(String(by_code)),
  };
}

/** Imports that stand, newest first, with the first ten problems of each kind. */
export async function listImports(database: Database, signal?: AbortSignal) {
  const rows = await database.select(`${LIST} ORDER BY i.import_id DESC`, {}, signal);
  return rows.map(summary);
}

export async function getImport(database: Database, importId: number) {
  const [row] = await database.select(`${LIST} WHERE i.import_id = $importId`, { importId });
  if (!row) throw new UserError('not-found', `There is no import ${importId}.`, 'It may have been undone.');
  return summary(row);
}

/** The import that already brought exactly this content under this mapping; null where none did. */
export async function findImport(database: Database, hash: string, mapping: string): Promise<number | null> {
  const [row] = await database.select(
    'SELECT import_id FROM import WHERE hash = $hash AND mapping::VARCHAR = $mapping ORDER BY import_id LIMIT 1',
    { hash, mapping },
  );
  return (row?.import_id as number | undefined) ?? null;
}
