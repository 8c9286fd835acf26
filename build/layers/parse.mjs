import { parseSync } from 'oxc-parser';
import { findFunctions } from './functions.mjs';
import { findImports } from './imports.mjs';
import { findUses } from './uses.mjs';

/**
 * @typedef {object} Parsed what one source file names
 * @property {string} path from the repository's root, with `/`
 * @property {readonly import('./imports.mjs').Import[]} imports
 * @property {readonly import('./uses.mjs').Use[]} uses
 * @property {readonly import('./functions.mjs').FunctionSpan[]} functions
 * @property {number} lines
 * @property {readonly string[]} errors what the parser could not read
 */

/**
 * Everything the layer rules look at in one file.
 * @param {string} path decides the dialect (`.ts`, `.tsx`)
 * @param {string} text
 * @returns {Parsed}
 */
export function parseSource(path, text) {
  const { program, errors } = parseSync(path, text);
  const lineOf = lineFinder(text);
  return {
    path,
    imports: findImports(program, lineOf),
    uses: findUses(program, lineOf),
    functions: findFunctions(program, lineOf),
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    errors: errors.map((error) => error.message),
  };
}

/**
 * @param {string} text
 * @returns {(offset: number) => number} the 1-based line of an offset
 */
function lineFinder(text) {
  const ends = [...text.matchAll(/\n/g)].map((match) => match.index);
  return (offset) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (/** @type {number} */ (ends[middle]) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
