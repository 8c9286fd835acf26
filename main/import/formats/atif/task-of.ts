import { posix } from 'node:path';
import { asObject, asText, type Untyped } from '../../untyped.ts';
import type { TrajectoryLook } from './look.ts';

const KEYS = ['instance_id', 'task_id', 'task_name', 'task'];

/** Folders that say where a trajectory stands, not what it is about. */
const PLACES = new Set(['.', 'agent', 'logs', 'trajectory', 'trajectories', 'output']);

const bareName = (path: string): string =>
  posix
    .basename(path)
    .replace(/\.json$/i, '')
    .replace(/\.?trajectory$/i, '');

/** `harbor/hello-world` is the task `hello-world` of an organisation. */
export const bareTask = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** The task of a trajectory, which has no place for it: from its extras, its file, its folder, else its session. */
export function taskOf({ path, session_id }: TrajectoryLook, trajectory: Untyped | undefined): string | null {
  const extra = asObject(trajectory?.extra);
  const told = KEYS.map((key) => asText(extra?.[key])).find((text) => text);
  if (told) return bareTask(told);
  const name = bareName(path);
  if (name !== '') return name;
  const folders = posix.dirname(path).split('/').reverse();
  return folders.find((folder) => !PLACES.has(folder)) ?? session_id;
}
