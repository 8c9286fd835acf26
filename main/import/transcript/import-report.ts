import type { ImportItem, ImportProblem } from '../format.ts';

const MOST_NAMED = 5;

/** What readers find wrong and what they leave unread, to be handed on between runs and at the end. */
export class ImportReport {
  private found: ImportProblem[] = [];
  private readonly unread: string[] = [];
  private readonly passed = new Map<string, number>();
  private readonly told = new Map<string, number>();

  /** How many problems and notes there were so far. */
  said = 0;

  readonly problem = (problem: ImportProblem): void => {
    this.said += 1;
    this.found.push(problem);
  };

  /** Something of a kind that is no part of a run was left out; the kinds are counted and said once. */
  readonly passOver = (kind: string): void => {
    this.passed.set(kind, (this.passed.get(kind) ?? 0) + 1);
  };

  /** Something a person should know that is no fault; the same sentence is told once, with how often it was said. */
  readonly note = (sentence: string): void => {
    this.said += 1;
    this.told.set(sentence, (this.told.get(sentence) ?? 0) + 1);
  };

  leaveUnread(file: string): void {
    this.unread.push(file);
  }

  get hasProblems(): boolean {
    return this.found.length > 0;
  }

  *problems(): Generator<ImportItem> {
    for (const problem of this.found.splice(0)) yield { kind: 'problem', problem };
  }

  *notes(): Generator<ImportItem> {
    for (const note of [...this.toldNotes(), ...this.passedNote(), ...this.unreadNote()])
      yield { kind: 'note', note };
  }

  private toldNotes(): readonly string[] {
    return [...this.told].map(([sentence, times]) =>
      times === 1 ? sentence : `${sentence} (${times} times)`,
    );
  }

  private passedNote(): readonly string[] {
    const kinds = [...this.passed].map(([kind, count]) => `${kind} ${count}`);
    return kinds.length === 0 ? [] : [`Not taken as events: ${kinds.join(', ')}.`];
  }

  private unreadNote(): readonly string[] {
    const { length } = this.unread;
    if (length === 0) return [];
    const named = this.unread.slice(0, MOST_NAMED).join(', ');
    return [`${length} files hold no run and were not read: ${named}${length > MOST_NAMED ? ', …' : ''}.`];
  }
}
