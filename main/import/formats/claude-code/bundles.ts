import { posix } from 'node:path';
import type { Bundle, BundleContext } from '../../transcript/bundle-reader.ts';
import type { SessionLook } from './look.ts';

/** A session with the files of its sub-agents, or a sub-agent whose session is not there. */
export interface SessionBundle extends Bundle {
  readonly main: SessionLook;
  readonly subagents: readonly SessionLook[];
}

type Looks = readonly SessionLook[];

/** Copies of one session are one; the same session told in two ways is two, and said. */
function withoutCopies(mains: Looks, context: BundleContext): Looks {
  const kept = new Map<string, SessionLook[]>();
  for (const look of mains) {
    const same = kept.get(look.session) ?? [];
    if (same.some(({ hash }) => hash === look.hash)) context.passOver('copies of a session');
    else {
      if (same.length > 0)
        context.report({
          file: look.file,
          line: null,
          code: 'repeated-id',
          reason: `the session ${look.session} stands in ${same[0]!.file} with different content; both are kept`,
        });
      kept.set(look.session, [...same, look]);
    }
  }
  return [...kept.values()].flat();
}

/** A sub-agent's file lies beside its session's, or in a folder named for it. */
function mainOf(subagent: SessionLook, mains: Looks): SessionLook | null {
  const own = mains.filter(({ session }) => session === subagent.session);
  const folder = posix.dirname(subagent.path);
  return own.find(({ path }) => folder.startsWith(posix.dirname(path))) ?? own[0] ?? null;
}

function notePlans(mains: Looks, { note }: BundleContext): void {
  const bySlug = new Map<string, string[]>();
  for (const { slug, session } of mains)
    if (slug !== null) bySlug.set(slug, [...(bySlug.get(slug) ?? []), session]);
  for (const [slug, sessions] of bySlug)
    if (sessions.length > 1)
      note(`Sessions ${sessions.join(', ')} work on the same plan (${slug}); each is a run of its own.`);
}

/** A session taken up again repeats the lines it goes on from. */
function noteResumed(mains: Looks, { note }: BundleContext): void {
  const byFirst = new Map<string, string>();
  for (const { first_uuid, session } of mains) {
    const before = first_uuid === null ? undefined : byFirst.get(first_uuid);
    if (before !== undefined)
      note(`Session ${session} begins with the lines of ${before}; both runs hold them.`);
    else if (first_uuid !== null) byFirst.set(first_uuid, session);
  }
}

const bundleOf = (main: SessionLook, subagents: Looks): SessionBundle => ({
  group: main.project ?? main.session,
  task: null,
  files: [main.file, ...subagents.map(({ file }) => file)],
  main,
  subagents,
});

/** One bundle per session, its sub-agents with it. */
export function planSessions(looks: Looks, context: BundleContext): readonly SessionBundle[] {
  const mains = withoutCopies(
    looks.filter(({ agent }) => agent === null),
    context,
  );
  const subagents = new Map<SessionLook | null, SessionLook[]>();
  for (const look of looks.filter(({ agent }) => agent !== null)) {
    const main = mainOf(look, mains);
    subagents.set(main, [...(subagents.get(main) ?? []), look]);
  }
  notePlans(mains, context);
  noteResumed(mains, context);
  const alone = subagents.get(null) ?? [];
  return [
    ...mains.map((main) => bundleOf(main, subagents.get(main) ?? [])),
    ...alone.map((main) => bundleOf(main, [])),
  ];
}
