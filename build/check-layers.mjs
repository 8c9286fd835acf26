import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findViolations } from './layers/check.mjs';
import { parseSource } from './layers/parse.mjs';
import { LAYERS } from './layers/rules.mjs';

/**
 * `npm run layers`: the architecture's layer table, checked over every import. Prints each violation with its place
 * and rule, then the counts; exits 1 where there is any. Longest file and function are for information.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const files = LAYERS.flatMap(sourcesIn).map((path) =>
  parseSource(path, readFileSync(join(root, path), 'utf8')),
);
const violations = files.flatMap(findViolations);
const imports = files.reduce((sum, file) => sum + file.imports.length, 0);

for (const { path, line, rule } of violations) console.log(`${path}:${line}: ${rule}`);
console.log(`layers: ${files.length} files, ${imports} imports, ${violations.length} violations`);
printLongest();
process.exitCode = violations.length > 0 ? 1 : 0;

/** @param {string} layer @returns {string[]} */
function sourcesIn(layer) {
  return readdirSync(join(root, layer), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function printLongest() {
  const [file] = [...files].sort((a, b) => b.lines - a.lines);
  const [longest] = files
    .flatMap(({ path, functions }) => functions.map((found) => ({ path, ...found })))
    .sort((a, b) => b.lines - a.lines);
  if (file) console.log(`longest file: ${file.path}, ${file.lines} lines`);
  if (longest)
    console.log(
      `longest function: ${longest.name} (${longest.path}:${longest.line}), ${longest.lines} lines`,
    );
}
