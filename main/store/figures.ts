import { UserError } from '../../analysis/model/user-error.ts';
import type { Database } from './database.ts';
import { type Row, select } from './select.ts';

export interface SavedFigure {
  readonly name: string;
  /** As JSON. */
  readonly specification: string;
  /** Whether another specification of that name gives way. */
  readonly replace: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const LIST = `
  SELECT figure_id, name, specification::VARCHAR AS specification, epoch_ms(created_at) AS created_at FROM figure`;

/** Specifications that are kept, by name. */
export function listFigures(database: Database, signal?: AbortSignal): Promise<Row[]> {
  return database.select(`${LIST} ORDER BY name, figure_id`, {}, signal);
}

/**
 * Keeps a specification under a name; the same twice is kept once.
 * @throws UserError where the name has another one that is not to be replaced
 */
export function saveFigure(database: Database, figure: SavedFigure): Promise<{ readonly figure_id: number }> {
  const { name, specification, replace, now } = figure;
  return database.write(async (connection) => {
    const [former] = await select(connection, `${LIST} WHERE name = $name`, { name });
    if (former?.specification === specification) return { figure_id: former.figure_id as number };
    if (former && !replace)
      throw new UserError(
        'usage',
        `There is a figure named “${name}”.`,
        'Choose another name, or replace it.',
      );
    await connection.run('DELETE FROM figure WHERE name = $name', { name });
    const [added] = await select(
      connection,
      `INSERT INTO figure (name, specification, created_at)
       VALUES ($name, $specification, make_timestamp_ms($now::BIGINT)) RETURNING figure_id`,
      { name, specification, now },
    );
    return { figure_id: added?.figure_id as number };
  });
}

/** Forgets a specification; one that is gone already stays so. */
export async function removeFigure(database: Database, figureId: number): Promise<void> {
  await database.write((connection) =>
    connection.run('DELETE FROM figure WHERE figure_id = $figureId', { figureId }),
  );
}
