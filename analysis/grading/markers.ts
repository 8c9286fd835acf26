/**
 * Lines that part the tests' output from the rest of an evaluation's log. The published harness uses fixed ones, which a
 * test can print as well; these carry a nonce that the sandbox must not learn before the tests have ended. Whoever runs
 * the steps one by one writes them himself, outside the sandbox; a script that prints them is readable by its tests.
 */
export const START = '>>>>> Start Test Output';
export const END = '>>>>> End Test Output';
export const EXIT_CODE = '>>>>> Test Exit Code';

/** At least 128 bits, as lower-case hexadecimal digits. */
const NONCE = /^[0-9a-f]{32,}$/;

function marked(words: string, nonce: string): string {
  if (!NONCE.test(nonce))
    throw new RangeError(
      'a nonce is 32 or more lower-case hexadecimal digits, drawn anew for each evaluation',
    );
  return `${words} [${nonce}]`;
}

export const startMarker = (nonce: string) => marked(START, nonce);
export const endMarker = (nonce: string) => marked(END, nonce);

/** Followed by the test command's exit code; stands after the end marker. */
export const exitMarker = (nonce: string) => `${marked(EXIT_CODE, nonce)}: `;

/** `output` between its markers, each on a line of its own whatever the output ends with. */
export function markLog(output: string, exitCode: number, nonce: string): string {
  return `${startMarker(nonce)}\n${output}\n${endMarker(nonce)}\n${exitMarker(nonce)}${exitCode}\n`;
}
