import { asNumber, asObjects, asText, type Untyped } from '../../untyped.ts';
import { bareTask } from '../atif/task-of.ts';

/** A trial that a job is to hold. */
export interface ExpectedTrial {
  readonly task: string;
  readonly source: string | null;
  readonly agent: string | null;
  readonly model: string | null;
}

const nameOf = (task: Untyped): string | null => {
  const text = asText(task.name) ?? asText(task.path);
  return text === null ? null : bareTask(text.replace(/\/+$/, ''));
};

/** Whether an object is the `config.json` of a job. */
export const isJobConfig = (config: Untyped): boolean =>
  Array.isArray(config.agents) && (Array.isArray(config.tasks) || Array.isArray(config.datasets));

/**
 * Every trial that a job's `config.json` asks for: each task by each agent as often as told. Null where it names data sets,
 * whose tasks it does not list.
 */
export function expectedTrials(config: Untyped): readonly ExpectedTrial[] | null {
  const tasks = asObjects(config.tasks);
  if (tasks.length === 0 || asObjects(config.datasets).length > 0) return null;
  const attempts = Array<null>(asNumber(config.n_attempts) ?? 1).fill(null);
  return tasks.flatMap((task) =>
    asObjects(config.agents).flatMap((agent) => {
      const name = nameOf(task);
      const trial = {
        task: name ?? '',
        source: asText(task.source),
        agent: asText(agent.name),
        model: asText(agent.model_name),
      };
      return name === null ? [] : attempts.map(() => trial);
    }),
  );
}
