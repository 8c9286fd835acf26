import { UserError } from '../../analysis/model/user-error.ts';
import { finiteResult } from './finite-result.ts';
import { InputError } from './input-error.ts';
import { inputKeys } from './input-keys.ts';
import { readDocument } from './read-document.ts';
import type { Result, Statistic } from './statistic.ts';

/**
 * A statistic of one JSON document, which begins at that line of its source. @throws UserError naming the key and place of what is wrong in it
 */
export function runStatistic(statistic: Statistic, bytes: Buffer, firstLine = 1): Result {
  try {
    const { name, run } = statistic;
    return { name, ...finiteResult(run(readDocument(bytes, firstLine))) };
  } catch (error) {
    if (!isOfInput(error)) throw error;
    const hint = `${statistic.name} takes ${inputKeys(statistic)}: ${statistic.meaning}.`;
    throw new UserError('bad-input', `${error.message}.`, hint, { cause: error });
  }
}

/** `analysis/stats` refuses what it cannot compute by a RangeError; that of a full stack is a defect of ours. */
function isOfInput(error: unknown): error is Error {
  return error instanceof InputError || (error instanceof RangeError && !/stack/i.test(error.message));
}
