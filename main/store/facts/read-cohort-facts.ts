import type { DuckDBConnection } from '@duckdb/node-api';
import { cohortKeys } from '../cohorts/cohort-keys.ts';
import { readCohorts, type StoredCohort } from '../cohorts/stored-cohorts.ts';
import type { RunFacts } from './run-facts.ts';
import { holdingsByUnit, type Several } from './several.ts';

/** The cohorts of each run: those its task is in, by the task's canonical id. */
function cohortsOfRuns(cohorts: readonly StoredCohort[], { names, codes }: RunFacts['canonical']): Several {
  const places = new Map(names.map((name, place) => [name, place]));
  const holdings = cohorts.flatMap(({ tasks }, code) =>
    tasks.flatMap((task) => {
      const unit = places.get(task);
      return unit === undefined ? [] : [{ unit, code }];
    }),
  );
  return {
    names: cohortKeys(cohorts),
    other_names: cohorts.map(({ hash }) => hash),
    units: codes,
    ...holdingsByUnit(names.length, holdings),
  };
}

/** The cohorts as they are kept, and which of them each run is in. */
export async function readCohortFacts(connection: DuckDBConnection, canonical: RunFacts['canonical']) {
  const cohorts = await readCohorts(connection);
  return { cohorts, cohort: cohortsOfRuns(cohorts, canonical) };
}
