import { wordCount } from '../effects/index.ts';
import type { Say, Script } from '../model/script.ts';

/**
 * Words that a script's spine says and asks in all; overlays may not come about and do not count. Null where it is not
 * known: where the user simulator writes a text, or an empty spine says a statement that is not known.
 */
export function saidWords({ spine }: Pick<Script, 'spine'>, statement: string | null): number | null {
  if (spine.length === 0) return statement === null ? null : wordCount(statement);
  let words = 0;
  for (const { what } of spine) {
    const said = what.say === undefined ? 0 : wordsOf(what.say);
    if (said === null) return null;
    words += said + wordCount(what.ask?.question ?? '');
  }
  return words;
}

function wordsOf(say: Say): number | null {
  if ('simulated' in say) return null;
  return 'text' in say ? wordCount(say.text) : say.parts.reduce((sum, { text }) => sum + wordCount(text), 0);
}
