import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {import('./languages.mjs').Language} Language
 * @typedef {Pick<Console, 'log' | 'error'>} Output
 */

/**
 * Makes the fixtures of the oracle scripts in `folder`, all or the `wanted` ones. A language that cannot run is said, and
 * those of the others are made. Exit code: 0 when all are made, 1 when some are not, 2 for an unknown name.
 * @param {readonly string[]} wanted
 * @param {string} folder
 * @param {readonly Language[]} languages
 * @param {Output} output
 * @returns {0 | 1 | 2}
 */
export function makeOracles(wanted, folder, languages, output) {
  const known = languages.map((language) => ({ language, names: namesOf(folder, language) }));
  const all = known.flatMap(({ names }) => names).sort();
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    refuse(output, `no such oracle: ${unknown.join(', ')}`, `There are: ${all.join(', ')}.`);
    return 2;
  }
  const chosen = known.map(({ language, names }) => ({
    language,
    names: names.filter((name) => wanted.length === 0 || wanted.includes(name)),
  }));
  const made = chosen.map(({ language, names }) => makeThose(names, folder, language, output));
  return made.every(Boolean) ? 0 : 1;
}

/**
 * @param {string} folder
 * @param {Language} language
 */
function namesOf(folder, { ending, mark }) {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending) && readFileSync(join(folder, file), 'utf8').includes(mark))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

/**
 * @param {readonly string[]} names
 * @param {string} folder
 * @param {Language} language
 * @param {Output} output
 */
function makeThose(names, folder, language, output) {
  if (names.length === 0) return true;
  const problem = missingTool(language);
  if (problem) {
    refuse(output, `${problem.message}, so not made: ${names.join(', ')}`, problem.hint);
    return false;
  }
  const failed = names.filter((name) => !make(name, folder, language, output));
  if (failed.length > 0) refuse(output, `failed: ${failed.join(', ')}`, 'See the message above.');
  return failed.length === 0;
}

/** @param {Language} language */
function missingTool({ program, packages, probe, install, installPackages }) {
  if (run(program, ['--version']).status !== 0) return { message: `cannot run ${program}`, hint: install };
  const lacking = Object.entries(packages)
    .filter(([name]) => run(program, probe(name)).status !== 0)
    .map(([, name]) => name);
  if (lacking.length === 0) return null;
  return { message: `${program} lacks ${lacking.join(' ')}`, hint: installPackages(lacking) };
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {Language} language
 * @param {Output} output
 */
function make(name, folder, { program, ending }, output) {
  const fixture = join(folder, 'fixtures', `${name}.json`);
  const before = existsSync(fixture) ? readFileSync(fixture) : null;
  const { status, stderr } = run(program, [`${name}${ending}`], folder);
  if (status !== 0) {
    output.error(`${name}: failed\n${stderr}`);
    return false;
  }
  const after = readFileSync(fixture);
  output.log(`${name}: ${before === null ? 'new' : before.equals(after) ? 'unchanged' : 'changed'}`);
  return true;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
function run(program, args, cwd) {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  return spawnSync(program, args, { encoding: 'utf8', env, cwd });
}

/**
 * @param {Output} output
 * @param {string} message
 * @param {string} hint
 */
function refuse(output, message, hint) {
  output.error(`oracles: ${message}\n${hint}`);
}
