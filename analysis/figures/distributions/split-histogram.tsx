import { max } from 'd3';
import type { ReactElement } from 'react';
import type { BinCounts, Part } from '../../model/distributions.ts';
import { toHundredths } from '../figure-text.tsx';
import { areaPaint } from '../outcome-colours.ts';
import { OutcomeRect } from '../parts/outcome-rect.tsx';
import type { Box } from '../parts/place-labels.ts';
import type { Theme } from '../theme.ts';
import { PART_OUTCOMES } from './part-outcome.ts';

/** What stands on the line, and what hangs from it, the nearest to it first. */
const UP = ['resolved', 'text'] as const satisfies readonly Part[];
const DOWN = ['unresolved', 'unscored'] as const satisfies readonly Part[];

interface HistogramProps {
  readonly counts: BinCounts;
  /** Positions of the bins' edges. */
  readonly edges: readonly number[];
  /** Where its line starts and ends, and the room for its bars. */
  readonly box: Box;
  readonly theme: Theme;
}

/**
 * Counts per bin, resolved ones up from a line and the others down from it, as high as they all just fit. A run is as high in both directions.
 */
export function SplitHistogram({ counts, edges, box, theme }: HistogramProps): ReactElement | null {
  const highest = (parts: readonly Part[]) =>
    max(edges.slice(1), (_, bin) => parts.reduce((sum, part) => sum + (counts[part]?.[bin] ?? 0), 0)) ?? 0;
  const [up, down] = [highest(UP), highest(DOWN)];
  if (up + down === 0) return null;
  const unit = (box.bottom - box.top) / (up + down);
  const line = box.top + up * unit;
  const stacks: readonly Stack[] = [
    ...UP.map((part) => ({ part, before: [], direction: -1 }) as const),
    { part: 'unresolved', before: [], direction: 1 },
    { part: 'unscored', before: counts.unresolved ?? [], direction: 1 },
  ];
  return (
    <g>
      {stacks.map(({ part, before, direction }) => (
        <Bars
          key={part}
          part={part}
          bars={barsOf(counts[part] ?? [], edges, (bin, n) => {
            const start = before[bin] ?? 0;
            return [start, start + n].map((height) => line + direction * height * unit);
          })}
          theme={theme}
        />
      ))}
      <line
        fill="none"
        x1={toHundredths(box.left)}
        x2={toHundredths(box.right)}
        y1={toHundredths(line)}
        y2={toHundredths(line)}
        stroke={theme.rule}
        strokeWidth={theme.hairline}
      />
    </g>
  );
}

interface Stack {
  readonly part: Part;
  /** Counts that stand between it and the line. */
  readonly before: readonly number[];
  readonly direction: 1 | -1;
}

function barsOf(
  counts: readonly number[],
  edges: readonly number[],
  ends: (bin: number, n: number) => readonly number[],
): readonly Box[] {
  return counts.flatMap((n, bin) => {
    if (n === 0) return [];
    const places = ends(bin, n);
    const [left, right] = [edges[bin] ?? 0, edges[bin + 1] ?? 0];
    return [{ left, right, top: Math.min(...places), bottom: Math.max(...places) }];
  });
}

/** Bars of one part as one shape, so that no hair of ground is seen between neighbours; hatched ones one by one. */
function Bars({
  part,
  bars,
  theme,
}: {
  readonly part: Part;
  readonly bars: readonly Box[];
  readonly theme: Theme;
}): ReactElement | null {
  if (bars.length === 0) return null;
  const outcome = part === 'text' ? null : PART_OUTCOMES[part];
  const paint = outcome === null ? null : areaPaint(outcome, theme);
  if (outcome !== null && paint?.hatch)
    return (
      <>
        {bars.map((box) => (
          <OutcomeRect key={box.left} box={box} outcome={outcome} theme={theme} />
        ))}
      </>
    );
  const d = bars.map(
    ({ left, right, top, bottom }) =>
      `M${toHundredths(left)} ${toHundredths(top)}H${toHundredths(right)}V${toHundredths(bottom)}H${toHundredths(left)}Z`,
  );
  return <path d={d.join('')} fill={paint?.fill ?? theme.accent} data-part={part} />;
}
