import { dirname, resolve } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';
import { experimentPlanSchema } from '../../../preload/schemas/experiment-schema.ts';
import { readYamlFile } from '../../import/read-yaml-file.ts';
import type { ExperimentPlan } from './experiment-plan.ts';

const HINT = 'The README shows what an experiment is written like.';

/** An experiment from its file, with paths made absolute. @throws UserError that names what is wrong in it */
export async function readPlan(path: string): Promise<ExperimentPlan> {
  const value = await readYamlFile(path, 'an experiment', HINT);
  const { data, error } = experimentPlanSchema.safeParse(value);
  if (data) return withPaths(data, dirname(resolve(path)));
  const [issue] = error.issues;
  const place = issue?.path.join('.') || 'the file';
  throw new UserError('bad-input', `${path}: ${place}: ${issue?.message ?? 'not an experiment'}`, HINT);
}

function withPaths(plan: ExperimentPlan, folder: string): ExperimentPlan {
  const at = (path: string) => resolve(folder, path);
  const system = (one: ExperimentPlan['systems'][string]) => {
    if (one.agent === 'scripted') return { ...one, commands: at(one.commands) };
    return 'predictions' in one ? { ...one, predictions: at(one.predictions) } : one;
  };
  return {
    ...plan,
    tasks: plan.tasks.map(at),
    ...(plan.models !== undefined && { models: at(plan.models) }),
    systems: mapped(plan.systems, system),
    conditions: mapped(plan.conditions, (one) => ({ ...one, scripts: one.scripts.map(at) })),
  };
}

const mapped = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
