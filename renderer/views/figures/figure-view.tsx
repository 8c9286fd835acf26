import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { AnyFigureKind } from '../../../analysis/figures/figure-kinds.ts';
import { namedSides, SOURCE_SIDES } from '../../../analysis/figures/source-sides.ts';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import type { CompareBy } from '../../../analysis/model/comparison.ts';
import type { Output } from '../../../preload/contract.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useAddress } from '../../address/use-address.ts';
import { Icon } from '../../parts/icon.tsx';
import { ViewHead } from '../../parts/view-head.tsx';
import { useCall } from '../../port/use-call.ts';
import { ComparePickers } from '../compare/compare-pickers.tsx';
import { useSharedBenchmarks } from '../compare/use-shared-benchmarks.ts';
import { FigureExport } from './figure-export.tsx';
import { FigureForm } from './figure-form.tsx';
import { FigurePreview } from './figure-preview.tsx';
import { SaveFigure } from './save-figure.tsx';
import { NO_SIDES, type Selected, selectedBy, specOfAddress } from './spec-of-address.ts';
import { useSettled } from './use-settled.ts';

interface FigureViewProps {
  readonly kind: AnyFigureKind;
  readonly facets: Output<'facets'>;
}

/** One figure: what can be chosen at the left, the picture as it will be written at the right. */
export function FigureView({ kind, facets }: FigureViewProps): ReactNode {
  const { address, go } = useAddress();
  const benchmarks = useSharedBenchmarks();
  const selected = benchmarks === undefined ? null : selectedBy(address, kind, facets, benchmarks);
  const spec = selected && specOfAddress(address, kind, selected);
  const back = () => go({ figure: null, ...NO_SIDES });
  useActions('Figures', [{ id: 'gallery', title: 'All figures', keys: 'Escape', run: back }]);
  return (
    <>
      <ViewHead
        question={kind.question}
        tools={
          <>
            <Button className="button" onPress={back}>
              <Icon name="back" />
              All figures
            </Button>
            {spec && <SaveFigure spec={spec} />}
            {spec && <FigureExport spec={spec} />}
          </>
        }
      >
        <Selection kind={kind} facets={facets} selected={selected} isLooking={benchmarks === undefined} />
      </ViewHead>
      {spec && <Editor kind={kind} spec={spec} />}
    </>
  );
}

interface SelectionProps extends FigureViewProps {
  readonly selected: Selected | null;
  readonly isLooking: boolean;
}

/** What the figure is over: two sides where it compares, else what the window's filter leaves. */
function Selection({ kind, facets, selected, isLooking }: SelectionProps): ReactNode {
  const { address } = useAddress();
  const kinds = SOURCE_SIDES[kind.source];
  if (kinds.length === 0) return <p className="quiet-text">Over the runs that the filter above leaves.</p>;
  return (
    <>
      <ComparePickers facets={facets} resolved={selected?.sides ?? null} kinds={kinds} />
      {selected === null && !isLooking && <p className="view-answer">{nothingFor(kind, address.by)}</p>}
    </>
  );
}

function nothingFor({ source }: AnyFigureKind, by: CompareBy | null): string {
  if (by === 'filter') return 'Give A and B filters that differ, such as another repository each.';
  return `No two ${namedSides(source).join(' or ')} share a task here.`;
}

interface EditorProps {
  readonly kind: AnyFigureKind;
  readonly spec: FigureSpec;
}

function Editor({ kind, spec }: EditorProps): ReactNode {
  const settled = useSettled(spec);
  const query = useCall('figure', { spec: settled, format: 'svg' });
  return (
    <div className="figure-editor">
      <FigureForm kind={kind} spec={spec} figure={query.data} />
      <FigurePreview spec={settled} query={query} />
    </div>
  );
}
