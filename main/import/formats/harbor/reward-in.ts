import { asNumber, asObject } from '../../untyped.ts';

export interface GivenReward {
  readonly reward: number | null;
  /** Why there is none although the verifier gave something. */
  readonly reason: string | null;
}

export const NO_REWARD: GivenReward = { reward: null, reason: null };

/** The reward in a verifier's result: the one called so, else the only one there is. Early versions had no others. */
export function rewardIn(result: unknown): GivenReward {
  const given = asObject(result);
  const rewards = asObject(given?.rewards) ?? given ?? {};
  const numbers = Object.entries(rewards).filter(([, value]) => asNumber(value) !== null);
  const [, chosen] = numbers.find(([name]) => name === 'reward') ?? (numbers.length === 1 ? numbers[0]! : []);
  if (chosen !== undefined) return { reward: asNumber(chosen), reason: null };
  if (numbers.length === 0) return NO_REWARD;
  const names = numbers.map(([name, value]) => `${name} ${value}`).join(', ');
  return { reward: null, reason: `the verifier gave ${names}, and none of them is called the reward` };
}
