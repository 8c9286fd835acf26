import type { Changes } from '../../model/changes.ts';
import type { Figure } from '../figure.ts';
import { fileStem } from '../file-stem.ts';
import { EmptyFigure } from '../parts/empty-figure.tsx';
import { changeGroups } from './change-lines.ts';
import { ChangesDrawing } from './changes.tsx';
import { changesCaption, changesSubject, changesTitle } from './changes-caption.ts';
import type { ChangesOptions } from './changes-options.ts';
import { changesTable } from './changes-table.ts';

/** Both sides and their change, measure by measure, with all that belongs to it. */
export function changesFigure(data: Changes, options: ChangesOptions = { group: 'system' }): Figure {
  const title = changesTitle(data);
  const caption = changesCaption(data);
  const groups = changeGroups(data, options);
  const empty = groups.length === 0 ? `No task has a measure under both ${data.a} and ${data.b}.` : null;
  return {
    file_stem: fileStem('changes', data.a, data.b),
    title,
    caption,
    table_caption: changesSubject(data),
    table: changesTable(data, options),
    empty,
    draw: (surface) =>
      empty === null ? (
        <ChangesDrawing {...{ data, groups, surface, title }} caption={surface.caption ?? caption} />
      ) : (
        <EmptyFigure theme={surface.theme} width={surface.width} title={title} reason={empty} />
      ),
  };
}
