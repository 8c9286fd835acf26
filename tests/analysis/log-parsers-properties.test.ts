import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LOG_PARSERS,
  markLog,
  readMarkedLog,
  readOfficialLog,
  splitMarkedLog,
  testDirectives,
} from '../../analysis/grading/index.ts';

const NONCE = '0123456789abcdef0123456789abcdef';
const PARSERS = Object.entries(LOG_PARSERS);
const DIFFERENT = new Set(Object.values(LOG_PARSERS));

const piece = fc.constantFrom(
  ...[
    'PASSED',
    'FAILED',
    'ERROR',
    ' - ',
    '[',
    ']',
    ' ... ',
    'ok',
    ' ok',
    '\n',
    '\r\n',
    ' ',
    'test_a',
    'a.py::b',
    '_ x.py:y _',
  ],
  ...[
    'ok 1 - a',
    'not ok 2 b',
    '✓ a (1 ms)',
    '× b 2ms',
    '# Subtest: a',
    '    ',
    ' # SKIP',
    'Internal Server Error: /',
    '/\nok',
    ' silenced).\nok',
  ],
  ...['>>>>> Start Test Output', '>>>>> End Test Output', 'FAIL:', 'Testing against Django installed in '],
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }).map((pieces) => pieces.join('')),
);

describe('every parser', () => {
  it.each(PARSERS)('takes any text: %s', (_, parse) => {
    fc.assert(
      fc.property(text, (log) =>
        [...parse(log)].every(([name, status]) => typeof name === 'string' && status !== ''),
      ),
    );
  });
});

const MILLIONS = 5_000_000;
const many = (part: string) => part.repeat(Math.ceil(MILLIONS / part.length));

/** Texts on which a pattern that is tried from every place, to every end, would not come back. */
const HOSTILE = [
  ['a status and its words', `FAILED ${many('a - ')}`],
  ['open brackets', `PASSED ${many('[')}`],
  ['brackets of all kinds', `PASSED ${many('[]')}`],
  ['underlines', many('_')],
  ['underlines and spaces', many('_ ')],
  ['headings without an end', many('_ a.py:')],
  ['white space', many(' ')],
  ['all white space', many('\t\u2003\u0085')],
  ['digits', many('1')],
  ['counts', many('1 specs, ')],
  ['suites', `Test Suites: ${many('1 a, ')}`],
  ['colours', many('[1')],
  ['dots', many(' ... ')],
  ['interruptions in a line', many(' ... Testing against Django installed in ')],
  ['interruptions', many('a ... Testing against Django installed in x\n')],
  ['server errors in a line', many(' ... Internal Server Error: /')],
  ['server errors', many('a ... Internal Server Error: /\n')],
  ['checks', many('a ... System check identified no issues (0 silenced)\nokay')],
  ['ends', `a ... Testing against Django installed in ${many(' silenced).\nok.')}`],
  ['results of TAP', `ok 1 ${many('# SKI')}`],
  ['depths of TAP', many('            # Subtest: a\n')],
  ['empty lines', many('\n')],
  ['carriage returns', many('\r')],
  ['a diff', many('diff --git a/')],
  ['a count of skips', `SKIPPED [${many('٣')}`],
  ['a colour', `PASSED ✓[${many('1')}`],
  ['a number of TAP', `ok ${many('1')} ✓`],
  ['a count of all', `Executed 1${many('1')} ✓`],
  ['a count of suites', `Test Suites: 1${many('1')} ✓`],
  ['words of suites', `Test Suites: 1 ${many('ä')}`],
  ['a count of failures', `3 specs, ${many('٣')}`],
  ['an exit code', `>>>>> Test Exit Code: ${many('1')} ✓`],
  ['times of Jest', `✓ ${many(' (1')}`],
  ['a long time of Jest', `✓ a (${many('1')}`],
  ['times of Vitest', `✓ ${many(' 1')}`],
  ['spaces in a time', `✓ a 1${many(' ')}x`],
] as const;

describe('five megabytes of hostile text', () => {
  // What is not linear takes hours here: the runner's limit for a test is the check.
  it.each(HOSTILE)(
    'are read: %s',
    (_, log) => {
      for (const parse of DIFFERENT) expect(parse(log)).toBeInstanceOf(Map);
      const marked = markLog(log, 0, NONCE);
      expect(readMarkedLog(marked, NONCE, LOG_PARSERS.parse_log_tap)).toHaveProperty('graded');
      expect(readOfficialLog(marked, LOG_PARSERS.parse_log_tap)).toHaveProperty('graded');
      expect(testDirectives(log, 'django/django')).toBeInstanceOf(Array);
    },
    5 * 60_000,
  );
});

const withoutNonce = text.filter((log) => !log.includes(NONCE));

describe('a marked log', () => {
  it('gives back the output, whatever stands in it and around it', () => {
    fc.assert(
      fc.property(
        withoutNonce,
        withoutNonce,
        withoutNonce,
        fc.integer({ min: -64, max: 255 }),
        (before, output, after, code) => {
          const log = `${before}\n${markLog(output, code, NONCE)}${after}`;
          const kept = output.replace(/\r\n?/g, '\n');
          expect(splitMarkedLog(log, NONCE)).toEqual({ kind: 'complete', output: kept, exitCode: code });
        },
      ),
    );
  });

  it('is read the same whatever stands around the markers', () => {
    fc.assert(
      fc.property(
        withoutNonce,
        withoutNonce,
        withoutNonce,
        fc.constantFrom(...PARSERS),
        (before, output, after, [, parse]) => {
          const alone = markLog(output, 0, NONCE);
          expect(readMarkedLog(`${before}\n${alone}${after}`, NONCE, parse)).toEqual(
            readMarkedLog(alone, NONCE, parse),
          );
        },
      ),
    );
  });
});
