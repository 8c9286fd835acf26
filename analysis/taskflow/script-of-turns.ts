import type { Script, Step } from '../model/script.ts';
import type { TaskFlowTurn } from './taskflow-turn.ts';

export const TASKFLOW_METHOD = 'taskflow';

const QUESTION = /question|q&?a|ask/i;

/** A turn asks where its kind says so or, without a kind, where it has an answer. */
export function isQuestion({ kind, answer }: TaskFlowTurn): boolean {
  return kind === null ? answer !== null : QUESTION.test(kind);
}

function stepOf(turn: TaskFlowTurn, place: number): Step {
  const { prompt, kind, answer, proof } = turn;
  const word = kind === null ? {} : { kind };
  return {
    when: place === 0 ? 'start' : 'turn-end',
    what: isQuestion(turn)
      ? { ask: { question: prompt, answer, ...(proof !== null && { proof }) }, ...word }
      : { say: { text: prompt }, checkpoint: [], ...word },
  };
}

function labelOf(turns: readonly TaskFlowTurn[]): string {
  const questions = turns.filter(isQuestion).length;
  const split = turns.length - questions > 1 ? 'split' : 'single';
  return questions === 0 ? split : `${split}+qa`;
}

/** The prompts of a task flow as a script: one at the start, the next at each turn's end, a checkpoint after requests. */
export function scriptOfTurns(turns: readonly TaskFlowTurn[]): Script {
  return { spine: turns.map(stepOf), overlays: [], method: TASKFLOW_METHOD, label: labelOf(turns) };
}
