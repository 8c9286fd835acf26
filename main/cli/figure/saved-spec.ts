import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Port } from '../../../preload/port.ts';

/** The specification that the workspace keeps under a name. @throws UserError that lists the names there are */
export async function savedSpec(port: Port, name: string): Promise<FigureSpec> {
  const { rows } = await port.call('figure.saved', {});
  const found = rows.find((row) => row.name === name);
  if (found) return found.spec;
  const hint =
    rows.length === 0
      ? 'None is saved in this workspace; the window’s Figures view saves them.'
      : `Saved are: ${rows.map((row) => `“${row.name}”`).join(', ')}.`;
  throw new UserError('not-found', `No figure is saved as “${name}”.`, hint);
}
