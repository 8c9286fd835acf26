import type { Store } from '../../store/store-client.ts';
import type { GradableTask } from '../verifier.ts';
import { gradableTask, type VerifierName } from './gradable-task.ts';

/** Tasks of the workspace with their verifiers, each looked at once. */
export class TaskLoader {
  private readonly known = new Map<number, Promise<GradableTask>>();

  constructor(
    private readonly store: Store,
    private readonly verifier: VerifierName | undefined,
  ) {}

  /** @throws UserError that says what is missing */
  load(task_id: number, instance: string): Promise<GradableTask> {
    const task = this.known.get(task_id) ?? this.loaded(task_id, instance);
    this.known.set(task_id, task);
    return task;
  }

  private async loaded(task_id: number, instance: string): Promise<GradableTask> {
    return gradableTask(instance, await this.store.call('taskSources', { task_id }), this.verifier);
  }
}
