import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sectionText } from '../bench/print-section.ts';
import { ROOT } from '../parts.mjs';
import { calibration } from './calibration.ts';
import { calibrationHead } from './calibration-head.ts';

/**
 * `npm run bench:calibration [-- --simulations N --draws N --out FILE]`: writes the tables to build/bench/calibration.md
 * and says how long each took.
 */
const { values } = parseArgs({
  options: {
    simulations: { type: 'string', default: '2000' },
    draws: { type: 'string', default: '10000' },
    out: { type: 'string', default: join(ROOT, 'build/bench/calibration.md') },
  },
});

const size = { simulations: Number(values.simulations), draws: Number(values.draws) };
if (!Object.values(size).every((value) => Number.isInteger(value) && value > 0))
  throw new Error('calibration: --simulations and --draws are whole numbers above 0');

const parts = [calibrationHead(size)];
let started = performance.now();
for (const section of calibration(size)) {
  const now = performance.now();
  console.error(`${section.title}: ${((now - started) / 1000).toFixed(0)} s`);
  started = now;
  parts.push(sectionText(section));
}
await writeFile(values.out, `${parts.join('\n').trimEnd()}\n`);
