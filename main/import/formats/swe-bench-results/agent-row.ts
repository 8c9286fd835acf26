import type { ImportProblem } from '../../format.ts';
import { EMPTY_ROW, type ResultRow } from '../../harness/result-row.ts';
import { asNumber, asText, type Untyped } from '../../untyped.ts';

export interface NamedRow {
  readonly instance: string;
  readonly row: ResultRow;
}

/** A number that counts something: null, reported, where it is negative or none. */
class Counts {
  constructor(
    private readonly row: Untyped,
    private readonly report: (reason: string) => void,
  ) {}

  of(key: string): number | null {
    const value = this.row[key];
    if (value === undefined || value === null) return null;
    const number = asNumber(value);
    if (number !== null && number >= 0) return number;
    this.report(`${key} is ${JSON.stringify(value)}, not a number from 0; read as unknown`);
    return null;
  }
}

/** Input tokens in the Messages interface's way of counting: what the cache gave and took is not in `inputTokens`. */
function tokens(counts: Counts) {
  const parts = ['inputTokens', 'cacheReadTokens', 'cacheCreationTokens'].map((key) => counts.of(key));
  const told = parts.filter((part) => part !== null);
  return {
    input_tokens: told.length === 0 ? null : told.reduce((sum, part) => sum + part, 0),
    cached_tokens: parts[1] ?? null,
    output_tokens: counts.of('outputTokens'),
  };
}

/**
 * One row of a benchmark of Claude Code: `instanceId`, what the run took, the patch and the verdict. Null where it names
 * no task, which is reported.
 */
export function readAgentRow(
  value: Untyped,
  file: string,
  line: number | null,
  onProblem: (problem: ImportProblem) => void,
): NamedRow | null {
  const report = (code: string) => (reason: string) => onProblem({ file, line, code, reason });
  const instance = asText(value.instanceId);
  if (instance === null) {
    report('bad-row')('the row names no task; left out');
    return null;
  }
  const counts = new Counts(value, report('bad-number'));
  const duration = counts.of('durationMs');
  const row: ResultRow = {
    ...EMPTY_ROW,
    ...{ file, line },
    agent: asText(value.agent),
    model: asText(value.model),
    resolved: typeof value.resolved === 'boolean' ? value.resolved : null,
    cost_usd: counts.of('costUsd'),
    steps: counts.of('numTurns'),
    ...tokens(counts),
    duration_s: duration === null ? null : duration / 1000,
    patch: asText(value.modelPatch),
  };
  return { instance, row };
}

/** Columns of such rows that a run keeps; the repository stands in the task's id as well. */
export const AGENT_ROW_KEPT: ReadonlySet<string> = new Set([
  ...['instanceId', 'repo', 'agent', 'model', 'resolved', 'modelPatch', 'costUsd', 'numTurns', 'durationMs'],
  ...['inputTokens', 'outputTokens', 'cacheReadTokens', 'cacheCreationTokens'],
]);
