import { KNOWN_BENCHMARKS } from '../../known-benchmarks.ts';
import { asNumber, asText, asTexts, type Untyped } from '../../untyped.ts';

/** The tasks that one system of a board resolved. */
export interface SystemList {
  readonly system: string;
  readonly resolved: readonly string[];
  /** The board whose size and score fit the list, so that who is not listed is unresolved; null: none does. */
  readonly benchmark: string | null;
  readonly tasks: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

/** Scores are percentages, rounded to a tenth at most. */
const ROUNDING = 0.051;

function boardOf(resolved: readonly string[], score: number | null) {
  if (score === null) return null;
  const fits = KNOWN_BENCHMARKS.filter(
    ({ ids }) =>
      resolved.every((id) => ids.has(id)) && Math.abs((100 * resolved.length) / ids.size - score) < ROUNDING,
  );
  return fits.length === 1 ? fits[0]! : null;
}

/** Reads `{system, score, resolvedIds, date?, source?}`. */
export function readSystemList(value: Untyped): SystemList {
  const resolved = [...new Set(asTexts(value.resolvedIds))];
  const board = boardOf(resolved, asNumber(value.score));
  const told = ['date', 'source'].flatMap((key) => {
    const text = asText(value[key]);
    return text === null ? [] : [[key, text] as const];
  });
  return {
    system: asText(value.system)!,
    resolved,
    benchmark: board?.name ?? null,
    tasks: board === null ? resolved : [...board.ids],
    settings: Object.fromEntries(told),
  };
}
