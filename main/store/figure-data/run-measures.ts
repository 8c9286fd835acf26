import type { MeasuredGroup } from '../../../analysis/distributions/index.ts';
import { type DistributionMeasure, type Grouping, PARTS } from '../../../analysis/model/distributions.ts';
import type { Filter } from '../../../analysis/model/filter.ts';
import { chosenRuns } from '../facts/chosen-runs.ts';
import type { RunFacts } from '../facts/run-facts.ts';

export interface MeasuresRequest {
  readonly filter: Filter;
  readonly measure: Exclude<DistributionMeasure, 'words'>;
  readonly by: Grouping;
}

/** In the order in which groups are listed: benchmark, system, condition. */
function groupsOf({ columns, dimensions }: RunFacts, runs: Int32Array, by: Grouping) {
  const { benchmark, system, condition } = columns;
  const [systems, conditions] = [dimensions.system.names.length, dimensions.condition.names.length];
  const found = new Map<number, number[]>();
  for (const run of runs) {
    const ofSystem = by === 'condition' ? 0 : system[run]!;
    const ofCondition = by === 'system' ? 0 : condition[run]!;
    const key = (benchmark[run]! * systems + ofSystem) * conditions + ofCondition;
    const group = found.get(key);
    if (group) group.push(run);
    else found.set(key, [run]);
  }
  return [...found].sort(([x], [y]) => x - y).map(([, group]) => group);
}

const VERDICTS = { resolved: PARTS.indexOf('resolved'), unresolved: PARTS.indexOf('unresolved') };
const UNSCORED = PARTS.indexOf('unscored');

function partOf(resolved: number): number {
  if (resolved < 0) return UNSCORED;
  return resolved === 1 ? VERDICTS.resolved : VERDICTS.unresolved;
}

/** NaN where it is not reported. */
function measureOf({ columns }: RunFacts, measure: MeasuresRequest['measure'], run: number): number {
  return measure === 'tokens'
    ? columns.input_tokens[run]! + columns.output_tokens[run]!
    : columns[measure][run]!;
}

function measured(facts: RunFacts, runs: readonly number[], { measure, by }: MeasuresRequest): MeasuredGroup {
  const { columns, dimensions } = facts;
  const known = runs.filter((run) => !Number.isNaN(measureOf(facts, measure, run)));
  const first = runs[0]!;
  return {
    group: {
      kind: 'runs',
      benchmark: dimensions.benchmark.names[columns.benchmark[first]!]!,
      system: by === 'condition' ? null : dimensions.system.names[columns.system[first]!]!,
      condition: by === 'system' ? null : dimensions.condition.names[columns.condition[first]!]!,
      corpus: null,
    },
    n: runs.length,
    values: Float64Array.from(known, (run) => measureOf(facts, measure, run)),
    parts: Uint8Array.from(known, (run) => partOf(columns.resolved[run]!)),
  };
}

/** What the chosen runs took, by groups that are each of one benchmark. */
export function runMeasures(facts: RunFacts, request: MeasuresRequest): readonly MeasuredGroup[] {
  const groups = groupsOf(facts, chosenRuns(facts, request.filter), request.by);
  return groups.map((runs) => measured(facts, runs, request));
}
