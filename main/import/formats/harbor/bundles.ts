import { posix } from 'node:path';
import type { Bundle, BundleContext } from '../../transcript/bundle-reader.ts';
import { gatherTrials, looksOf } from './gather-trials.ts';
import { labelTrials } from './label-trials.ts';
import type { HarborLook } from './look.ts';
import { openTrials } from './open-trials.ts';
import type { Trial } from './trial.ts';
import { type TrialIdentity, trialIdentity } from './trial-identity.ts';

/** One trial with the files that tell more of it. */
export interface TrialBundle extends Bundle {
  readonly trial: Trial;
  readonly identity: TrialIdentity;
  /** What to call its system; null: unknown. */
  readonly label: string | null;
}

const PENDING =
  'Not run: the job counts it among its trials and it had not begun when the result was written.';
const LONGEST_TASK_IN_NAME = 32;

const parentOf = (folder: string): string | null =>
  folder === '' ? null : posix.dirname(folder).replace(/^\.$/, '');

type Folders = Map<string, HarborLook[]>;

/** Looks by the trial's folder. */
function trialFolders(looks: readonly HarborLook[]): Folders {
  const folders: Folders = new Map();
  for (const look of looks)
    if (look.kind !== 'job' && look.kind !== 'job-config')
      folders.set(look.folder, [...(folders.get(look.folder) ?? []), look]);
  return folders;
}

const under = (folders: Folders, parent: string | null): Folders =>
  new Map([...folders].filter(([folder]) => parentOf(folder) === parent));

interface Known {
  readonly trial: Trial;
  readonly identity: TrialIdentity;
}

const startOf = ({ trial }: Known): number => trial.facts?.started_at ?? Number.POSITIVE_INFINITY;

const inOrder = (a: Known, b: Known): number =>
  startOf(a) - startOf(b) || (a.trial.name ?? '').localeCompare(b.trial.name ?? '');

const pending = (file: string): Trial => ({
  ...{ file, name: null, facts: null, config: null, listed: null, reward: null },
  ...{ exception_text: null, open: PENDING, looks: [] },
});

/** The trials of one job, those included that have not begun. */
function trialsOf(folder: string, looks: readonly HarborLook[], context: BundleContext): readonly Known[] {
  const here = looks.filter((look) => look.folder === folder);
  const job = looksOf(here, 'job')[0];
  const trials = gatherTrials(under(trialFolders(looks), folder), job).map((trial) => ({
    trial,
    identity: trialIdentity(trial),
  }));
  if (job === undefined) return trials;
  const expected = looksOf(here, 'job-config')[0]?.expected ?? null;
  const identities = trials.map(({ identity }) => identity);
  const open = openTrials(job.job, identities, expected);
  if (open.n_lost > 0)
    context.report({
      file: job.file,
      line: null,
      code: 'missing-trials',
      reason: `the job counts ${open.n_lost} trials as done of which there is neither folder nor result`,
    });
  return [...trials, ...open.trials.map((identity) => ({ trial: pending(job.file), identity }))];
}

function check({ trial, identity }: Known, context: BundleContext): void {
  const report = (code: string, reason: string) =>
    context.report({ file: trial.file, line: null, code, reason });
  const fromName = trial.facts === null && trial.config === null && identity.task !== null;
  if (fromName && identity.task.length >= LONGEST_TASK_IN_NAME)
    report('cut-name', `the task is known by the trial's name alone, ${identity.task}, which may be cut`);
  if (trial.looks.length > 0 && trial.facts === null && trial.config === null)
    report('missing-result', `${trial.name} has neither result.json nor config.json`);
}

const LOADED = new Set<HarborLook['kind']>(['trajectory', 'patch', 'report']);

function bundleOf({ trial, identity }: Known, label: string | null): TrialBundle {
  const { agent, model, source } = identity;
  const group = [agent, model, source].filter((part) => part !== null && part !== '').join('__');
  return {
    group: group || 'pending',
    task: identity.task,
    files: trial.looks.filter(({ kind }) => LOADED.has(kind)).map(({ file }) => file),
    ...{ trial, identity, label },
  };
}

/** The trials of all jobs of a source, each job's in the order in which they began. */
export function planTrials(looks: readonly HarborLook[], context: BundleContext): readonly TrialBundle[] {
  const jobs = looks.filter(({ kind }) => kind === 'job' || kind === 'job-config');
  const parents = [...trialFolders(looks).keys()].flatMap((folder) => parentOf(folder) ?? []);
  const folders = [...new Set([...jobs.map(({ folder }) => folder), ...parents])];
  const alone = gatherTrials(under(trialFolders(looks), null), undefined);
  const known = [
    ...alone.map((trial) => ({ trial, identity: trialIdentity(trial) })),
    ...folders.flatMap((folder) => [...trialsOf(folder, looks, context)].sort(inOrder)),
  ];
  for (const one of known) check(one, context);
  const labels = labelTrials(known.map(({ identity }) => identity));
  return known.map((one) => bundleOf(one, labels.get(one.identity) ?? null));
}
