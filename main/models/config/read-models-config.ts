import type { z } from 'zod';
import { UserError } from '../../../analysis/model/user-error.ts';
import { readYamlFile } from '../../import/read-yaml-file.ts';
import { type ModelsConfig, modelsConfigSchema } from './models-config-schema.ts';

const HINT =
  'A models file has `version: 1`, `endpoints:` with a `base_url` each, `models:` with `endpoint` and `model` each, and `roles:`.';

const PROBLEMS_SHOWN = 5;

/** Reads a models file (YAML or JSON). @throws UserError that names each place that is wrong, and never a key that stands there */
export async function readModelsConfig(path: string): Promise<ModelsConfig> {
  return modelsConfigOf(await readYamlFile(path, 'a models file', HINT), path);
}

/** @param path for the message */
export function modelsConfigOf(value: unknown, path: string): ModelsConfig {
  const { data, error } = modelsConfigSchema.safeParse(value ?? {});
  const problems = error ? error.issues.map(problemOf) : danglingNames(data);
  if (data && problems.length === 0) return data;
  const more = problems.length - PROBLEMS_SHOWN;
  const shown = problems.slice(0, PROBLEMS_SHOWN).join('; ') + (more > 0 ? `; and ${more} more` : '');
  throw new UserError('bad-input', `${path}: ${shown}.`, HINT);
}

const problemOf = ({ path, message }: z.core.$ZodIssue): string =>
  `${path.length > 0 ? path.join('.') : 'the top level'}: ${message}`;

/** Names that are used and not explained. */
function danglingNames({ endpoints, models, roles }: ModelsConfig): readonly string[] {
  const listed = (names: object) => Object.keys(names).join(', ') || 'none';
  return [
    ...Object.entries(models)
      .filter(([, { endpoint }]) => !Object.hasOwn(endpoints, endpoint))
      .map(
        ([name, model]) =>
          `models.${name}: there is no endpoint “${model.endpoint}”; there is ${listed(endpoints)}`,
      ),
    ...Object.entries(roles).flatMap(([role, names]) =>
      (names ?? [])
        .filter((name) => !Object.hasOwn(models, name))
        .map((name) => `roles.${role}: there is no model “${name}”; there is ${listed(models)}`),
    ),
  ];
}
