import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';

/** The two programs that the harness of SWE-bench Pro has for each instance. */
export interface ProScripts {
  /** `run_script.sh`: runs the test files that it is given, separated by commas. */
  readonly run: string;
  /** `parser.py`: makes results of what the tests wrote. */
  readonly parser: string;
}

const FOLDER = 'run_scripts';

/** Reads an instance's scripts from `run_scripts/INSTANCE/` in a folder. @throws UserError where they are not there */
export async function readProScripts(folder: string, instance: string): Promise<ProScripts> {
  const [run, parser] = await Promise.all(
    ['run_script.sh', 'parser.py'].map((name) => readScript(folder, instance, name)),
  );
  return { run: run!, parser: parser! };
}

async function readScript(folder: string, instance: string, name: string): Promise<string> {
  if (/[/\\]|^\.*$/.test(instance)) throw noScript(folder, instance, name);
  try {
    // A shell takes a CR for part of a word, and a checkout on Windows may have added some.
    return (await readFile(join(folder, FOLDER, instance, name), 'utf8')).replaceAll('\r\n', '\n');
  } catch (cause) {
    throw noScript(folder, instance, name, cause);
  }
}

const noScript = (folder: string, instance: string, name: string, cause?: unknown) =>
  new UserError(
    'not-found',
    `${instance} of SWE-bench Pro has no ${name} beside its instances.`,
    `Put the folder ${FOLDER} of the harness (scaleapi/SWE-bench_Pro-os) in ${folder}: the file is then ${join(FOLDER, instance, name)}.`,
    { cause },
  );
