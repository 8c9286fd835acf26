import type { ImportProblem } from '../../format.ts';
import { recogniseBenchmark } from '../../recognise-benchmark.ts';
import { repositoryOf } from '../../repository-of.ts';
import { asObject } from '../../untyped.ts';

/** Whether a parsed file, or its beginning, is `{TASK: true or false, …}`. */
export function isVerdictMap(value: unknown): boolean {
  const [first] = Object.entries(asObject(value) ?? {});
  if (first === undefined) return false;
  const [task, verdict] = first;
  return typeof verdict === 'boolean' && (repositoryOf(task) ?? recogniseBenchmark([task])) !== null;
}

/** Task → whether it was resolved. What is neither true nor false is left out and reported. */
export function readVerdictMap(
  value: unknown,
  file: string,
  onProblem: (problem: ImportProblem) => void,
): ReadonlyMap<string, boolean> {
  const verdicts = new Map<string, boolean>();
  for (const [task, verdict] of Object.entries(asObject(value) ?? {})) {
    if (typeof verdict === 'boolean') verdicts.set(task, verdict);
    else {
      const reason = `${task} is ${JSON.stringify(verdict)}, neither true nor false; left out`;
      onProblem({ file, line: null, code: 'bad-verdict', reason });
    }
  }
  return verdicts;
}
