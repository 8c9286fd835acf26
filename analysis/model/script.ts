import type { EventKind } from './event.ts';

/** What the agent may do to a region so that a step is triggered. */
export type Touch = 'read' | 'edit';

/** When a step of a script happens. */
export type When =
  | 'start'
  | 'turn-end'
  | {
      readonly touches: {
        readonly regions: readonly Region[];
        readonly kinds: readonly Touch[];
        /** How often it may fire in one run. */
        readonly attempts: number;
      };
    }
  | { readonly call: number }
  | { readonly fraction: number };

/** Lines of one file, 1-based, both ends included. */
export interface Region {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
}

/** One named piece of a message, such as the field `P` of a composed request. */
export interface Part {
  readonly field: string;
  readonly text: string;
}

/** What the user says: a fixed text, parts joined by blank lines, or what the user simulator writes from a named prompt. */
export type Say =
  | { readonly text: string }
  | { readonly parts: readonly Part[] }
  | { readonly simulated: string };

/** What the user changes in the working tree, with what its author says of it. */
export interface Edit {
  /** Unified diff. */
  readonly diff: string;
  readonly id?: string | undefined;
  /** Where the edit means to be. */
  readonly targets?: readonly Region[] | undefined;
  readonly user_claim?: string | undefined;
  readonly mistaken_belief?: string | undefined;
  readonly plausibility?: string | undefined;
  readonly expected_failure?: string | undefined;
  /** Share of the reference patch's changed lines that the edit holds, 0 to 1. */
  readonly coverage?: number | undefined;
}

/** A question about the repository with its hidden reference answer. */
export interface Ask {
  readonly question: string;
  /** null: none is known. */
  readonly answer: string | null;
  /** Script that proves the answer in a clean checkout. */
  readonly proof?: string | undefined;
}

/** What happens then. At least one of say, edit, ask and checkpoint is set. */
export interface What {
  readonly say?: Say | undefined;
  readonly edit?: Edit | undefined;
  readonly ask?: Ask | undefined;
  /**
   * Tests to run on a snapshot once the turn that this step opens has ended (at once where it opens none); empty: all
   * tests of the task.
   */
  readonly checkpoint?: readonly string[] | undefined;
  /** The source's own word for the kind of message, such as `request` or `repo_question`. */
  readonly kind?: string | undefined;
}

export interface Step {
  readonly when: When;
  readonly what: What;
}

/**
 * The user's side of one interaction, as data: one spine (the `start` and `turn-end` steps, in order) and any number of
 * overlays (all others). An empty spine is the task's own statement said at the start.
 */
export interface Script {
  readonly spine: readonly Step[];
  readonly overlays: readonly Step[];
  readonly method: string;
  readonly label: string;
}

/** A script with what its source says of it that a script does not hold: evidence, checks, the source's own names. */
export interface SourcedScript<Provenance = Readonly<Record<string, unknown>>> {
  readonly script: Script;
  readonly provenance: Provenance;
}

/** Event kinds through which the user, not the agent, acts. */
export const USER_EVENT_KINDS: readonly EventKind[] = ['say', 'user-edit'];
