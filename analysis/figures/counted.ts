import { count } from '../format/number.ts';

/** Numbers of something as people write their range: `1 task`, `500 tasks`, `87–93 tasks`; empty without any. */
export function counted(numbers: readonly number[], noun: string): string {
  if (numbers.length === 0) return '';
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const word = most === 1 ? noun : `${noun}s`;
  return least === most ? `${count(most)} ${word}` : `${count(least)}–${count(most)} ${word}`;
}
