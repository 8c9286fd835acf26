import { UserError } from '../../../analysis/model/user-error.ts';
import type { Database } from '../database.ts';

export interface ExperimentRequest {
  readonly name: string;
  /** JSON: what its systems and conditions are; two plans that differ here are two experiments. */
  readonly definition: string;
  /** JSON: limits of each attempt. */
  readonly limits: string;
  /** Milliseconds since the epoch. */
  readonly created_at: number;
}

/** The experiment of this name, begun where there is none. @throws UserError where another one has the name */
export async function openExperiment(database: Database, request: ExperimentRequest): Promise<number> {
  const { name, definition, limits, created_at } = request;
  return database.write(async (connection) => {
    const reader = await connection.runAndReadAll(
      'SELECT experiment_id, plan::VARCHAR AS plan, limits::VARCHAR AS limits FROM experiment WHERE name = $name',
      { name },
    );
    const [known] = reader.getRowObjectsJS();
    if (known && (known.plan !== definition || known.limits !== limits)) throw isAnother(name);
    if (known) return known.experiment_id as number;
    const added = await connection.runAndReadAll(
      `INSERT INTO experiment (name, plan, limits, created_at)
       VALUES ($name, $definition, $limits, make_timestamp_ms($created_at::BIGINT)) RETURNING experiment_id`,
      { name, definition, limits, created_at },
    );
    return added.getRowObjectsJS()[0]?.experiment_id as number;
  });
}

const isAnother = (name: string) =>
  new UserError(
    'bad-input',
    `The workspace has an experiment “${name}” whose systems, conditions or limits are others.`,
    'Give this one a name of its own: attempts made otherwise must not be mixed.',
  );
