import type { StatusMap } from '../test-status.ts';
import { parseDjango } from './parse-django.ts';
import { parseJest } from './parse-jest.ts';
import { parseMatplotlib } from './parse-matplotlib.ts';
import { parseNodeTap } from './parse-node-tap.ts';
import { parsePytest } from './parse-pytest.ts';
import { parsePytestOptions } from './parse-pytest-options.ts';
import { parsePytestV2 } from './parse-pytest-v2.ts';
import { parseSeaborn } from './parse-seaborn.ts';
import { parseSympy } from './parse-sympy.ts';
import { parseTap } from './parse-tap.ts';
import { parseVitest } from './parse-vitest.ts';

/** Reads a runner's output whose lines end with `\n`. Never throws; a text without results gives an empty map. */
export type LogParser = (log: string) => StatusMap;

/**
 * Under the names that SWE-bench's harness 5 knows them by (its data sets' `log_parser`), with equal results on any text
 * where those do not break off; and `unittest` and `node-tap`, which are ours.
 */
export const LOG_PARSERS = {
  parse_log_pytest: parsePytest,
  parse_log_flask: parsePytest,
  parse_log_xarray: parsePytest,
  parse_log_pytest_options: parsePytestOptions,
  parse_log_requests: parsePytestOptions,
  parse_log_pylint: parsePytestOptions,
  parse_log_pytest_v2: parsePytestV2,
  parse_log_astropy: parsePytestV2,
  parse_log_scikit: parsePytestV2,
  parse_log_sphinx: parsePytestV2,
  parse_log_django: parseDjango,
  parse_log_matplotlib: parseMatplotlib,
  parse_log_seaborn: parseSeaborn,
  parse_log_sympy: parseSympy,
  parse_log_tap: parseTap,
  parse_log_jest: parseJest,
  parse_log_vitest: parseVitest,
  unittest: parseDjango,
  'node-tap': parseNodeTap,
} as const satisfies Readonly<Record<string, LogParser>>;

export type LogParserName = keyof typeof LOG_PARSERS;
