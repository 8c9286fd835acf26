import { posix } from 'node:path';
import type { Listed } from '../../harness/summary.ts';
import type { Prediction } from '../../predictions.ts';
import { type Config, NO_CONFIG } from './config.ts';
import { parseRunName, type RunName } from './run-name.ts';

/** What the files beside a run's trajectories say of one task. */
export interface Task {
  config: Config;
  prediction: Prediction | null;
  exit: { readonly word: string; readonly file: string; readonly line: number } | null;
  verdict: (Listed & { readonly file: string }) | null;
}

/** What they say of the run. */
export class Run {
  /** From the name of its folder. */
  readonly named: RunName | null;
  config: Config = NO_CONFIG;
  readonly tasks = new Map<string, Task>();

  constructor(readonly name: string) {
    this.named = parseRunName(posix.basename(name));
  }

  task(instance: string): Task {
    const known = this.tasks.get(instance);
    if (known !== undefined) return known;
    const task: Task = { config: NO_CONFIG, prediction: null, exit: null, verdict: null };
    this.tasks.set(instance, task);
    return task;
  }
}
