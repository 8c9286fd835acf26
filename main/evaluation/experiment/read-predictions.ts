import { UserError } from '../../../analysis/model/user-error.ts';
import { predictions } from '../../import/formats/predictions.ts';

/** The patches of a file of predictions, by task; of a task that stands twice the last. @throws UserError where it holds none */
export async function readPredictions(path: string): Promise<Readonly<Record<string, string>>> {
  const patches: Record<string, string> = {};
  for await (const item of predictions.read(path, {}, new AbortController().signal))
    if (item.kind === 'run') patches[item.run.task] = item.run.attempt?.patch ?? '';
  if (Object.keys(patches).length === 0)
    throw new UserError(
      'bad-input',
      `${path} holds no predictions.`,
      'It needs `instance_id` and `model_patch`, as SWE-bench’s harness takes them.',
    );
  return patches;
}
