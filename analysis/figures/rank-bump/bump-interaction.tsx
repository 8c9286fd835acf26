import type { ReactElement } from 'react';
import { rank, rankRange } from '../../format/number.ts';
import type { RankedSystem } from '../../model/ranking.ts';
import { toHundredths } from '../figure-text.tsx';
import { partAfter } from '../parts/part-after.ts';
import { targetButton } from '../parts/target-button.ts';
import type { Theme } from '../theme.ts';
import { type BumpLayout, type PlacedBump, SIDES, type Side } from './bump-layout.ts';

/** What a window adds to the figure, all of it absent in a file; a system is known by its label. */
export interface BumpInteraction {
  readonly selected?: string | null;
  readonly hovered?: string | null;
  readonly onSelect?: (system: RankedSystem) => void;
  readonly onHover?: (system: RankedSystem | null) => void;
}

interface PlacedInteraction extends BumpInteraction {
  readonly layout: BumpLayout;
  readonly theme: Theme;
}

/** Shading behind both ends of the selected system and of the one pointed at. */
export function BumpHighlights({ selected, hovered, layout, theme }: PlacedInteraction): ReactElement {
  const shaded = layout.rows.flatMap((placed) => {
    const { label } = placed.row.system;
    if (label === selected) return [{ placed, fill: theme.selected }];
    return label === hovered ? [{ placed, fill: theme.hovered }] : [];
  });
  return (
    <>
      {shaded.flatMap(({ placed, fill }) =>
        SIDES.map((side) => (
          <rect key={`${placed.row.index} ${side}`} {...box(placed, side, layout)} fill={fill} />
        )),
      )}
    </>
  );
}

/** One transparent button over each system's two ends and the line between. */
export function BumpTargets(props: PlacedInteraction): ReactElement | null {
  const { onSelect, onHover, layout, theme, selected } = props;
  if (!onSelect) return null;
  const { rows, sides, y } = layout;
  const stop = rows.find(({ row }) => row.system.label === selected) ?? rows[0];
  return (
    <>
      {rows.map((placed, index) => {
        const { system, a, b } = placed.row;
        return (
          <g
            key={system.label}
            aria-label={describe(placed)}
            {...targetButton({
              isPressed: system.label === selected,
              isStop: placed === stop,
              onPress: () => onSelect(system),
              onKey: (key) => {
                const at = partAfter(key, index, rows.length);
                if (at === null) return false;
                onSelect((rows[at] ?? placed).row.system);
                return true;
              },
              onPoint: (on) => onHover?.(on ? system : null),
            })}
          >
            {SIDES.map((side) => (
              <rect key={side} {...box(placed, side, layout)} fill="transparent" />
            ))}
            <line
              fill="none"
              x1={toHundredths(sides.a.dot)}
              x2={toHundredths(sides.b.dot)}
              y1={toHundredths(y(a.rank))}
              y2={toHundredths(y(b.rank))}
              stroke="transparent"
              strokeWidth={toHundredths(2 * theme.dot_radius)}
            />
          </g>
        );
      })}
    </>
  );
}

function describe({ row: { system } }: PlacedBump): string {
  const end = (value: number | null, set: RankedSystem['set_a']) =>
    `rank ${rank(value)}, set ${rankRange(set)}`;
  return `${system.label}: A ${end(system.rank_a, system.set_a)}; B ${end(system.rank_b, system.set_b)}`;
}

function box(placed: PlacedBump, side: Side, { sides, pitch }: BumpLayout) {
  const { from, to } = sides[side];
  return {
    x: toHundredths(from),
    y: toHundredths(placed.line[side] - pitch / 2),
    width: toHundredths(to - from),
    height: toHundredths(pitch),
  };
}
