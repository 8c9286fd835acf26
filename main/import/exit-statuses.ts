import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { ImportProblem } from './format.ts';

export interface ExitStatus {
  readonly instance: string;
  readonly word: string;
  readonly file: string;
  readonly line: number;
}

/** The moment in the name, `exit_statuses_1775793694.73.yaml`: later files replace earlier ones task by task. */
export function exitStatusesTime(path: string): number {
  return Number(/exit_statuses_([\d.]+?)\.ya?ml$/.exec(path)?.[1] ?? 0);
}

/** Entries of one `exit_statuses_*.yaml` with their lines. */
export function readExitStatuses(
  text: string,
  file: string,
  onProblem: (problem: ImportProblem) => void,
): readonly ExitStatus[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  const statuses = isMap(document.contents) ? document.contents.get('instances_by_exit_status') : undefined;
  if (error !== undefined || !isMap(statuses)) {
    const line = error === undefined ? null : lines.linePos(error.pos[0]).line;
    onProblem({
      file,
      line,
      code: 'bad-yaml',
      reason: error?.message ?? 'there is no instances_by_exit_status',
    });
    return [];
  }
  return statuses.items.flatMap(({ key, value }) =>
    (isSeq(value) ? value.items : []).flatMap((item) =>
      isScalar(item) && isScalar(key)
        ? [
            {
              instance: String(item.value),
              word: String(key.value),
              file,
              line: lines.linePos(item.range?.[0] ?? 0).line,
            },
          ]
        : [],
    ),
  );
}
