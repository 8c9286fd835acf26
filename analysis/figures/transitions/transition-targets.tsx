import type { ReactElement } from 'react';
import type { Comparison } from '../../model/comparison.ts';
import { toHundredths } from '../figure-text.tsx';
import { targetButton } from '../parts/target-button.ts';
import type { PlacedArea } from './place-counts.ts';
import type { AreaName } from './transition-areas.ts';
import { AREA_WORDS } from './transition-words.ts';
import type { TransitionsLayout } from './transitions-layout.ts';

/** One area of one square. */
export interface ChosenArea {
  readonly comparison: Comparison;
  readonly transition: AreaName;
}

/** What a window adds to the figure; all of it absent in a file. */
export interface TransitionInteraction {
  /** Where the keyboard is. */
  readonly chosen?: ChosenArea | null;
  readonly onChoose?: (area: ChosenArea) => void;
  readonly onOpen?: (area: ChosenArea) => void;
}

interface AreaTarget extends ChosenArea {
  readonly area: PlacedArea;
}

/**
 * A transparent button over each area that has tasks. All of them are one stop of the Tab key; arrow keys choose the nearest
 * one in their direction, Enter and Space open its tasks. The window's focus has to follow.
 */
export function TransitionTargets(
  props: TransitionInteraction & { readonly layout: TransitionsLayout },
): ReactElement | null {
  const { layout, chosen, onChoose, onOpen } = props;
  if (!onOpen) return null;
  const targets = layout.panels.flatMap(({ panel: { comparison }, areas }) =>
    areas.flatMap((area): readonly AreaTarget[] =>
      area.n > 0 ? [{ comparison, transition: area.transition, area }] : [],
    ),
  );
  const stop = targets.find((target) => isSame(target, chosen)) ?? targets[0];
  return (
    <>
      {targets.map((target) => (
        <g
          key={`${target.comparison.system} ${target.comparison.condition} ${target.transition}`}
          aria-label={`${AREA_WORDS[target.transition]}: ${target.area.n}`}
          {...targetButton({
            isStop: target === stop,
            onPress: () => onOpen(target),
            onKey: (key) => {
              if (key === 'Enter' || key === ' ') onOpen(target);
              else if (STEPS[key]) onChoose?.(nearest(targets, target, STEPS[key]));
              else return false;
              return true;
            },
          })}
        >
          <rect {...box(target.area)} fill="transparent" />
        </g>
      ))}
    </>
  );
}

type Step = readonly [dx: number, dy: number];

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The target whose middle lies nearest in a direction, what lies aside counting double; the same one at an edge. */
function nearest(targets: readonly AreaTarget[], from: AreaTarget, [dx, dy]: Step): AreaTarget {
  const [x, y] = middle(from.area);
  const found = targets
    .map((target) => {
      const [tx, ty] = middle(target.area);
      const ahead = (tx - x) * dx + (ty - y) * dy;
      const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
      return { target, ahead, aside, far: ahead + 2 * aside };
    })
    .filter(({ target, ahead, aside }) => target !== from && ahead > 0.9 * aside)
    .sort((a, b) => a.far - b.far);
  return found[0]?.target ?? from;
}

function middle({ x, y, width, height }: PlacedArea): readonly [number, number] {
  return [x + width / 2, y + height / 2];
}

function isSame({ comparison, transition }: ChosenArea, other: ChosenArea | null | undefined): boolean {
  return (
    !!other &&
    transition === other.transition &&
    comparison.system === other.comparison.system &&
    comparison.condition === other.comparison.condition
  );
}

function box({ x, y, width, height }: PlacedArea) {
  return {
    x: toHundredths(x),
    y: toHundredths(y),
    width: toHundredths(width),
    height: toHundredths(height),
  };
}
