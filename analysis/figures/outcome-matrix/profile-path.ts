import { toHundredths } from '../figure-text.tsx';

interface ProfilePlace {
  /** Where the first task begins and the last one ends. */
  readonly from: number;
  readonly to: number;
  readonly scale: (value: number) => number;
}

/** Steps from a base line, one to each task, as one outline: apart they would show seams. Null is a gap. */
export function profilePath(
  values: readonly (number | null)[],
  along: 'across' | 'down',
  { from, to, scale }: ProfilePlace,
): string {
  const step = (to - from) / values.length;
  const at = (place: number, value: number) => {
    const [position, height] = [toHundredths(from + place * step), toHundredths(scale(value))];
    return along === 'across' ? `${position} ${height}` : `${height} ${position}`;
  };
  const points = values.flatMap((value, i) => [at(i, value ?? 0), at(i + 1, value ?? 0)]);
  return `M${[at(0, 0), ...points, at(values.length, 0)].join('L')}Z`;
}
