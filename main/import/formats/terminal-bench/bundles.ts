import type { Bundle, BundleContext } from '../../transcript/bundle-reader.ts';
import { labelTrials } from '../harbor/label-trials.ts';
import { type FoundTrial, gatherTrials } from './gather-trials.ts';
import type { TerminalLook } from './look.ts';
import type { RunMetadata } from './run-metadata.ts';
import type { TrialResult } from './trial-result.ts';

/** One trial, or one that was to be run and was not. All that is told of it was read in passing. */
export interface TrialBundle extends Bundle {
  readonly file: string;
  readonly task: string;
  readonly trial: TrialResult | null;
  readonly metadata: RunMetadata | null;
  /** What to call its system; null: unknown. */
  readonly label: string | null;
}

const BY_ATTEMPT = (a: FoundTrial, b: FoundTrial): number =>
  (a.trial.attempt ?? 0) - (b.trial.attempt ?? 0) ||
  (a.trial.started_at ?? Number.POSITIVE_INFINITY) - (b.trial.started_at ?? Number.POSITIVE_INFINITY) ||
  0;

/** Tasks that a run was to try and did not, each as often as it is lacking. */
function lacking({ tasks, n_attempts }: RunMetadata, trials: readonly FoundTrial[]): readonly string[] {
  return tasks.flatMap((task) => {
    const there = trials.filter(({ trial }) => trial.task === task).length;
    return Array<string>(Math.max(0, n_attempts - there)).fill(task);
  });
}

type Unlabelled = Omit<TrialBundle, 'label'>;

function runBundles(
  folder: string,
  looks: readonly TerminalLook[],
  context: BundleContext,
): readonly Unlabelled[] {
  const trials = [...gatherTrials(looks, context.report)].sort(BY_ATTEMPT);
  const told = looks.find(({ kind }) => kind === 'run') ?? looks.find(({ kind }) => kind === 'lock');
  const metadata = told !== undefined && 'metadata' in told ? told.metadata : null;
  const group = metadata?.run ?? (folder || (trials[0]?.trial.run ?? 'run'));
  const bundles: Unlabelled[] = trials.map(({ file, trial }) => ({
    ...{ group, task: trial.task, files: [], file, trial, metadata },
  }));
  if (metadata === null || told === undefined) return bundles;
  const open = lacking(metadata, trials);
  if (metadata.finished && open.length > 0)
    context.report({
      file: told.file,
      line: null,
      code: 'missing-trials',
      reason: `the run has ended, but there is no result of ${open.length} of its trials`,
    });
  if (metadata.finished) return bundles;
  return [
    ...bundles,
    ...open.map((task) => ({ group, task, files: [], file: told.file, trial: null, metadata })),
  ];
}

/** Run → what to call its system: runs of one agent and model with other settings are no repeats of each other. */
function labelRuns(bundles: readonly Unlabelled[]): ReadonlyMap<RunMetadata | null, string | null> {
  const runs = [...new Set(bundles.flatMap(({ metadata }) => metadata ?? []))];
  const identities = runs.map(({ benchmark, agent, model, settings }) => ({
    ...{ task: null, source: benchmark, agent, model, settings },
  }));
  const labels = labelTrials(identities);
  return new Map(runs.map((run, at) => [run, labels.get(identities[at]!) ?? null]));
}

/** The trials of every run of a source, first attempts first. */
export function planTrials(looks: readonly TerminalLook[], context: BundleContext): readonly TrialBundle[] {
  const folders = [...new Set(looks.map(({ folder }) => folder))];
  const bundles = folders.flatMap((folder) =>
    runBundles(
      folder,
      looks.filter((look) => look.folder === folder),
      context,
    ),
  );
  const labels = labelRuns(bundles);
  return bundles.map((bundle) => ({ ...bundle, label: labels.get(bundle.metadata) ?? null }));
}
