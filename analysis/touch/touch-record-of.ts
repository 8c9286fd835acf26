import type { Edit, Step, Touch } from '../model/script.ts';
import type { HelpfulEdit, TouchEvent, TouchIntervention, TouchPatch, TouchRecord } from './touch-record.ts';
import type { TouchScripts } from './touch-scripts.ts';

type Touching = Extract<Step['when'], { readonly touches: unknown }>['touches'];

function eventOf(kinds: readonly Touch[]): TouchEvent {
  return kinds.length === 2 ? 'read_or_edit' : kinds[0] === 'read' ? 'read' : 'edit';
}

function touchesOf({ when }: Step): Touching {
  if (typeof when === 'object' && 'touches' in when) return when.touches;
  throw new TypeError('a step that waits for no touch is none of SWE-Touch');
}

const promptOf = ({ what }: Step): string | null =>
  what.say !== undefined && 'simulated' in what.say ? what.say.simulated : null;

function patchOf({ targets, coverage, ...edit }: Edit): TouchPatch {
  return { ...edit, id: edit.id ?? '', target_regions: targets ?? [] };
}

function interventionOf(
  step: Step,
  order: number,
  validation: Readonly<Record<string, unknown>> | null,
): TouchIntervention {
  const { regions, kinds, attempts } = touchesOf(step);
  const { edit } = step.what;
  const delivery = edit ? (promptOf(step) === null ? 'patch_only' : 'patch_and_message') : 'message_only';
  return {
    order,
    delivery,
    trigger: { event: eventOf(kinds), regions, max_triggers: attempts },
    ...(edit && { patch: patchOf(edit) }),
    ...(validation && { validation }),
  };
}

function counterEditOf({ counterEdit: { script, provenance } }: TouchScripts): TouchRecord['counter_edit'] {
  const { fallback_reason, max_interventions, validation, step_validations } = provenance;
  const prompt = script.overlays.map(promptOf).find((id) => id !== null && id !== '');
  return {
    mode: script.overlays.some(({ what }) => what.edit) ? 'patch' : 'text_only',
    ...(fallback_reason !== undefined && { fallback_reason }),
    max_interventions,
    ...(prompt && { message_prompt_id: prompt }),
    interventions: script.overlays.map((step, i) =>
      interventionOf(step, i + 1, step_validations?.[i] ?? null),
    ),
    validation,
  };
}

function helpfulEditOf({ script, provenance }: NonNullable<TouchScripts['coEdit']>): HelpfulEdit {
  const [step] = script.overlays;
  if (step === undefined) throw new TypeError('a co-edit has one step');
  const { regions, kinds, attempts } = touchesOf(step);
  const { edit } = step.what;
  return {
    mode: edit ? 'patch' : (promptOf(step) ?? ''),
    max_interventions: attempts,
    trigger_event: eventOf(kinds),
    target_regions: regions,
    ...(edit && { patch: { id: edit.id ?? '', diff: edit.diff, coverage_ratio: edit.coverage ?? 0 } }),
    validation: provenance.validation,
  };
}

/** The record of SWE-Touch that the scripts of one task are: the inverse of `scriptsOfTouchRecord`. */
export function touchRecordOf(scripts: TouchScripts): TouchRecord {
  const { schema_version, benchmark, split, region_evidence, ...rest } = scripts.counterEdit.provenance;
  const controls = scripts.coEdit === null ? {} : { helpful_edit: helpfulEditOf(scripts.coEdit) };
  return {
    schema_version,
    benchmark,
    ...(split !== undefined && { split }),
    instance_id: rest.id_prefix + scripts.instance,
    task_critical_regions: rest.critical_regions,
    ...(region_evidence !== undefined && { region_evidence }),
    ...(rest.has_controls && { controls }),
    counter_edit: counterEditOf(scripts),
  };
}
