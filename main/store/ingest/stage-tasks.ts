import type { ImportedTask } from '../../import/items.ts';
import type { Stage } from './stage.ts';

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Appends what a source says of tasks; `first` numbers it within the import. */
export function stageTasks(stage: Stage, tasks: readonly ImportedTask[], first: number): void {
  tasks.forEach((task, i) => {
    stage.append([
      first + i,
      task.benchmark,
      task.instance,
      task.canonical_id,
      task.repository,
      task.file,
      task.line,
      task.base_commit,
      task.statement,
      task.hints,
      task.reference_patch,
      task.test_patch,
      task.image,
      task.version,
      task.environment_commit,
      task.created_at,
      task.difficulty,
      json(task.fail_to_pass),
      json(task.pass_to_pass),
      json(task.more),
    ]);
  });
}
