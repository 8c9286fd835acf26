import { EngineAwayError } from './explain-engine-error.ts';

/**
 * Waits for an engine's answer no longer than `seconds`: an engine that hangs is one that is away.
 * For short calls only; what may rightly take long has a limit of its own.
 */
export async function within<T>(seconds: number, what: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new EngineAwayError(`Docker did not ${what} within ${seconds} s.`);
    timer = setTimeout(() => reject(error), seconds * 1000);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
