import type { Output } from '../../../preload/contract.ts';
import { figureSpecSchema } from '../../../preload/schemas/figure-spec-schema.ts';
import type { Row } from '../../store/select.ts';

/** Saved specifications as they stand in the store, read. */
export function savedFigures(rows: readonly Row[]): Output<'figure.saved'>['rows'] {
  return rows.map(({ figure_id, name, specification, created_at }) => ({
    figure_id: figure_id as number,
    name: name as string,
    spec: figureSpecSchema.parse(JSON.parse(specification as string)),
    created_at: created_at as number,
  }));
}
