import { NOT_READ, readHindered } from '../not-read.ts';
import type { Evaluated, Reading } from '../verifier.ts';

/** What the reward says: 1 resolves, a part of it does not. */
export function readHarbor(evaluated: Evaluated): Reading {
  const hindered = readHindered(evaluated);
  if (hindered !== null) return hindered;
  const { outputs } = evaluated;
  const reward = numberIn(outputs['reward.txt']) ?? numberIn(rewardField(outputs['reward.json']));
  if (reward === null) return { ...NOT_READ, notGraded: 'no-reward' };
  if (reward === 1) return { ...NOT_READ, resolution: 'FULL', because: 'The reward is 1.' };
  return {
    ...NOT_READ,
    resolution: reward > 0 ? 'PARTIAL' : 'NO',
    because: `The reward is ${reward}, not 1.`,
  };
}

const numberIn = (text: string | undefined): number | null =>
  text === undefined || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text);

/** The field `reward` of a JSON object, or the number that the file is. */
function rewardField(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    const value = typeof read === 'object' && read !== null && 'reward' in read ? read.reward : read;
    return typeof value === 'number' ? String(value) : undefined;
  } catch {
    return undefined;
  }
}
