import type { ImportProblem } from '../../format.ts';
import { Records, type RunRecord } from '../../harness/records.ts';
import type { SummaryVerdict } from '../../harness/summary.ts';
import type { Prediction } from '../../predictions.ts';
import { type Place, placeOfFile } from './place-of.ts';

export const bareModelPath = (model: string): string => model.replaceAll('/', '__');

/** The runs of a source as its files tell of them one after the other, with the folder that each belongs to. */
export class Runs {
  readonly records = new Records();
  readonly problems: ImportProblem[] = [];
  readonly notes: string[] = [];
  private readonly homes = new Map<string, string>();

  constructor(readonly rootName: string) {}

  readonly report = (problem: ImportProblem): void => {
    this.problems.push(problem);
  };

  /** The run of the folder in which a file lies. */
  placeOf(path: string): Place {
    return placeOfFile(path, this.rootName);
  }

  at({ run, home }: Pick<Place, 'run' | 'home'>, instance: string): RunRecord {
    this.homes.set(run, this.homes.get(run) ?? home);
    return this.records.at(run, instance);
  }

  /** Runs that belong to a folder. */
  in(home: string): readonly string[] {
    return [...this.homes].filter(([, other]) => other === home).map(([run]) => run);
  }

  /** Models that a run's reports and summaries are of, as the harness writes them in paths. */
  modelsOf(run: string): ReadonlySet<string> {
    const models = this.records.of(run).map(({ report, summary }) => report?.model ?? summary?.model ?? null);
    return new Set(models.flatMap((model) => (model === null ? [] : bareModelPath(model))));
  }

  instancesOf(run: string): ReadonlySet<string> {
    return new Set(this.records.of(run).map(({ instance }) => instance));
  }

  /** The first summary of a run counts; another that says otherwise is reported. */
  giveSummary(record: RunRecord, verdict: SummaryVerdict): void {
    const before = record.summary;
    record.summary ??= verdict;
    if (before !== null && before.word !== verdict.word)
      this.disagree(record, verdict.file, verdict.word, before.word, before.file);
  }

  /** The first prediction counts; another patch for the same run is reported. */
  givePrediction(record: RunRecord, prediction: Prediction): void {
    const before = record.prediction;
    record.prediction ??= prediction;
    if (before !== null && before.patch.trim() !== prediction.patch.trim())
      this.disagree(record, prediction.file, 'another patch', 'the patch', before.file);
  }

  private disagree(
    { instance, run }: RunRecord,
    file: string,
    here: string,
    there: string,
    other: string,
  ): void {
    const reason = `${instance} of ${run} is ${here} here, but ${there} in ${other}, which counts`;
    this.report({ file, line: null, code: 'disagreement', reason });
  }
}
