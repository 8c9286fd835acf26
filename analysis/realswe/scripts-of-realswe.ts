import type { Part, Script, SourcedScript } from '../model/script.ts';
import { fieldsAsParts, INTERFACE } from './fields-as-parts.ts';
import type { RealSweFamily, RealSweStyle, RealSweTask } from './realswe-records.ts';

export const REALSWE_METHOD = 'realswe';

export type TaskProvenance = Pick<RealSweTask, 'issue_type' | 'source' | 'composition'> & {
  readonly form: 'task';
};
export type FamilyProvenance = Pick<RealSweFamily, 'issue_type' | 'source'> & {
  readonly form: 'family';
  readonly empty: readonly string[];
};
export type StyleProvenance = {
  readonly form: 'style';
  readonly style: string;
  readonly empty: readonly string[];
};

function scriptSaying(
  say: { readonly text: string } | { readonly parts: readonly Part[] },
  label: string,
): Script {
  return { spine: [{ when: 'start', what: { say } }], overlays: [], method: REALSWE_METHOD, label };
}

const labelOf = (parts: readonly Part[], style: string | null): string => {
  const letters = parts.filter(({ field }) => field !== INTERFACE).map(({ field }) => field);
  return `[${letters.join('')}]${style === null ? '' : ` ${style}`}`;
};

/** A composed request, said at the start. `taskOfScript` is its inverse. */
export function scriptOfTask(row: RealSweTask): SourcedScript<TaskProvenance> {
  const { issue_type, source, composition, problem_statement } = row;
  return {
    script: scriptSaying({ text: problem_statement }, `[${composition}]`),
    provenance: { form: 'task', issue_type, source, composition },
  };
}

/** All fields of a task's request in its writer's words, with the interface behind them. `familyOfScript` is its inverse. */
export function scriptOfFamily(row: RealSweFamily): SourcedScript<FamilyProvenance> {
  const { parts, empty } = fieldsAsParts(row.restructured_fields, row.interface_suffix);
  return {
    script: scriptSaying({ parts }, labelOf(parts, null)),
    provenance: { form: 'family', issue_type: row.issue_type, source: row.source, empty },
  };
}

/**
 * All fields of a task's request in a named style. `suffix` is the interface of the task's family, which follows every
 * variant; null where the family is not at hand or has none. `styleOfScript` is its inverse.
 */
export function scriptOfStyle(
  row: RealSweStyle,
  style: string,
  suffix: string | null,
): SourcedScript<StyleProvenance> {
  const { parts, empty } = fieldsAsParts(row.rephrased_fields, suffix);
  return {
    script: scriptSaying({ parts }, labelOf(parts, style)),
    provenance: { form: 'style', style, empty },
  };
}
