import type { Format } from '../../../main/import/format.ts';
import { FORMATS } from '../../../main/import/formats/index.ts';

/** The format of that name as the app has it, with the readers it hands things on to. */
export function formatNamed(name: string): Format {
  const found = FORMATS.find((format) => format.name === name);
  if (found === undefined) throw new Error(`there is no format ${name}`);
  return found;
}
