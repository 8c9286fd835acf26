import type { EventKind } from './event.ts';

/** When a step of a script happens. */
export type When =
  | 'start'
  | 'turn-end'
  | {
      readonly touches: {
        readonly regions: readonly Region[];
        readonly kinds: readonly ('read' | 'edit')[];
        readonly attempts: number;
      };
    }
  | { readonly call: number }
  | { readonly fraction: number };

export interface Region {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
}

/** What happens then. At least one field is set. */
export interface What {
  readonly say?: { readonly text: string } | { readonly simulated: string };
  /** Unified diff. */
  readonly edit?: string;
  readonly ask?: { readonly question: string; readonly answer: string };
  readonly checkpoint?: readonly string[];
}

export interface Step {
  readonly when: When;
  readonly what: What;
}

/** The user's side of one interaction, as data: one spine and any number of overlays. */
export interface Script {
  readonly spine: readonly Step[];
  readonly overlays: readonly Step[];
  readonly method: string;
  readonly label: string;
}

/** Event kinds through which the user, not the agent, acts. */
export const USER_EVENT_KINDS: readonly EventKind[] = ['say', 'user-edit'];
