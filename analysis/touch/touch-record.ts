import type { Region } from '../model/script.ts';

/** What a trigger waits for. */
export const TOUCH_EVENTS = ['read', 'edit', 'read_or_edit'] as const;

export type TouchEvent = (typeof TOUCH_EVENTS)[number];

export const DELIVERIES = ['patch_and_message', 'patch_only', 'message_only'] as const;

export type Delivery = (typeof DELIVERIES)[number];

/** Checks and evidence are kept as they stand. */
type Kept = Readonly<Record<string, unknown>>;

export interface TouchPatch {
  readonly id: string;
  readonly diff: string;
  readonly target_regions: readonly Region[];
  readonly mistaken_belief?: string | undefined;
  readonly expected_failure?: string | undefined;
  readonly plausibility?: string | undefined;
  readonly user_claim?: string | undefined;
}

export interface TouchIntervention {
  /** From 1, in the order in which they are delivered. */
  readonly order: number;
  readonly delivery: Delivery;
  readonly trigger: {
    readonly event: TouchEvent;
    readonly regions: readonly Region[];
    readonly max_triggers: number;
  };
  readonly patch?: TouchPatch | undefined;
  readonly validation?: Kept | undefined;
}

export interface HelpfulEdit {
  /** `patch`, or a hint on the regions alone. */
  readonly mode: string;
  readonly max_interventions: number;
  readonly trigger_event: TouchEvent;
  readonly target_regions: readonly Region[];
  readonly patch?:
    | { readonly id: string; readonly diff: string; readonly coverage_ratio: number }
    | undefined;
  readonly validation: Kept;
}

/** One task's counter-edit as SWE-Touch publishes it, schema 1.0.0. */
export interface TouchRecord {
  readonly schema_version: string;
  readonly benchmark: string;
  readonly split?: string | undefined;
  readonly instance_id: string;
  readonly task_critical_regions: readonly Region[];
  readonly region_evidence?: Kept | undefined;
  readonly controls?: { readonly helpful_edit?: HelpfulEdit | undefined } | undefined;
  readonly counter_edit: {
    readonly mode: 'patch' | 'text_only';
    readonly fallback_reason?: string | null | undefined;
    readonly max_interventions: number;
    readonly message_prompt_id?: string | undefined;
    readonly interventions: readonly TouchIntervention[];
    readonly validation: Kept;
  };
}
