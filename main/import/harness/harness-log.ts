/** What the harness' log of one task says about why it has no report. */
export interface HarnessLog {
  readonly file: string;
  readonly word: 'patch-failed' | 'test-timeout';
}

const MARKS = [
  ['patch-failed', />>>>> Patch Apply Failed/],
  [
    'test-timeout',
    />>>>> Tests Timed Out|Test timed out after [\d.]+ seconds|Timeout error: [\d.]+ seconds exceeded/,
  ],
] as const;

/** Reads a `run_instance.log` or `test_output.txt`; null where it tells of neither. */
export function readHarnessLog(text: string, file: string): HarnessLog | null {
  const found = MARKS.find(([, mark]) => mark.test(text));
  return found === undefined ? null : { file, word: found[0] };
}
