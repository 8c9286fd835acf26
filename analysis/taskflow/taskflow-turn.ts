/** One prompt of a task flow, in order. */
export interface TaskFlowTurn {
  readonly prompt: string;
  /** The source's own word, such as `request` or `repo_question`; null where it gives none. */
  readonly kind: string | null;
  /** Hidden reference answer of a question. */
  readonly answer: string | null;
  /** Script that proves the answer. */
  readonly proof: string | null;
}

/** How a source lays out the prompts of a task: a row for each, a list of objects in one row, or lists side by side. */
export const FLOW_FORMS = ['rows', 'objects', 'lists'] as const;

export type FlowForm = (typeof FLOW_FORMS)[number];

/** Our name → the source's: `task`, `prompt`, and where it has them `turns`, `order`, `kind`, `answer`, `proof`. */
export type FlowColumns = Readonly<Record<string, string>>;

type Fields = Readonly<Record<string, unknown>>;

/** What a flow's rows say besides the steps of its script, under the source's own names. */
export interface FlowProvenance {
  readonly form: FlowForm;
  readonly columns: FlowColumns;
  /** Of the task's row; empty where each prompt has a row. */
  readonly rest: Fields;
  /** Of each prompt, by its place. */
  readonly turns: readonly Fields[];
}
