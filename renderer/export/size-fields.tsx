import type { ReactNode } from 'react';
import { Input, Label, NumberField } from 'react-aria-components';
import { type FigureSize, figureWidth } from '../../analysis/figures/spec/figure-size.ts';
import { type Theme, themes } from '../../analysis/figures/theme.ts';
import { VENUES, type Venue } from '../../analysis/model/venues.ts';
import { LEAST_WIDTH, MOST_WIDTH } from '../../preload/schemas/figure-size-schema.ts';
import { Picker } from '../parts/picker.tsx';
import { Segments } from '../parts/segments.tsx';

const OWN = 'own';

const CHOICES = [
  { id: OWN, name: 'A width of its own' },
  ...VENUES.map(({ id, name, columns }: Venue) => ({ id, name, note: `${columns.join(', ')} pt` })),
];

const COLUMNS = [
  { id: '1', name: 'one column' },
  { id: '2', name: 'two columns' },
] as const;

interface SizeFieldsProps {
  readonly size: FigureSize;
  readonly theme: Theme['name'];
  readonly onChange: (size: FigureSize) => void;
}

/** How wide a figure is: over columns of a venue, or a width. */
export function SizeFields({ size, theme, onChange }: SizeFieldsProps): ReactNode {
  const { unit } = themes[theme];
  const venue = 'venue' in size ? size.venue : OWN;
  const known: Venue | undefined = VENUES.find(({ id }) => id === venue);
  const pick = (id: string) => {
    const next = VENUES.find((one) => one.id === id);
    onChange(next ? { venue: next.id, columns: 1 } : { width: figureWidth(size, unit) });
  };
  return (
    <div className="figure-option">
      <Picker label="Size" value={venue} choices={CHOICES} onPick={pick} />
      {'venue' in size && known?.columns.length === 2 && (
        <Segments
          label="Columns"
          choices={COLUMNS}
          value={size.columns === 2 ? '2' : '1'}
          onChange={(columns) => onChange({ ...size, columns: columns === '2' ? 2 : 1 })}
        />
      )}
      {'width' in size && (
        <NumberField
          className="field figure-width"
          value={size.width}
          minValue={LEAST_WIDTH}
          maxValue={MOST_WIDTH}
          formatOptions={{ useGrouping: false, maximumFractionDigits: 1 }}
          onChange={(width) => !Number.isNaN(width) && onChange({ width })}
        >
          <Label>Width ({unit})</Label>
          <Input className="input" />
        </NumberField>
      )}
    </div>
  );
}
