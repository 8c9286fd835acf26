/** The fields of a request of each type, in the order in which a whole request is assembled. */
export const LETTERS = { bug: ['P', 'D', 'R', 'E', 'A'], feature: ['P', 'M', 'A'] } as const;

export const ISSUE_TYPES = ['bug', 'feature'] as const;

export type IssueType = (typeof ISSUE_TYPES)[number];

/** What every record says of its task. */
interface OfTask {
  readonly instance_id: string;
  readonly repo: string;
  readonly base_commit: string;
  readonly issue_type: IssueType;
  /** The benchmark that the task is from, in RealSWE's word. */
  readonly source: string;
  readonly image_name: string;
}

/** A row of `tasks.jsonl`: one task with the request that was composed for it. */
export interface RealSweTask extends OfTask {
  readonly problem_statement: string;
  /** Letters of the fields that the request is made of, in its order. */
  readonly composition: string;
}

export type Fields = Readonly<Record<string, string | null>>;

/** A row of `task-families.jsonl`: a task's request taken apart into fields. */
export interface RealSweFamily extends OfTask {
  /** Follows every request of the task, whatever its fields. */
  readonly interface_suffix: string | null;
  readonly restructured_fields: Fields;
}

/** A row of a style's `data.jsonl`: the same fields in another style. */
export interface RealSweStyle {
  readonly instance_id: string;
  readonly rephrased_fields: Fields;
}

/** What a task is on its own benchmark; a script does not hold it. */
export interface RealSweTaskFacts {
  readonly instance: string;
  readonly repository: string;
  readonly base_commit: string;
  readonly image: string;
}
