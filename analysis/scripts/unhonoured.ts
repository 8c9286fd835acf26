import type { Script, Step, When } from '../model/script.ts';

/** Where a script can reach an agent: before each of its steps, between its turns, or nowhere once it has begun. */
export type Steering = 'steps' | 'turns' | 'none';

const isCall = (when: When): boolean => typeof when === 'object' && 'call' in when;

const isSimulated = ({ what }: Step): boolean => what.say !== undefined && 'simulated' in what.say;

/** Why an agent cannot be told what a script says, a sentence's end; null where it can. */
export function unhonoured(
  { spine, overlays }: Pick<Script, 'spine' | 'overlays'>,
  steering: Steering,
): string | null {
  const steps = [...spine, ...overlays];
  if (steps.some(isSimulated)) return 'a simulated user would have to write some of its messages';
  if (spine.some(({ what }) => !what.say && !what.ask))
    return 'a step of its spine neither says nor asks anything';
  if (!overlays.every(({ when }) => isCall(when)))
    return 'it acts when the agent touches a region or at a share of an earlier run, which cannot be followed yet';
  if (overlays.length > 0 && steering !== 'steps')
    return 'it acts between steps of the agent, which takes none or cannot be reached there';
  return steering === 'none' && spine.length > 1
    ? 'it has several turns, and the agent hears only the first'
    : null;
}
