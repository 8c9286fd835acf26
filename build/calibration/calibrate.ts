import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sectionText } from '../bench/print-section.ts';
import { ROOT } from '../parts.mjs';
import { calibration } from './calibration.ts';
import { calibrationHead } from './calibration-head.ts';

/**
 * `npm run bench:calibration [-- --simulations N --draws N --titled TEXT --out FILE]`: writes the tables, or with --out those
 * with TEXT in their title, to build/bench/calibration.md and says how long each took.
 */
const { values } = parseArgs({
  options: {
    simulations: { type: 'string', default: '2000' },
    draws: { type: 'string', default: '10000' },
    titled: { type: 'string', default: '' },
    out: { type: 'string' },
  },
});

const size = { simulations: Number(values.simulations), draws: Number(values.draws) };
if (!Object.values(size).every((value) => Number.isInteger(value) && value > 0))
  throw new Error('calibration: --simulations and --draws are whole numbers above 0');
if (values.titled !== '' && values.out === undefined)
  throw new Error('calibration: --titled makes a part of the tables: give --out FILE for it');

const parts = [calibrationHead(size)];
let started = performance.now();
for (const section of calibration(size, values.titled)) {
  const now = performance.now();
  console.error(`${section.title}: ${((now - started) / 1000).toFixed(0)} s`);
  started = now;
  parts.push(sectionText(section));
}
const out = values.out ?? join(ROOT, 'build/bench/calibration.md');
await writeFile(out, `${parts.join('\n').trimEnd()}\n`);
