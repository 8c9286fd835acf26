import type { Exit } from '../../../analysis/model/exit.ts';

export type LimitExit = Exclude<Exit, 'submitted' | 'error'>;

/** An attempt met one of its limits: no error, but its end. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';

  constructor(readonly exit: LimitExit) {
    super(`The attempt met its ${exit.replace('-', ' ')}.`);
  }
}
