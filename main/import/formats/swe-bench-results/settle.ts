import { posix } from 'node:path';
import type { NamedPrediction } from '../../predictions.ts';
import type { NamedRow } from './agent-row.ts';
import { closeSubmission } from './close-submission.ts';
import { checkCounts } from './counts-by.ts';
import { shareModels, tellFolder } from './folder-facts.ts';
import type { Gathered, Nameless } from './gathered.ts';
import type { Runs } from './runs.ts';
import { settleAgentRows } from './settle-agent-rows.ts';
import { settleArmPredictions } from './settle-arm-predictions.ts';
import { type SettledArms, settleArms } from './settle-arms.ts';
import { settleBesideArms } from './settle-beside-arms.ts';
import { settleMetrics } from './settle-metrics.ts';
import { settlePredictions } from './settle-predictions.ts';
import { settleSummary } from './settle-summaries.ts';
import { soleRun } from './sole-run.ts';

function settleFolders({ legacy, smith }: Gathered, runs: Runs): void {
  for (const { place, file, summary } of legacy) {
    tellFolder(place, runs);
    for (const [instance, listed] of summary.verdicts)
      runs.giveSummary(runs.at(place, instance), { ...listed, file, model: null });
  }
  for (const { place, file, verdicts } of smith)
    for (const [instance, listed] of verdicts)
      runs.giveSummary(runs.at(place, instance), { ...listed, file, model: null });
}

/** Beside arms one model has several runs, so that it does not tell which a patch is of. @returns those left for later. */
function settleAllPredictions(
  { predictions }: Gathered,
  arms: SettledArms | null,
  runs: Runs,
): readonly Nameless<NamedPrediction>[] {
  const isArms = ({ path }: Nameless<NamedPrediction>) =>
    arms !== null &&
    runs
      .in(runs.placeOf(path).home)
      .every((run) => !runs.records.of(run).some(({ report }) => report !== null));
  for (const file of predictions) if (!isArms(file)) settlePredictions(file, runs);
  return predictions.filter(isArms);
}

function settleVerdictRows({ path, entries }: Nameless<NamedRow>, runs: Runs): void {
  const { home, run: own } = runs.placeOf(path);
  const instances = entries.map(({ instance }) => instance);
  const run = soleRun(path, instances, runs) ?? own;
  for (const { instance, row } of entries) {
    const record = runs.at({ run, home }, instance);
    record.row ??= row;
    if (record.row.resolved === row.resolved) continue;
    const reason = `${instance} stands twice with different verdicts; the first counts`;
    runs.report({ file: row.file, line: row.line, code: 'duplicate', reason });
  }
}

function settleSystems({ systems }: Gathered, runs: Runs): void {
  for (const { file, list } of systems) {
    const run = list.system;
    const { system, benchmark, settings } = list;
    runs.records.tell(run, { label: system, settings, ...(benchmark !== null && { benchmark }) });
    const resolved = new Set(list.resolved);
    for (const task of list.tasks) {
      const word = resolved.has(task) ? 'resolved' : 'unresolved';
      runs.giveSummary(runs.at({ run, home: run }, task), { word, note: null, file, model: null });
    }
    if (benchmark === null)
      runs.notes.push(
        `${file} does not tell which tasks ${system} did not resolve: only the resolved ones were taken.`,
      );
  }
}

/** What the harness keeps beside its reports: the patch it tested, and why it wrote no report. */
function settleHarnessFiles({ logs, patches }: Gathered, runs: Runs): void {
  for (const { place, instance, log } of logs) runs.at(place, instance).log ??= log;
  for (const { place, instance, prediction } of patches)
    runs.givePrediction(runs.at(place, instance), prediction);
}

function settleSubmissions({ legacy, counts, metadata, unread }: Gathered, runs: Runs): void {
  for (const { place, file, settings } of metadata)
    if (runs.records.of(place.run).length === 0) unread.push(file);
    else runs.records.tell(place.run, { settings, label: posix.basename(place.run) });
  for (const by of counts) checkCounts(by, runs);
  for (const { place, file, summary } of legacy)
    if (summary.isShort) closeSubmission(place, file, counts, runs);
}

/** Two files of arms would each claim what lies beside them. */
function settleFirstArms({ arms, unread }: Gathered, runs: Runs): SettledArms | null {
  const [first, ...others] = arms;
  for (const { file } of others) unread.push(file);
  return first === undefined ? null : settleArms(first.place, first.arms, runs);
}

/** Puts everything that a source's files say where it belongs, from what names its run to what does not. */
export function settle(gathered: Gathered, runs: Runs): void {
  const arms = settleFirstArms(gathered, runs);
  for (const summary of gathered.summaries) settleSummary(summary, runs);
  settleFolders(gathered, runs);
  if (arms !== null) settleBesideArms(arms, runs);
  const ofArms = settleAllPredictions(gathered, arms, runs);
  shareModels(
    gathered.legacy.map(({ place }) => place),
    runs,
  );
  for (const rows of gathered.agentRows) settleAgentRows(rows, runs);
  for (const metrics of gathered.metricRows) settleMetrics(metrics, { settled: arms, runs });
  if (arms !== null) for (const file of ofArms) settleArmPredictions(file, arms, runs);
  for (const rows of gathered.verdictRows) settleVerdictRows(rows, runs);
  settleHarnessFiles(gathered, runs);
  settleSubmissions(gathered, runs);
  settleSystems(gathered, runs);
  for (const run of runs.records.runs)
    runs.records.tell(run, { fallback: posix.basename(run), ...runs.records.factsOf(run) });
}
