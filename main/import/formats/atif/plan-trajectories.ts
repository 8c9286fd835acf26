import type { ImportProblem } from '../../format.ts';
import { fileReferenced, fileWithId } from './find-referenced.ts';
import type { TrajectoryLook } from './look.ts';
import type { SubagentRef } from './trajectory.ts';

/** One run: the file it begins in, and which files its references mean. */
export interface PlannedTrajectory {
  readonly root: TrajectoryLook;
  /** All files, the root first. */
  readonly files: readonly string[];
  /** File → the file it goes on in. */
  readonly next: ReadonlyMap<string, string>;
  /** File → reference (`refKey`) → the sub-agent's file. */
  readonly subagents: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export const refKey = ({ path, trajectory_id, session_id }: SubagentRef): string =>
  JSON.stringify([path, trajectory_id, session_id]);

type Report = (problem: ImportProblem) => void;
type Looks = readonly TrajectoryLook[];

interface Links {
  readonly next: TrajectoryLook | null;
  readonly subagents: ReadonlyMap<string, TrajectoryLook>;
}

function subagentOf(look: TrajectoryLook, ref: SubagentRef, looks: Looks): TrajectoryLook | null {
  const byPath = ref.path === null ? null : fileReferenced(look, ref.path, looks);
  const byId =
    ref.trajectory_id === null ? null : fileWithId(look, 'trajectory_id', ref.trajectory_id, looks);
  const bySession = ref.session_id === null ? null : fileWithId(look, 'session_id', ref.session_id, looks);
  return byPath ?? byId ?? bySession;
}

function linksOf(look: TrajectoryLook, looks: Looks, report: Report): Links {
  const missing = (code: string, what: string) =>
    report({
      file: look.file,
      line: null,
      code,
      reason: `${what} is not in the source; import the whole folder`,
    });
  const next = look.continued === null ? null : fileReferenced(look, look.continued, looks);
  if (look.continued !== null && next === null)
    missing('missing-continuation', `it goes on in ${look.continued}, which`);
  const subagents = new Map<string, TrajectoryLook>();
  for (const ref of look.refs) {
    const found = subagentOf(look, ref, looks);
    if (found !== null) subagents.set(refKey(ref), found);
    else
      missing(
        'missing-subagent',
        `the trajectory ${ref.path ?? ref.trajectory_id ?? ref.session_id} of a sub-agent`,
      );
  }
  return { next, subagents };
}

class Planner {
  private readonly links: ReadonlyMap<TrajectoryLook, Links>;
  private readonly taken = new Set<TrajectoryLook>();

  constructor(
    private readonly looks: Looks,
    private readonly report: Report,
  ) {
    this.links = new Map(looks.map((look) => [look, linksOf(look, looks, report)]));
  }

  plan(): readonly PlannedTrajectory[] {
    const linked = new Set(
      [...this.links.values()].flatMap(({ next, subagents }) => [next, ...subagents.values()]),
    );
    const roots = this.looks.filter((look) => !linked.has(look));
    const plans = roots.map((root) => this.from(root));
    // What is left are circles, which have no beginning: the first by name stands for it.
    for (const look of this.looks) if (!this.taken.has(look)) plans.push(this.from(look));
    return plans;
  }

  private from(root: TrajectoryLook): PlannedTrajectory {
    const files: string[] = [];
    const next = new Map<string, string>();
    const subagents = new Map<string, ReadonlyMap<string, string>>();
    const visit = (look: TrajectoryLook): void => {
      this.taken.add(look);
      files.push(look.file);
      const links = this.links.get(look)!;
      const own = new Map<string, string>();
      for (const [key, sub] of links.subagents) {
        if (!this.isFree(sub, look, files)) continue;
        own.set(key, sub.file);
        visit(sub);
      }
      subagents.set(look.file, own);
      if (links.next === null || !this.isFree(links.next, look, files)) return;
      next.set(look.file, links.next.file);
      visit(links.next);
    };
    visit(root);
    return { root, files, next, subagents };
  }

  private isFree(look: TrajectoryLook, from: TrajectoryLook, files: readonly string[]): boolean {
    if (!this.taken.has(look)) return true;
    const circle = files.includes(look.file);
    const reason = circle
      ? `it leads back to ${look.file}, which is already part of the run; it ends here`
      : `${look.file} is already part of another run and is not taken twice`;
    const code = circle ? 'cyclic-continuation' : 'shared-continuation';
    this.report({ file: from.file, line: null, code, reason });
    return false;
  }
}

/** Puts files together to runs: continuations in their order, sub-agents where they are referred to. */
export function planTrajectories(looks: Looks, report: Report): readonly PlannedTrajectory[] {
  return new Planner(looks, report).plan();
}
