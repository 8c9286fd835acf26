import { posix } from 'node:path';
import { isReportEntry, type Report, readReportEntry } from '../../harness/report.ts';
import { folderOf } from '../../run-key.ts';
import { asObject } from '../../untyped.ts';
import { type Place, placeOfFolder } from './place-of.ts';
import type { Runs } from './runs.ts';

/** Whether a path is `run_evaluation/RUN/MODEL/TASK/report.json`. */
export const isInTaskFolder = (path: string): boolean =>
  /(^|\/)run_evaluation\/[^/]+\/[^/]+\/[^/]+\/report\.json$/.test(path);

function giveReport(place: Place, instance: string, report: Report, runs: Runs): void {
  const record = runs.at(place, instance);
  if (record.report === null) {
    record.report = report;
    return;
  }
  const reason = `a report on ${instance} of ${place.run} stands here a second time; the first one counts`;
  runs.report({ file: report.file, line: null, code: 'duplicate', reason });
}

/** Gives the reports of one file, by task or SWE-smith's flat one, to the run that its path names. */
export function takeReports(path: string, file: string, value: unknown, runs: Runs): void {
  const whole = asObject(value) ?? {};
  const folder = folderOf(path);
  const name = posix.basename(folder);
  const isFlat = isReportEntry(whole);
  const entries: readonly (readonly [string, unknown])[] = isFlat ? [[name, whole]] : Object.entries(whole);
  const isNamed = entries.some(([key]) => key === name);
  const isOfTask = isNamed || isInTaskFolder(path);
  const place = placeOfFolder(isOfTask ? folderOf(folder) : folder, runs.rootName);
  const problem = (code: string, reason: string) => runs.report({ file, line: null, code, reason });
  for (const [instance, entry] of entries) {
    const report = readReportEntry(entry, file, place.model);
    if (report === null) problem('bad-report', `it gives no verdict on ${instance}`);
    else giveReport(place, instance, report, runs);
  }
  if (isOfTask && !isNamed) {
    const tasks = entries.map(([key]) => key).join(', ');
    problem('disagreement', `it lies in ${name}, but is on ${tasks}, which counts`);
  }
}
