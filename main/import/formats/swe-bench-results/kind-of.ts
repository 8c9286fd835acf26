import { isReportEntry } from '../../harness/report.ts';
import { isSummary } from '../../harness/summary.ts';
import { asList, asNumber, asObject, asText, type Untyped } from '../../untyped.ts';

import { isMetricRow } from './metric-row.ts';

/**
 * What a parsed file holds. Runs: `report` (one task's, the harness' form or SWE-smith's), the three forms of a summary,
 * `predictions`, `arms` (resolved tasks of several arms), `system-list` (resolved tasks of one system), three kinds of rows.
 * Beside runs: `resolved-by` (counts by repository or year), `totals` (scores without tasks), `validation` (a task's tests),
 * `run-metadata` (what a run was graded against).
 */
export type DocumentKind =
  | 'report'
  | 'summary'
  | 'legacy-summary'
  | 'smith-summary'
  | 'predictions'
  | 'arms'
  | 'system-list'
  | 'agent-rows'
  | 'metric-rows'
  | 'verdict-rows'
  | 'resolved-by'
  | 'totals'
  | 'validation'
  | 'run-metadata';

const LEGACY_LISTS = ['no_generation', 'generated', 'with_logs', 'no_logs', 'applied', 'no_apply'];
const TEST_GROUPS = ['FAIL_TO_PASS', 'PASS_TO_PASS', 'FAIL_TO_FAIL', 'PASS_TO_FAIL'];

const members = (object: Untyped): readonly (Untyped | null)[] => Object.values(object).map(asObject);

const every = (object: Untyped, holds: (member: Untyped) => boolean): boolean => {
  const all = members(object);
  return all.length > 0 && all.every((member) => member !== null && holds(member));
};

const hasPatch = (object: Untyped): boolean =>
  'model_patch' in object || ('patch' in object && 'prefix' in object);

/** What one row, of lines or of a list, is of. */
function kindOfRow(row: Untyped): DocumentKind | null {
  const graded = typeof row.resolved === 'boolean';
  if (asText(row.instanceId) !== null)
    return graded && ['modelPatch', 'toolCalls', 'cacheReadTokens'].some((key) => key in row)
      ? 'agent-rows'
      : null;
  if (asText(row.instance_id) === null) return null;
  if (isMetricRow(row)) return 'metric-rows';
  if (hasPatch(row) && !graded) return 'predictions';
  return graded && Object.keys(row).length === 2 ? 'verdict-rows' : null;
}

function kindOfLists(object: Untyped): DocumentKind | null {
  const whole: unknown = object;
  const listed = (keys: readonly string[]) => keys.some((key) => Array.isArray(object[key]));
  if (isSummary(whole)) return 'summary';
  if (listed(['ids_resolved', 'ids_unresolved'])) return 'smith-summary';
  if (Array.isArray(object.resolved) && listed(LEGACY_LISTS)) return 'legacy-summary';
  if (asText(object.system) !== null && listed(['resolvedIds'])) return 'system-list';
  return TEST_GROUPS.every((group) => Array.isArray(object[group])) ? 'validation' : null;
}

/** One of these stands in every report beside the verdict; a line of a runs table has a verdict as well. */
const REPORT_KEYS = [
  'tests_status',
  'patch_exists',
  'patch_is_None',
  'patch_successfully_applied',
  'timed_out',
];

const isArm = (member: Untyped | null): boolean => Array.isArray(member?.resolved_ids);

function kindOfMembers(object: Untyped): DocumentKind | null {
  if (members(object).some(isArm)) return 'arms';
  if (every(object, isReportEntry)) return 'report';
  if (every(object, hasPatch)) return 'predictions';
  const counts = (member: Untyped) => asNumber(member.resolved) !== null && asNumber(member.total) !== null;
  return every(object, counts) ? 'resolved-by' : null;
}

/** Scores or sums over many tasks: a leaderboard's, or a run's progress. */
function isTotals(object: Untyped): boolean {
  const first = asObject(asList(object.entries)[0]);
  if (asText(first?.system) !== null && asNumber(first?.score) !== null) return true;
  return asText(object.run_id) !== null && asNumber(object.completed) !== null;
}

const isRunMetadata = (object: Untyped): boolean =>
  'task_repo' in object && asText(object.dataset) !== null && asText(object.created_at) !== null;

/** What a parsed file, or one line of it, holds; null where it is none of these. A part of a file will do. */
export function kindOf(value: unknown): DocumentKind | null {
  const object = asObject(Array.isArray(value) ? value[0] : value);
  if (object === null) return null;
  const ofRow = kindOfRow(object);
  if (ofRow !== null || Array.isArray(value)) return ofRow;
  if (isReportEntry(object) && REPORT_KEYS.some((key) => key in object)) return 'report';
  if (isRunMetadata(object)) return 'run-metadata';
  return kindOfLists(object) ?? kindOfMembers(object) ?? (isTotals(object) ? 'totals' : null);
}

/** Kinds that tell of runs by themselves; predictions alone are a format of their own. */
export const KINDS_OF_RUNS: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  'report',
  'summary',
  'legacy-summary',
  'smith-summary',
  'arms',
  'system-list',
  'agent-rows',
]);
