import { posix } from 'node:path';
import type { TrajectoryLook } from './look.ts';

type Looks = readonly TrajectoryLook[];

/** `name.trajectory.json` says `trajectory.cont-1.json` and means `name.trajectory.cont-1.json`. */
function spellings({ path }: TrajectoryLook, ref: string): readonly string[] {
  const folder = posix.dirname(path);
  const name = posix.basename(path);
  const bare = posix.basename(ref);
  const prefix = name.slice(0, Math.max(0, name.lastIndexOf('trajectory')));
  return [posix.join(folder, ref), posix.join(folder, bare), posix.join(folder, prefix + bare)];
}

/** The file that `from` refers to by a path, which may be that of another machine; null where the source has none such. */
export function fileReferenced(from: TrajectoryLook, ref: string, looks: Looks): TrajectoryLook | null {
  for (const path of spellings(from, ref)) {
    const found = looks.find((look) => look.path === path);
    if (found !== undefined) return found;
  }
  return null;
}

/** The only other file that bears an id; null where none or several do. */
export function fileWithId(
  from: TrajectoryLook,
  kind: 'trajectory_id' | 'session_id',
  id: string,
  looks: Looks,
): TrajectoryLook | null {
  const found = looks.filter((look) => look !== from && look[kind] === id);
  return found.length === 1 ? found[0]! : null;
}
