/** A reward of 1 or more is the whole task done; anything less, a part of it included, is not. */
export function rewardVerdict(reward: number): 'resolved' | 'unresolved' {
  return reward >= 1 ? 'resolved' : 'unresolved';
}
