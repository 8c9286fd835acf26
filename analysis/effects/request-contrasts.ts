import { type RequestKind, requestDifference, styleInstead } from './request-difference.ts';
import { type Request, requestOf } from './request-of.ts';

/** A condition with runs, and what its scripts say it asks. */
export interface RequestCondition {
  readonly condition: string;
  /** Label of the script → tasks it is chosen for; empty where no script is known. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** Tasks with runs. */
  readonly tasks: readonly string[];
}

/** Two conditions that differ in one thing, on the tasks on which they do. */
export interface RequestContrast {
  readonly contrast: string;
  readonly a: string;
  readonly b: string;
  readonly tasks: ReadonlySet<string>;
}

interface RequestContrasts {
  readonly contrasts: readonly RequestContrast[];
  readonly left_out: readonly { readonly condition: string; readonly reason: string }[];
}

type Requests = ReadonlyMap<string, Request>;

/**
 * Finds what can be compared: of every two conditions the tasks on which their requests differ in one field (A without
 * it), or in style alone (A neutral; where no condition is, A has the style of `base`). What a condition asks of a task
 * is told by its script, or else by the condition's name. With `base`, only contrasts with that condition.
 */
export function requestContrasts(
  kind: RequestKind,
  conditions: readonly RequestCondition[],
  base: string | null,
): RequestContrasts {
  const known = conditions.map((given) => ({ name: given.condition, requests: requestsOf(given) }));
  const contrasts = known.flatMap((a) =>
    known.flatMap((b) => {
      if (a === b || (base !== null && a.name !== base && (kind === 'styles' || b.name !== base))) return [];
      return contrastsOf(a.requests, b.requests, kind, base).map((found) => ({
        ...found,
        a: a.name,
        b: b.name,
      }));
    }),
  );
  const used = new Set(contrasts.flatMap(({ a, b }) => [a, b]));
  const left_out = known
    .filter(({ name }) => !used.has(name))
    .map(({ name, requests }) => ({ condition: name, reason: whyNot(kind, requests, base) }));
  return { contrasts, left_out };
}

function requestsOf({ condition, scripts, tasks }: RequestCondition): Requests {
  const told = new Map(
    Object.entries(scripts).flatMap(([label, of]) => of.map((task) => [task, requestOf(label)])),
  );
  const named = requestOf(condition);
  return new Map(
    tasks.flatMap((task) => {
      const request = told.has(task) ? told.get(task)! : named;
      return request === null ? [] : [[task, request] as const];
    }),
  );
}

function contrastsOf(a: Requests, b: Requests, kind: RequestKind, base: string | null) {
  const found = new Map<string, Set<string>>();
  for (const [task, request] of a) {
    const other = b.get(task);
    if (other === undefined) continue;
    const name =
      kind === 'styles' && base !== null
        ? styleInstead(request, other, request.style)
        : requestDifference(kind, request, other);
    if (name === null) continue;
    found.set(name, (found.get(name) ?? new Set()).add(task));
  }
  return [...found].map(([contrast, tasks]) => ({ contrast, tasks }));
}

function whyNot(kind: RequestKind, requests: Requests, base: string | null): string {
  if (requests.size === 0)
    return 'neither scripts nor its name, such as “[PD] casual”, say what fields it asks with';
  const other = base === null ? 'no other condition asks' : `“${base}” does not ask`;
  return kind === 'fields'
    ? `${other} with one field more or less in the same style on the same tasks`
    : `${other} with the same fields in ${base === null ? 'the neutral style' : 'another style'} on the same tasks`;
}
