import type { Interval } from '../../model/comparison.ts';
import type { RankedSystem, Ranking } from '../../model/ranking.ts';
import { isSurelyMoved } from '../../ranks/is-surely-moved.ts';
import type { BumpOptions } from './bump-options.ts';

/** One end of a system's line. */
export interface BumpEnd {
  readonly rank: number;
  readonly score: number | null;
  /** Confidence set or interval of the rank, whichever is shown. */
  readonly limits: Interval | null;
}

/** A system that has a rank on both sides. */
export interface BumpRow {
  readonly system: RankedSystem;
  /** Its place in the figure's table. */
  readonly index: number;
  readonly a: BumpEnd;
  readonly b: BumpEnd;
  readonly isHighlighted: boolean;
}

export function bumpRows({ systems }: Ranking, options: BumpOptions): readonly BumpRow[] {
  return systems.flatMap((system, index) => {
    const { rank_a, rank_b, score_a, score_b } = system;
    if (rank_a === null || rank_b === null) return [];
    const [a, b] = options.beside === 'set' ? [system.set_a, system.set_b] : [system.ci_a, system.ci_b];
    return [
      {
        system,
        index,
        a: { rank: rank_a, score: score_a, limits: a },
        b: { rank: rank_b, score: score_b, limits: b },
        isHighlighted: isHighlighted(system, options),
      },
    ];
  });
}

function isHighlighted(system: RankedSystem, { highlight }: BumpOptions): boolean {
  return {
    beyond: isSurelyMoved(system),
    moved: system.shift !== null && system.shift !== 0,
    all: true,
    none: false,
  }[highlight];
}
