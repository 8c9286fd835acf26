import type { Engine } from './engine.ts';
import { statusOf } from './explain-engine-error.ts';
import { within } from './within.ts';

/** The content id (`sha256:…`) of an image that the engine has; null where it has none of that name. */
export async function imageId({ docker }: Engine, name: string): Promise<string | null> {
  try {
    return (await within(60, 'tell about an image', docker.getImage(name).inspect())).Id;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
