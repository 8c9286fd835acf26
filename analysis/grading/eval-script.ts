import type { EvalStep, Evaluation } from './evaluation-of.ts';
import { endMarker, exitMarker, startMarker } from './markers.ts';
import { shellWord } from './shell-word.ts';

/**
 * An evaluation as one Bash script whose output `readMarkedLog` reads. The tests can read the script, and so its nonce,
 * through `/proc`: for a patch that is not trusted, run the steps one by one and write the markers outside (`markLog`).
 */
export function evalScript({ setup, steps }: Evaluation, nonce: string): string {
  return [
    '#!/bin/bash',
    'set -o pipefail',
    'exec 2>&1',
    setup,
    ...steps.map((step) => stepText(step, nonce)),
    '',
  ].join('\n');
}

function stepText({ purpose, command, input, failure }: EvalStep, nonce: string): string {
  if (purpose === 'run-tests') return testsText(command, nonce);
  const stop = failure === null ? '' : ' || exit 1';
  if (input === null) return `${command}${stop}`;
  const end = delimiterFor(input);
  return `${command} <<'${end}'${stop}\n${input}${end}`;
}

/** The marker's own line end comes first, since output need not end with one. */
function testsText(command: string, nonce: string): string {
  const exit = shellWord(exitMarker(nonce));
  return [
    `printf '%s\\n' ${shellWord(startMarker(nonce))}`,
    `( ${command}\n) </dev/null`,
    'code=$?',
    `printf '\\n%s\\n%s%s\\n' ${shellWord(endMarker(nonce))} ${exit} "$code"`,
  ].join('\n');
}

/** A word that is no line of the text. */
function delimiterFor(text: string): string {
  const lines = new Set(text.split('\n'));
  for (let n = 0; ; n += 1) if (!lines.has(`END_OF_INPUT_${n}`)) return `END_OF_INPUT_${n}`;
}
