import type { Output } from '../../preload/contract.ts';
import { withWorkspace } from '../synthetic/with-workspace.ts';
import { awaitMoment, type KillMoment } from './kill-moment.ts';
import { readBodies } from './read-bodies.ts';
import { endOf, hasEnded, startImport } from './run-import.ts';
import type { RoundSources } from './sources.ts';
import { type Expected, nameOf, workspaceFaults } from './workspace-faults.ts';

export interface Round {
  /** Milliseconds from the start to the kill. */
  readonly killedAfter: number;
  /** False where the import had ended before its moment came. */
  readonly killed: boolean;
  /** What was under way, in the words of the job's last message. */
  readonly during: string;
  /** Milliseconds. */
  readonly reopenedIn: number;
  readonly imports: number;
  readonly newImports: readonly string[];
  readonly eventsRead: number;
  readonly faults: readonly string[];
}

/** Imports into the workspace, kills the process (alone, by its id) at the moment, and looks at what is left. */
export async function killRound(
  workspace: string,
  sources: RoundSources,
  moment: KillMoment,
  usualTime: number,
  expected: Expected,
): Promise<Round> {
  const started = performance.now();
  const child = startImport(workspace, sources);
  await awaitMoment(moment, usualTime, workspace, () => hasEnded(child));
  child.kill('SIGKILL');
  const killedAfter = performance.now() - started;
  const killed = (await endOf(child)) === 'SIGKILL';
  const opening = performance.now();
  return withWorkspace(workspace, async (port) => {
    const reopenedIn = performance.now() - opening;
    const { rows: imports } = await port.call('import.list', {});
    const { rows: jobs } = await port.call('job.list', {});
    const fresh = ofRound(imports, sources);
    const faults = [
      ...(await workspaceFaults(port, imports, expected)),
      ...outOfOrder(fresh, sources),
      ...jobs.filter(({ state }) => state === 'running').map(({ job_id }) => `job ${job_id} is said to run`),
    ];
    let eventsRead = 0;
    for (const { import_id } of fresh) eventsRead += await readBodies(port, import_id);
    return {
      killedAfter,
      killed,
      during: stageOf(fresh.length, sources),
      reopenedIn,
      imports: imports.length,
      newImports: fresh.map(nameOf),
      eventsRead,
      faults,
    };
  });
}

type Imports = Output<'import.list'>['rows'];

const ofRound = (imports: Imports, { paths }: RoundSources): Imports =>
  imports.filter(({ path }) => paths.includes(path)).sort((a, b) => a.import_id - b.import_id);

/** Sources are imported one after another, so what is there is the first of them. */
function outOfOrder(fresh: Imports, { paths }: RoundSources): readonly string[] {
  return fresh.flatMap(({ path }, i) => (path === paths[i] ? [] : [`${path} is there before ${paths[i]}`]));
}

function stageOf(done: number, { paths }: RoundSources): string {
  const next = paths[done];
  return next === undefined ? 'after the last commit' : `before ${next.slice(next.lastIndexOf('/') + 1)}`;
}
