import type { Say, Script, Step } from '../model/script.ts';

/** One message of the user that opens a turn. */
export interface SpineTurn {
  /** Place of its step among the script's spine; null for the task's own statement, which an empty spine stands for. */
  readonly step: number | null;
  readonly text: string;
  readonly isQuestion: boolean;
  /** Tests to run once the turn has ended; empty: all of the task; null: none. */
  readonly checkpoint: readonly string[] | null;
}

/**
 * The messages of a script's spine in order. Each step that says or asks opens a turn; an empty spine is the statement.
 * @throws TypeError for a step that neither says nor asks, or that leaves its words to a simulated user
 */
export function turnsOfSpine({ spine }: Pick<Script, 'spine'>, statement: string): readonly SpineTurn[] {
  if (spine.length === 0) return [{ step: null, text: statement, isQuestion: false, checkpoint: null }];
  return spine.map((step, at) => turnOf(step, at));
}

function turnOf({ what }: Step, step: number): SpineTurn {
  const { say, ask, checkpoint = null } = what;
  if (ask) return { step, text: ask.question, isQuestion: true, checkpoint };
  if (!say) throw new TypeError('a step of a spine that neither says nor asks opens no turn');
  return { step, text: textOfSay(say), isQuestion: false, checkpoint };
}

/** What the user says, as one text. @throws TypeError where a simulated user is to write it */
export function textOfSay(say: Say): string {
  if ('text' in say) return say.text;
  if ('parts' in say) return say.parts.map(({ text }) => text).join('\n\n');
  throw new TypeError('a simulated user has to write this message');
}
