import type { ImportProblem } from '../../format.ts';
import { KNOWN_BENCHMARKS } from '../../known-benchmarks.ts';
import { asNumber, asObject, asText, asTexts, type Untyped } from '../../untyped.ts';

export interface Arm {
  readonly name: string;
  readonly condition: string;
  readonly resolved: ReadonlySet<string>;
}

interface FoundArm extends Arm {
  /** It says itself which tasks it took from which arm. */
  readonly isCombined: boolean;
}

/** Which tasks each arm of one model resolved. */
export interface Arms {
  readonly file: string;
  readonly model: string | null;
  readonly arms: readonly Arm[];
  /** Lists that hold exactly what other arms resolved between them. */
  readonly unions: readonly string[];
  /** Tasks of every arm; of those not resolved nothing is known where `benchmark` is null. */
  readonly tasks: readonly string[];
  readonly benchmark: string | null;
}

/** What an arm's name means where it is a product's: it helps the agent with the answers of other models. */
const CONDITIONS: Readonly<Record<string, string>> = { polydev: 'assisted' };

function readArm(name: string, value: Untyped, report: (code: string, reason: string) => void): FoundArm {
  const listed = asTexts(value.resolved_ids);
  const resolved = new Set(listed);
  const counted = asNumber(value.resolved);
  if (resolved.size < listed.length) report('duplicate', `${name} lists some tasks twice`);
  if (counted !== null && counted !== listed.length)
    report(
      'contradiction',
      `${name} says ${counted} are resolved, but ${listed.length} ids are listed; the ids count`,
    );
  const isCombined = Object.keys(value).some((key) => /^only_/.test(key)) && Array.isArray(value.both);
  return { name, condition: CONDITIONS[name] ?? name, resolved, isCombined };
}

/** Whether the arm's list is what two or more of the others resolved between them: the better of them by the verdict itself. */
function isUnion({ resolved, isCombined }: FoundArm, all: readonly FoundArm[]): boolean {
  const parts = all.filter(
    (arm) => arm.resolved.size < resolved.size && [...arm.resolved].every((id) => resolved.has(id)),
  );
  const together = new Set(parts.flatMap((arm) => [...arm.resolved]));
  return isCombined || (parts.length > 1 && together.size === resolved.size);
}

function boardOf(ids: readonly string[], total: number | null) {
  const fits = KNOWN_BENCHMARKS.filter(
    (board) => board.ids.size === total && ids.every((id) => board.ids.has(id)),
  );
  return fits.length === 1 ? fits[0]! : null;
}

/**
 * Reads `{model, total_instances, ARM: {resolved, resolved_ids}, …}`. Where the total is that of the one known benchmark
 * that holds the tasks, every other task of it is unresolved.
 */
export function readArms(value: Untyped, file: string, onProblem: (problem: ImportProblem) => void): Arms {
  const report = (code: string, reason: string) => onProblem({ file, line: null, code, reason });
  const all = Object.entries(value).flatMap(([name, member]) => {
    const arm = asObject(member);
    return arm !== null && Array.isArray(arm.resolved_ids) ? [readArm(name, arm, report)] : [];
  });
  const unions = all.filter((arm) => isUnion(arm, all)).map(({ name }) => name);
  const arms = all.filter(({ name }) => !unions.includes(name));
  const ids = [...new Set(arms.flatMap(({ resolved }) => [...resolved]))];
  const board = boardOf(ids, asNumber(value.total_instances));
  return {
    file,
    model: asText(value.model),
    arms,
    unions,
    tasks: board === null ? ids : [...board.ids],
    benchmark: board?.name ?? null,
  };
}
