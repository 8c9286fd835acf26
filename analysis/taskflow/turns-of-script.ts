import type { Script, Step } from '../model/script.ts';
import type { TaskFlowTurn } from './taskflow-turn.ts';

function turnOf({ what }: Step): TaskFlowTurn {
  const kind = what.kind ?? null;
  if (what.ask)
    return { prompt: what.ask.question, kind, answer: what.ask.answer, proof: what.ask.proof ?? null };
  if (what.say && 'text' in what.say) return { prompt: what.say.text, kind, answer: null, proof: null };
  throw new TypeError('a step that neither says a text nor asks is none of a task flow');
}

/** The prompts of a script in order: the inverse of `scriptOfTurns`. */
export function turnsOfScript({ spine }: Script): readonly TaskFlowTurn[] {
  return spine.map(turnOf);
}
