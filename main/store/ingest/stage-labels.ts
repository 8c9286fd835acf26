import type { ImportedLabel } from '../../import/items.ts';
import type { Stage } from './stage.ts';

/** Appends labels with the keys of the runs they are on; `first` numbers them within the import. */
export function stageLabels(stage: Stage, labels: readonly ImportedLabel[], first: number): void {
  labels.forEach(({ run, ...label }, i) => {
    stage.append([
      first + i,
      run.benchmark,
      run.task,
      run.system,
      run.condition,
      run.repeat,
      label.rubric,
      label.rubric_version,
      label.value,
      label.judge,
      label.draw,
      label.rationale,
      label.file,
      label.line,
    ]);
  });
}
