import type { Engine } from './engine.ts';
import { statusOf } from './explain-engine-error.ts';
import { imageMarks, namedMark, usedMark } from './image-marks.ts';
import { within } from './within.ts';

/**
 * Notes that an image is used now, so that it is not the next to be removed. An image that is not ours, or that the engine
 * does not have, is left as it is. @param name or id
 */
export async function touchImage({ docker }: Engine, name: string): Promise<void> {
  const image = docker.getImage(name);
  try {
    const seen = await within(60, 'tell about an image', image.inspect());
    const { marks, usedMarks } = imageMarks(seen);
    if (marks.length === 0) return;
    const mark = usedMark(seen.Id, Date.now());
    await within(60, 'tag an image', docker.getImage(seen.Id).tag(mark));
    for (const old of usedMarks.filter((used) => used !== `${mark.repo}:${mark.tag}`))
      await within(60, 'remove a tag', docker.getImage(old).remove()).catch(unlessGone);
  } catch (error) {
    unlessGone(error);
  }
}

/** Notes that an image is ours: that we pulled or built it by this name. */
export async function markImage(engine: Engine, name: string): Promise<void> {
  await within(60, 'tag an image', engine.docker.getImage(name).tag(namedMark(name)));
  await touchImage(engine, name);
}

function unlessGone(error: unknown): void {
  if (statusOf(error) !== 404) throw error;
}
