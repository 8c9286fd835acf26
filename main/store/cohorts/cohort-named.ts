import type { NamedCohort } from '../../../analysis/model/named-cohort.ts';
import { UserError } from '../../../analysis/model/user-error.ts';

/** @throws UserError where no cohort has the name or hash, or several different ones have the name */
export function cohortNamed<Known extends Pick<NamedCohort, 'name' | 'hash'>>(
  cohorts: readonly Known[],
  name: string,
): Known {
  const [found, other] = cohorts.filter((cohort) => cohort.name === name || cohort.hash === name);
  if (found === undefined) {
    const offer = [...new Set(cohorts.map((cohort) => cohort.name))].join(', ') || 'none';
    throw new UserError(
      'not-found',
      `This workspace has no cohort named “${name}”.`,
      `It has: ${offer}. A list of ids is imported as one; \`parallax cohort make\` keeps what a filter finds.`,
    );
  }
  if (other === undefined) return found;
  throw new UserError(
    'usage',
    `Several cohorts are named “${name}”, with different tasks.`,
    `Name one by its hash: ${found.hash}, ${other.hash}.`,
  );
}
