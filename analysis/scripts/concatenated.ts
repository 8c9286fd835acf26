import type { Script } from '../model/script.ts';
import { turnsOfSpine } from './turns-of-spine.ts';

/** The requests of a script as one message at the start, joined by blank lines; questions are left out. */
export function concatenated(script: Script, statement: string): Script {
  const requests = turnsOfSpine(script, statement).filter(({ isQuestion }) => !isQuestion);
  const text = requests.map((turn) => turn.text).join('\n\n');
  return {
    spine: [{ when: 'start', what: { say: { text } } }],
    overlays: script.overlays,
    method: script.method,
    label: 'concat',
  };
}
