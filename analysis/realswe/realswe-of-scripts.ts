import type { Part, Script, SourcedScript } from '../model/script.ts';
import { INTERFACE, partsAsFields } from './fields-as-parts.ts';
import type { RealSweFamily, RealSweStyle, RealSweTask, RealSweTaskFacts } from './realswe-records.ts';
import type { FamilyProvenance, StyleProvenance, TaskProvenance } from './scripts-of-realswe.ts';

const sayOf = ({ spine }: Script) => spine[0]?.what.say;

function partsOf(script: Script): readonly Part[] {
  const say = sayOf(script);
  if (say !== undefined && 'parts' in say) return say.parts;
  throw new TypeError('a script that says no parts is no family of RealSWE');
}

const ofTask = ({ instance, repository, base_commit, image }: RealSweTaskFacts) => ({
  instance_id: instance,
  repo: repository,
  base_commit,
  image_name: image,
});

export function taskOfScript(
  { script, provenance }: SourcedScript<TaskProvenance>,
  facts: RealSweTaskFacts,
): RealSweTask {
  const say = sayOf(script);
  if (say === undefined || !('text' in say))
    throw new TypeError('a script that says no text is no task of RealSWE');
  const { issue_type, source, composition } = provenance;
  return { ...ofTask(facts), issue_type, source, composition, problem_statement: say.text };
}

export function familyOfScript(
  { script, provenance }: SourcedScript<FamilyProvenance>,
  facts: RealSweTaskFacts,
): RealSweFamily {
  const parts = partsOf(script);
  const { issue_type, source, empty } = provenance;
  return {
    ...ofTask(facts),
    issue_type,
    source,
    interface_suffix: parts.find(({ field }) => field === INTERFACE)?.text ?? null,
    restructured_fields: partsAsFields({ parts, empty }),
  };
}

export function styleOfScript(
  { script, provenance }: SourcedScript<StyleProvenance>,
  instance: string,
): RealSweStyle {
  const rephrased_fields = partsAsFields({ parts: partsOf(script), empty: provenance.empty });
  return { instance_id: instance, rephrased_fields };
}
