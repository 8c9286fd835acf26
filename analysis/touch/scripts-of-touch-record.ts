import type { Edit, Region, Script, SourcedScript, Step, Touch, What } from '../model/script.ts';
import type { HelpfulEdit, TouchEvent, TouchIntervention, TouchPatch, TouchRecord } from './touch-record.ts';
import {
  type CoEditProvenance,
  type CounterEditProvenance,
  TOUCH_METHOD,
  type TouchScripts,
} from './touch-scripts.ts';

/** Of the two benchmarks whose tasks a record renames. */
const PREFIX = /^(swebenchpro_|deepswe_)/;

const KINDS: Readonly<Record<TouchEvent, readonly Touch[]>> = {
  read: ['read'],
  edit: ['edit'],
  read_or_edit: ['read', 'edit'],
};

function defined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

const touching = (event: TouchEvent, regions: readonly Region[], attempts: number): Step['when'] => ({
  touches: { regions, kinds: KINDS[event], attempts },
});

function editOf({ target_regions, ...patch }: TouchPatch): Edit {
  return defined({ ...patch, targets: target_regions }) as Edit;
}

function stepOf({ trigger, delivery, patch }: TouchIntervention, prompt: string): Step {
  const what: What = {
    ...(delivery !== 'message_only' && patch !== undefined && { edit: editOf(patch) }),
    ...(delivery !== 'patch_only' && { say: { simulated: prompt } }),
  };
  return { when: touching(trigger.event, trigger.regions, trigger.max_triggers), what };
}

function counterEditOf(record: TouchRecord): SourcedScript<CounterEditProvenance> {
  const { schema_version, benchmark, split, region_evidence, counter_edit, controls } = record;
  const { fallback_reason, max_interventions, message_prompt_id, interventions, validation } = counter_edit;
  const checks = interventions.map((intervention) => intervention.validation ?? null);
  return {
    script: {
      spine: [],
      overlays: interventions.map((intervention) => stepOf(intervention, message_prompt_id ?? '')),
      method: TOUCH_METHOD,
      label: interventions.some(({ patch }) => patch) ? 'counter-edit' : 'counter-edit, text only',
    },
    provenance: defined({
      schema_version,
      benchmark,
      split,
      region_evidence,
      id_prefix: PREFIX.exec(record.instance_id)?.[0] ?? '',
      critical_regions: record.task_critical_regions,
      fallback_reason,
      max_interventions,
      validation,
      step_validations: checks.some((check) => check !== null) ? checks : undefined,
      has_controls: controls !== undefined,
    }) as CounterEditProvenance,
  };
}

function coEditOf(edit: HelpfulEdit): SourcedScript<CoEditProvenance> {
  const { mode, max_interventions, trigger_event, target_regions, patch, validation } = edit;
  const what: What = patch
    ? { edit: { id: patch.id, diff: patch.diff, coverage: patch.coverage_ratio } }
    : { say: { simulated: mode } };
  const script: Script = {
    spine: [],
    overlays: [{ when: touching(trigger_event, target_regions, max_interventions), what }],
    method: TOUCH_METHOD,
    label: patch ? 'co-edit' : 'co-edit, hint only',
  };
  return { script, provenance: { validation } };
}

/**
 * A record as scripts: the counter-edit's interventions are overlays over the task's own statement, in their order; the
 * helpful edit is a script of its own. What `touchRecordOf` makes of them is the record again.
 */
export function scriptsOfTouchRecord(record: TouchRecord): TouchScripts {
  const helpful = record.controls?.helpful_edit;
  return {
    instance: record.instance_id.replace(PREFIX, ''),
    counterEdit: counterEditOf(record),
    coEdit: helpful === undefined ? null : coEditOf(helpful),
  };
}
