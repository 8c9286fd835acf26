import { count } from '../format/number.ts';

/** What went with an import that was taken back. */
export interface Undone {
  readonly n_runs: number;
  /** Verdicts that it had brought for runs of other imports, which stay. */
  readonly n_verdicts_of_others: number;
  /** Verdicts that other imports had brought for its runs, and that went with them. */
  readonly verdicts_by_others: readonly { readonly import_id: number; readonly n_verdicts: number }[];
}

const many = (n: number, what: string): string => `${count(n)} ${what}${n === 1 ? '' : 's'}`;

/** What an undo did, in words. An import whose verdicts went is still taken for imported: it must be undone to come again. */
export function undoAnswer(importId: number, undone: Undone): string {
  const { n_runs, n_verdicts_of_others, verdicts_by_others } = undone;
  const taken = `Import ${importId} was taken back, and ${many(n_runs, 'run')} with it.`;
  const own =
    n_verdicts_of_others === 0
      ? []
      : [`So were ${many(n_verdicts_of_others, 'verdict')} on runs of other imports; those runs stay.`];
  const lost = verdicts_by_others.map(
    ({ import_id, n_verdicts }) =>
      `${many(n_verdicts, 'verdict')} of import ${import_id} went with the runs: undo that import too before you import its files again.`,
  );
  return [taken, ...own, ...lost].join(' ');
}
