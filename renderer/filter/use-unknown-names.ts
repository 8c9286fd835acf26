import { useEffect, useState } from 'react';
import type { Filter } from '../../analysis/model/filter.ts';
import type { Port } from '../../preload/port.ts';
import { useAddress } from '../address/use-address.ts';
import { useConnection } from '../port/port-context.ts';
import { useCall } from '../port/use-call.ts';
import { withValues } from './dimension.ts';

interface Checked {
  readonly filter: Filter;
  /** A sentence for each name that was left out. */
  readonly problems: readonly string[];
}

async function knownCohorts(port: Port): Promise<ReadonlySet<string>> {
  const { rows } = await port.call('cohorts', {});
  return new Set(rows.flatMap(({ key, hash }) => [key, hash]));
}

async function knownLabels(port: Port): Promise<ReadonlySet<string>> {
  const { labels } = await port.call('facets', {});
  return new Set(labels.map(({ name }) => name));
}

const CHECKS = [
  ['cohort', knownCohorts, (name: string) => `This workspace has no cohort named “${name}”.`],
  ['label', knownLabels, (name: string) => `No run of this workspace holds the label “${name}”.`],
] as const;

/** A filter without the cohorts and labels that the workspace does not have: a stale link still opens what it can. */
export async function checkNames(port: Port, given: Filter): Promise<Checked> {
  let filter = given;
  const problems: string[] = [];
  for (const [dimension, read, complaint] of CHECKS) {
    const asked = given[dimension] ?? [];
    if (asked.length === 0) continue;
    const known = await read(port);
    const unknown = asked.filter((name) => !known.has(name));
    if (unknown.length === 0) continue;
    problems.push(...unknown.map(complaint));
    filter = withValues(
      filter,
      dimension,
      asked.filter((name) => known.has(name)),
    );
  }
  return { filter, problems };
}

/** Takes unknown cohorts and labels off the filter, as an unknown outcome is left out. @returns what to tell of it */
export function useUnknownNames(adopt: (filter: Filter) => void): readonly string[] {
  const { address, go } = useAddress();
  const { port } = useConnection();
  const { data: workspace } = useCall('workspace.describe', {});
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { filter } = address;
  const revision = workspace?.revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what there is changes with the workspace's revision.
  useEffect(() => {
    let isOver = false;
    checkNames(port, filter).then(
      (checked) => {
        if (isOver || checked.problems.length === 0) return;
        adopt(checked.filter);
        setProblems(checked.problems);
        go({ filter: checked.filter }, 'replace');
      },
      // Without an answer nothing is known to be unknown; the views tell what went wrong.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [port, filter, revision, adopt, go]);
  return problems;
}
