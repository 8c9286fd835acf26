import type { RunEnd } from '../../../analysis/effects/index.ts';
import { EXITS } from '../../../analysis/model/exit.ts';
import type { Filter } from '../../../analysis/model/filter.ts';
import { withoutResults } from '../../../analysis/model/without-results.ts';
import { chosenRuns } from '../facts/chosen-runs.ts';
import type { RunFacts } from '../facts/run-facts.ts';
import { sideBySide } from '../facts/side-by-side.ts';

/** The runs of one system on one task under one condition, one character a repeat. */
export interface EffectRuns {
  readonly benchmark: string;
  readonly system: string;
  readonly condition: string;
  /** Canonical id. */
  readonly task: string;
  readonly repository: string | null;
  /** 1, 0 or - (unscored). */
  readonly verdicts: string;
  /** Place of the exit among all, L (a limit, which one is not told), or - (unknown). */
  readonly exits: string;
}

const mark = (code: number) => (code < 0 ? '-' : String(code));

/** One word of mini-swe-agent for several limits; where it does not tell which one, the exit is not known, but the limit is. */
const SOME_LIMIT = 'LimitsExceeded';

function exitMark({ columns, exit_details }: RunFacts, run: number): string {
  const code = columns.exit[run]!;
  return code < 0 && exit_details.get(columns.attempt_id[run]!) === SOME_LIMIT ? 'L' : mark(code);
}

/** The chosen runs task by task. Outcomes and labels do not choose: that would select on the result. */
export function effectRuns(facts: RunFacts, { filter }: { readonly filter: Filter }): readonly EffectRuns[] {
  const { columns, dimensions, canonical } = facts;
  const { benchmark, system, condition, task } = columns;
  const runs = chosenRuns(facts, withoutResults(filter));
  return sideBySide(runs, benchmark, system, condition, task).map((piece) => {
    const first = piece[0]!;
    return {
      benchmark: dimensions.benchmark.names[benchmark[first]!]!,
      system: dimensions.system.names[system[first]!]!,
      condition: dimensions.condition.names[condition[first]!]!,
      task: canonical.names[canonical.codes[first]!]!,
      repository: dimensions.repository.names[dimensions.repository.codes[first]!] ?? null,
      verdicts: Array.from(piece, (run) => mark(columns.resolved[run]!)).join(''),
      exits: Array.from(piece, (run) => exitMark(facts, run)).join(''),
    };
  });
}

export function endOfMark(character: string): RunEnd | null {
  if (character === 'L') return 'limit';
  return character === '-' ? null : EXITS[Number(character)]!;
}
