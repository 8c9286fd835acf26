import type { SourcedScript } from '../model/script.ts';
import type { TouchRecord } from './touch-record.ts';

/** What a record says besides the counter-edit's steps. */
export interface CounterEditProvenance
  extends Pick<TouchRecord, 'schema_version' | 'benchmark' | 'split' | 'region_evidence'> {
  /** What stands before the task's id in the record's. */
  readonly id_prefix: string;
  readonly critical_regions: TouchRecord['task_critical_regions'];
  /** Null: the record says that there is none. */
  readonly fallback_reason?: string | null | undefined;
  readonly max_interventions: number;
  readonly validation: TouchRecord['counter_edit']['validation'];
  /** Checks of the single steps, by their place; null where a step has none. */
  readonly step_validations?: readonly (Readonly<Record<string, unknown>> | null)[] | undefined;
  /** The record has a place for controls, filled or not. */
  readonly has_controls: boolean;
}

export interface CoEditProvenance {
  readonly validation: Readonly<Record<string, unknown>>;
}

/** The scripts of one record: the counter-edit and, where the record has one, the helpful edit it is controlled by. */
export interface TouchScripts {
  /** The task's id on its own benchmark. */
  readonly instance: string;
  readonly counterEdit: SourcedScript<CounterEditProvenance>;
  readonly coEdit: SourcedScript<CoEditProvenance> | null;
}

export const TOUCH_METHOD = 'swe-touch';
