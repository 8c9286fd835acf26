import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run oracles [-- NAME…]`: makes the fixtures that the statistics are tested against, all or the named ones, with
 * the interpreter in PYTHON (else `python3`), and says which came out different. Tests read the committed fixtures and
 * need no Python.
 */
const folder = fileURLToPath(new URL('../tests/oracles/', import.meta.url));
const python = process.env.PYTHON ?? 'python3';
const packages = { numpy: 'numpy', scipy: 'scipy', statsmodels: 'statsmodels', sklearn: 'scikit-learn' };

const all = readdirSync(folder)
  .filter(
    (file) =>
      file.endsWith('.py') && readFileSync(join(folder, file), 'utf8').includes('import case, write_fixture'),
  )
  .map((file) => file.slice(0, -'.py'.length))
  .sort();

process.exitCode = main(process.argv.slice(2));

/** @param {string[]} wanted */
function main(wanted) {
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    return refuse(`no such oracle: ${unknown.join(', ')}`, `There are: ${all.join(', ')}.`, 2);
  const problem = missingTool();
  if (problem) return refuse(problem.message, problem.hint, 1);
  const failed = (wanted.length > 0 ? wanted : all).filter((name) => !make(name));
  return failed.length === 0 ? 0 : refuse(`failed: ${failed.join(', ')}`, 'See the message above.', 1);
}

function missingTool() {
  const lacking = Object.entries(packages).filter(([module]) => run(['-c', `import ${module}`]).status !== 0);
  if (run(['--version']).status !== 0) {
    return {
      message: `cannot run ${python}`,
      hint: 'Install Python 3, or name it: PYTHON=path/to/python npm run oracles',
    };
  }
  if (lacking.length === 0) return null;
  const names = lacking.map(([, name]) => name).join(' ');
  return { message: `${python} lacks ${names}`, hint: `Run: ${python} -m pip install ${names}` };
}

/** @param {string} name */
function make(name) {
  const fixture = join(folder, 'fixtures', `${name}.json`);
  const before = existsSync(fixture) ? readFileSync(fixture) : null;
  const { status, stderr } = run([join(folder, `${name}.py`)]);
  if (status !== 0) {
    console.error(`${name}: failed\n${stderr}`);
    return false;
  }
  const after = readFileSync(fixture);
  console.log(`${name}: ${before === null ? 'new' : before.equals(after) ? 'unchanged' : 'changed'}`);
  return true;
}

/** @param {string[]} args */
function run(args) {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  return spawnSync(python, args, { encoding: 'utf8', env });
}

/**
 * @param {string} message
 * @param {string} hint
 * @param {number} code
 */
function refuse(message, hint, code) {
  console.error(`oracles: ${message}\n${hint}`);
  return code;
}
