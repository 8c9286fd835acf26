import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './parts.mjs';

/** What a check runs: a script of Node's and its arguments. Warnings fail. */
const CHECKS = {
  types: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  'types of analysis': ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.analysis.json'],
  'types of renderer': ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.renderer.json'],
  'lint and format': [
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--error-on-warnings',
    '--diagnostic-level=warn',
    '.',
  ],
  layers: ['build/check-layers.mjs'],
  'unused code': ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'],
};

/**
 * Checks the sources, two checks at a time, and prints one line for each, with its output where it failed.
 * @returns {Promise<number>} how many failed
 */
export async function runChecks() {
  const waiting = Object.entries(CHECKS);
  let failed = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) failed += await runCheck(...next);
  };
  await Promise.all([work(), work()]);
  return failed;
}

/** @param {string} name @param {readonly string[]} script @returns {Promise<0 | 1>} */
async function runCheck(name, script) {
  const started = performance.now();
  const { code, output } = await run(script);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(code === 0 ? `check: ${name}, ${seconds} s` : `check failed: ${name}\n${output.trimEnd()}`);
  return code === 0 ? 0 : 1;
}

/**
 * @param {readonly string[]} script
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run([file = '', ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, file), ...args], { cwd: ROOT });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: stripVTControlCharacters(output) }));
  });
}
