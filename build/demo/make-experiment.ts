import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../parts.mjs';
import { experimentFiles, type Instance } from './pack/experiment-files.ts';

/** `npm run demo:experiment`: writes what the demo experiment needs, made from the tasks themselves. */
const FOLDER = join(ROOT, 'build/demo/tasks');

const instances = readFileSync(join(FOLDER, 'instances.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Instance);

for (const [name, text] of Object.entries(experimentFiles(instances)))
  writeFileSync(join(FOLDER, name), text);
