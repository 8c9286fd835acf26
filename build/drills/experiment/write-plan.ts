import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { type Lab, writeTasks } from '../docker/lab.ts';

interface PlanToWrite {
  readonly repeats: number;
  readonly nTasks?: number;
  /** Of an endpoint. */
  readonly base_url: string;
  readonly parallel?: number;
}

/** A plan of attempts that take a second each: a model that is right and commands that are wrong, on each task several times. */
export async function writePlan(
  lab: Lab,
  { repeats, nTasks = 2, base_url, parallel = 2 }: PlanToWrite,
): Promise<string> {
  const tasks = Array.from({ length: nTasks }, (_, i) => ({ name: `e${i}` }));
  await writeTasks(lab, tasks, []);
  const at = (name: string) => join(lab.folder, name);
  const commands = { version: 1, any: [['sleep 1', 'echo other > value.txt']] };
  const price = { input: 2, cached_input: 0.2, output: 8 };
  const models = {
    version: 1,
    endpoints: { here: { base_url } },
    models: { m: { endpoint: 'here', model: 'made', price, max_output: 500 } },
  };
  const plan = {
    ...{ version: 1, name: 'killed', tasks: ['tasks.jsonl'], models: 'models.yaml', budget_usd: 100 },
    systems: { right: { agent: 'bash', model: 'm' }, wrong: { agent: 'scripted', commands: 'wrong.yaml' } },
    ...{ repeats, parallel },
  };
  await writeFile(at('wrong.yaml'), stringify(commands));
  await writeFile(at('models.yaml'), stringify(models));
  await writeFile(at('experiment.yaml'), stringify(plan));
  return at('experiment.yaml');
}
