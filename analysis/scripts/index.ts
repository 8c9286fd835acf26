export { concatenated } from './concatenated.ts';
export { type SpineTurn, textOfSay, turnsOfSpine } from './turns-of-spine.ts';
export { type Steering, unhonoured } from './unhonoured.ts';
