import { canonicalJson } from '../../../analysis/model/canonical-json.ts';
import { scriptHash } from '../../../analysis/model/script-hash.ts';
import type { ImportedScript } from '../../import/items.ts';
import type { Stage } from './stage.ts';

/** Appends scripts with the tasks and conditions they are for; `first` numbers them within the import. */
export function stageScripts(stage: Stage, scripts: readonly ImportedScript[], first: number): void {
  scripts.forEach(({ task, script, ...attached }, i) => {
    stage.append([
      first + i,
      task.benchmark,
      task.instance,
      task.canonical_id,
      attached.condition,
      attached.description,
      scriptHash(script),
      canonicalJson(script.spine),
      canonicalJson(script.overlays),
      script.method,
      script.label,
      canonicalJson(attached.provenance),
      attached.file,
      attached.line,
    ]);
  });
}
