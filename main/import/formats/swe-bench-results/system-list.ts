import { KNOWN_BENCHMARKS } from '../../known-benchmarks.ts';
import { isSetting, type Setting, type Settings } from '../../model-settings.ts';
import { asNumber, asText, asTexts, type Untyped } from '../../untyped.ts';

/** The tasks that one system of a board resolved. */
export interface SystemList {
  readonly system: string;
  readonly resolved: readonly string[];
  /** The board whose size and score fit the list, so that who is not listed is unresolved; null: none does. */
  readonly benchmark: string | null;
  readonly tasks: readonly string[];
  readonly settings: Settings;
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

/** Reads `{system, score, resolvedIds, …}`; whatever else it says of the system in words or numbers is kept as its settings. */
export function readSystemList(value: Untyped): SystemList {
  const { system, score, resolvedIds, ...rest } = value;
  const resolved = [...new Set(asTexts(resolvedIds))];
  const board = boardOf(resolved, asNumber(score));
  return {
    system: asText(system)!,
    resolved,
    benchmark: board?.name ?? null,
    tasks: board === null ? resolved : [...board.ids],
    settings: Object.fromEntries(
      Object.entries(rest).filter((entry): entry is [string, Setting] => isSetting(entry[1])),
    ),
  };
}
