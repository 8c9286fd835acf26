import type { Engine } from './engine.ts';
import { within } from './within.ts';

/** The folder that commands in an image start in. */
export async function imageFolder({ docker }: Engine, image: string): Promise<string> {
  const { Config } = await within(60, 'tell about an image', docker.getImage(image).inspect());
  return Config.WorkingDir || '/';
}
