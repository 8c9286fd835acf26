import { WHITE_SPACE } from './log-parsers/python-text.ts';

const COUNT = '[1-9]\\p{Nd}*';

/** What follows a count looks back at it, behind its own space: a long row of digits is then read once. */
const SIGNS = [
  `Executed ${COUNT} of \\p{Nd}`,
  `TOTAL: ${COUNT} (?:SUCCESS|FAILED)`,
  ` (?<=${COUNT} )passing`,
  `Tests:[${WHITE_SPACE}]+[1-9]`,
  `Test Suites:[${WHITE_SPACE}]+(?:\\p{Nd}+ [\\p{L}\\p{N}_]+, )*${COUNT} total`,
  '(?<![^\\n])# tests [1-9]',
  ` (?<=${COUNT} )specs?, \\p{Nd}+ failure`,
  "': ok(?![^\\n])",
];

const SUITE_RAN = new RegExp(SIGNS.join('|'), 'u');

/**
 * Whether a log without results shows that tests were run: a count of tests above zero as Karma, Mocha, Jest, TAP and
 * Jasmine print it, or OpenLayers' `': ok'`. Parsers that record failures alone leave a clean run empty.
 */
export const suiteRan = (log: string) => SUITE_RAN.test(log);
