import type { Engine } from './engine.ts';
import { statusOf } from './explain-engine-error.ts';
import { imageMarks } from './image-marks.ts';
import { imageName } from './image-name.ts';
import { within } from './within.ts';

/** `kept`: in use, or not ours; `given up`: somebody has named it, so that it is theirs from now on. */
export type Removal = 'removed' | 'kept' | 'given up';

/** Removes an image of ours with the names that we brought it by, never by force. @param id content id */
export async function removeKeptImage(engine: Engine, id: string): Promise<Removal> {
  const { docker } = engine;
  const seen = await within(60, 'tell about an image', docker.getImage(id).inspect()).catch(nullIfGone);
  if (seen === null) return 'removed';
  const { marks, names, others } = imageMarks(seen);
  if (marks.length === 0) return 'kept';
  if (others.length > 0) {
    for (const mark of marks) await untag(engine, mark);
    return 'given up';
  }
  if (await isUsed(engine, id)) return 'kept';
  return removeAll(engine, id, names, marks);
}

async function isUsed({ docker }: Engine, id: string): Promise<boolean> {
  const filters = { ancestor: [id] };
  return (await within(60, 'list containers', docker.listContainers({ all: true, filters }))).length > 0;
}

/** Marks go last: an image that turns out to be in use, or whose removal is cut short, is still known to be ours. */
async function removeAll(
  engine: Engine,
  id: string,
  names: readonly string[],
  marks: readonly string[],
): Promise<Removal> {
  try {
    for (const name of [...names, ...marks]) await untag(engine, name);
    return 'removed';
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    for (const name of names.filter((one) => !one.includes('@'))) await nameAgain(engine, id, name);
    return 'kept';
  }
}

const untag = ({ docker }: Engine, name: string) =>
  within(300, 'remove an image', docker.getImage(name).remove()).catch(nullIfGone);

async function nameAgain({ docker }: Engine, id: string, name: string): Promise<void> {
  const { repository, full } = imageName(name);
  const tag = full.slice(repository.length + 1);
  await within(60, 'tag an image', docker.getImage(id).tag({ repo: repository, tag })).catch(nullIfGone);
}

function nullIfGone(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
}
