import { DIGITS } from './log-parsers/digits.ts';
import { WHITE_SPACE } from './log-parsers/python-text.ts';

const DIGIT = `[${DIGITS}]`;
const COUNT = `[1-9]${DIGIT}*`;

/** What follows a count looks back at it, behind its own space: a long row of digits is then read once. */
const SIGNS = [
  `Executed ${COUNT} of ${DIGIT}`,
  `TOTAL: ${COUNT} (?:SUCCESS|FAILED)`,
  ` (?<=${COUNT} )passing`,
  `Tests:[${WHITE_SPACE}]+[1-9]`,
  '(?<![^\\n])# tests [1-9]',
  ` (?<=${COUNT} )specs?, ${DIGIT}+ failure`,
  "': ok(?![^\\n])",
];

const SIGN = new RegExp(SIGNS.join('|'));
const SUITES = new RegExp(`Test Suites:[${WHITE_SPACE}]+`, 'g');
const TOTAL = new RegExp(`${COUNT} total`, 'y');
const PART = new RegExp(`${DIGIT}+ ([^ ,]+), `, 'y');
const NO_WORD = /[^\p{L}\p{N}_]/u;

/**
 * Whether a log without results shows that tests were run: a count of tests above zero as Karma, Mocha, Jest, TAP and
 * Jasmine print it, or OpenLayers' `': ok'`. Parsers that record failures alone leave a clean run empty.
 */
export const suiteRan = (log: string) => SIGN.test(log) || suitesRan(log);

/** Jest's `Test Suites: 1 failed, 2 passed, 3 total`. */
function suitesRan(log: string): boolean {
  for (const { index, 0: heading } of log.matchAll(SUITES))
    if (hasTotal(log, index + heading.length)) return true;
  return false;
}

function hasTotal(log: string, from: number): boolean {
  for (let at = from; ; at = PART.lastIndex) {
    if (matchAt(TOTAL, log, at)) return true;
    const part = matchAt(PART, log, at);
    if (!part || NO_WORD.test(part[1]!)) return false;
  }
}

function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}
