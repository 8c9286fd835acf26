import type { ReactNode } from 'react';
import type { AnyFigureKind } from '../../../analysis/figures/figure-kinds.ts';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { themes } from '../../../analysis/figures/theme.ts';
import type { Output } from '../../../preload/contract.ts';
import type { FigureAddress } from '../../address/figure-address.ts';
import { SizeFields } from '../../export/size-fields.tsx';
import { ThemePicker } from '../../export/theme-picker.tsx';
import { CaptionField } from './caption-field.tsx';
import { ContrastFields } from './contrast-fields.tsx';
import { OptionField } from './option-field.tsx';
import { SeedField } from './seed-field.tsx';
import { SeriesList } from './series-list.tsx';
import { useFigure } from './use-figure.ts';

interface FigureFormProps {
  readonly kind: AnyFigureKind;
  readonly spec: FigureSpec;
  /** As it was drawn last. */
  readonly figure: Output<'figure'> | undefined;
}

/** The theme, and a width of one's own as long on the new surface as it was on the old: an inch has 72 points or 96 pixels. */
function themed({ size, theme: before }: FigureSpec, theme: FigureSpec['theme']): Partial<FigureAddress> {
  const [from, to] = [themes[before].unit, themes[theme].unit];
  if (!('width' in size) || from === to) return { theme };
  return {
    theme,
    size: { width: Math.round(to === 'px' ? (size.width * 96) / 72 : (size.width * 72) / 96) },
  };
}

/** Everything that can be chosen of a figure; its own options come first. */
export function FigureForm({ kind, spec, figure }: FigureFormProps): ReactNode {
  const { change } = useFigure();
  const options = Object.entries(kind.options);
  return (
    <section className="figure-form" aria-label="Options of the figure">
      <h3 className="figure-form-title">{kind.title}</h3>
      {options.map(([name, option]) => (
        <OptionField
          key={name}
          option={option}
          value={spec.options[name] ?? option.initial}
          onChange={(value) => {
            const { [name]: _, ...others } = spec.options;
            const chosen = value === option.initial ? others : { ...others, [name]: value };
            change({
              options: Object.fromEntries(Object.entries(chosen).map(([key, text]) => [key, String(text)])),
            });
          }}
        />
      ))}
      {kind.source === 'effects' && <ContrastFields spec={spec} />}
      <SizeFields size={spec.size} theme={spec.theme} onChange={(size) => change({ size })} />
      <ThemePicker theme={spec.theme} onPick={(theme) => change(themed(spec, theme))} />
      {figure && <SeriesList kind={kind} spec={spec} figure={figure} />}
      <CaptionField spec={spec} own={figure?.caption ?? ''} />
      <SeedField seed={spec.seed} />
    </section>
  );
}
