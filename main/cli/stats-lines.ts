import { once } from 'node:events';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Line } from '../import/read-lines.ts';
import { runStatistic } from '../stats/run-statistic.ts';
import type { Statistic } from '../stats/statistic.ts';
import { failureDocument } from './failure-document.ts';
import { ToldFailure } from './told-failure.ts';

async function writeLine(value: unknown): Promise<void> {
  const { stdout } = process;
  if (!stdout.write(`${JSON.stringify(value)}\n`) && stdout.writable) await once(stdout, 'drain');
}

const isBlank = ({ bytes, overlong }: Line): boolean => !overlong && bytes.every((byte) => byte <= 32);

/** The line's result, or in its place what is wrong with it. */
function documentOf(statistic: Statistic, { bytes, overlong, number }: Line) {
  try {
    if (overlong) throw new UserError('bad-input', 'The line is too long.', 'Give fewer values a line.');
    return { document: runStatistic(statistic, bytes, number), isBad: false };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { document: { error: { ...failureDocument(error).error, line: number } }, isBad: true };
  }
}

/**
 * One result a line for one input a line; a blank line has none. @throws ToldFailure at the end where lines were bad
 */
export async function statsLines(statistic: Statistic, lines: AsyncIterable<Line>): Promise<void> {
  let [all, bad] = [0, 0];
  for await (const line of lines) {
    if (isBlank(line)) continue;
    const { document, isBad } = documentOf(statistic, line);
    all += 1;
    if (isBad) bad += 1;
    await writeLine(document);
  }
  if (bad > 0)
    throw new ToldFailure(
      'bad-input',
      `${bad} of ${all} lines could not be computed.`,
      'Each says why in its place.',
    );
}
