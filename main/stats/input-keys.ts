import type { Statistic } from './statistic.ts';

/** What a statistic takes, in a line: `d or a, b; zero?` with a mark on what may be left out. */
export function inputKeys({ input }: Statistic): string {
  const keys = input.map(({ key }) => key);
  const isOfDifferences = ['d', 'a', 'b'].every((key) => keys.includes(key));
  const others = input.filter(({ key }) => !(isOfDifferences && ['d', 'a', 'b'].includes(key)));
  const marked = others.map(({ key, optional }) => (optional ? `${key}?` : key));
  return [...(isOfDifferences ? ['d or a and b'] : []), ...marked].join(', ');
}
