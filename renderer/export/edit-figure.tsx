import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { Input } from '../../preload/contract.ts';
import { figureSpecSchema } from '../../preload/schemas/figure-spec-schema.ts';
import { addressOfSpec } from '../address/figure-address.ts';
import { useAddress } from '../address/use-address.ts';

interface EditFigureProps {
  readonly spec: Input<'figure'>['spec'];
}

/** Leads to the view of figures, where everything else about the figure can be chosen. */
export function EditFigure({ spec }: EditFigureProps): ReactNode {
  const { go } = useAddress();
  return (
    <Button
      className="button export-edit"
      onPress={() => go({ ...addressOfSpec(figureSpecSchema.parse(spec)), row: null, list: null, run: null })}
    >
      Edit as a figure
    </Button>
  );
}
