import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Database } from '../database.ts';

export interface GradeLogRequest {
  readonly grade_id: number;
  /** Characters to leave out before, and to give at most. */
  readonly offset: number;
  readonly limit: number;
}

const inflated = promisify(inflateRaw);

/** A stretch of the log that a grade was read from, and how long the whole is in characters. */
export async function gradeLog(database: Database, { grade_id, offset, limit }: GradeLogRequest) {
  const [row] = await database.select(
    'SELECT l.log FROM grade g JOIN evaluation_log l USING (evaluation_id) WHERE g.grade_id = $grade_id',
    { grade_id },
  );
  if (!row)
    throw new UserError(
      'not-found',
      'This grade has no log.',
      'Only what was graded here, in a container, has one.',
    );
  const text = (await inflated(row.log as Uint8Array)).toString('utf8');
  return { text: text.slice(offset, offset + limit), total: text.length };
}
