import { readFile, stat } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { UserError } from '../../analysis/model/user-error.ts';
import { decodeText, TextError } from './decode-text.ts';
import { fileError } from './file-error.ts';

const LARGEST = 4 * 1024 * 1024;

async function readText(path: string, what: string, hint: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > LARGEST)
      throw new UserError('bad-input', `${path} is too large for ${what} (${size} bytes).`, hint);
    return decodeText(await readFile(path)).text;
  } catch (error) {
    if (error instanceof TextError)
      throw new UserError('bad-input', `${path} cannot be read: ${error.message}.`, hint, { cause: error });
    throw fileError(error, path);
  }
}

/**
 * What a small file of YAML or JSON says; JSON is YAML, so one parser serves both, and unlike JSON's own it also refuses a
 * key that stands twice. @param what as in “a mapping” @throws UserError
 */
export async function readYamlFile(path: string, what: string, hint: string): Promise<unknown> {
  const document = parseDocument(await readText(path, what, hint), { prettyErrors: true });
  const [first] = document.errors;
  // What follows shows the line itself, which may hold a secret.
  const reason = first?.message.split('\n')[0]?.replace(/:$/, '');
  if (first) throw new UserError('bad-input', `${path} is neither YAML nor JSON: ${reason}.`, hint);
  return document.toJS({ maxAliasCount: 100 });
}
