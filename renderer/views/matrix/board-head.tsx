import { type MouseEvent, memo, type ReactNode } from 'react';
import { columnLabels } from '../../../analysis/figures/outcome-matrix/column-labels.ts';
import { shortenLabels } from '../../../analysis/figures/shorten-labels.ts';
import { percent, wholePercent } from '../../../analysis/format/number.ts';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import { HEAD_TEXT, type MatrixGeometry } from './matrix-geometry.ts';

interface BoardHeadProps {
  readonly matrix: OutcomeMatrix;
  readonly geometry: MatrixGeometry;
  /** Columns whose name is looked for. */
  readonly found: readonly number[];
  readonly onOpen: (column: number) => void;
}

/** Above the cells: names of systems, and their rates with intervals. A click on a name lists that system's runs. */
export const BoardHead = memo(function BoardHead(props: BoardHeadProps): ReactNode {
  const { matrix, geometry, found, onOpen } = props;
  const { labels, rates, column_width, width } = geometry;
  const clicked = (event: MouseEvent) => onOpen(Math.floor(event.nativeEvent.offsetX / column_width));
  return (
    <>
      <div className="matrix-corner">
        <span style={{ bottom: rates - 13 }}>{wholePercent(geometry.most_rate)}</span>
        <span style={{ bottom: 0 }}>{wholePercent(0)}</span>
        <span className="matrix-corner-title" style={{ bottom: rates / 2 - 8 }}>
          Resolve rate
        </span>
      </div>
      <div className="matrix-head" onClick={clicked} aria-hidden="true">
        <svg width={width} height={labels + rates}>
          <title>Names of systems and their resolve rates</title>
          <Names {...{ matrix, geometry, found }} />
          <Rates {...{ matrix, geometry }} />
        </svg>
      </div>
      <div className="matrix-strip-head">
        <span>Runs that</span>
        <span>solve it, %</span>
        <span className="matrix-strip-ends">
          <span>0</span>
          <span>100</span>
        </span>
      </div>
    </>
  );
});

type PartProps = Pick<BoardHeadProps, 'matrix' | 'geometry'>;

function Names({ matrix, geometry, found }: PartProps & Pick<BoardHeadProps, 'found'>): ReactNode {
  const { labels, column_width, is_turned } = geometry;
  const room = is_turned ? labels - 10 : column_width - 8;
  const full = columnLabels(matrix);
  const short = shortenLabels(full.map((text) => ({ text, width: room + 1e-6, ...HEAD_TEXT })));
  return matrix.columns.map(({ system, condition, rate }, i) => {
    const x = (i + 0.5) * column_width;
    return (
      <text
        key={`${system}\n${condition}`}
        className="matrix-name"
        data-found={found.includes(i) ? '' : undefined}
        x={is_turned ? x + 4 : x}
        y={labels - 5}
        textAnchor={is_turned ? 'start' : 'middle'}
        transform={is_turned ? `rotate(-90 ${x + 4} ${labels - 5})` : undefined}
      >
        <title>{`${full[i]}, ${percent(rate)}`}</title>
        {short[i]}
      </text>
    );
  });
}

function Rates({ matrix, geometry }: PartProps): ReactNode {
  const { labels, rates, column_width, width, most_rate } = geometry;
  const y = (rate: number) => labels + 6 + (1 - rate / most_rate) * (rates - 12);
  const radius = Math.min(2, column_width / 6);
  return (
    <g>
      {[0, most_rate / 2, most_rate].map((rate) => (
        <line key={rate} className="matrix-grid" x1={0} x2={width} y1={y(rate)} y2={y(rate)} />
      ))}
      {matrix.columns.map(({ system, condition, rate, ci }, i) => {
        const x = (i + 0.5) * column_width;
        if (rate === null) return null;
        return (
          <g key={`${system}\n${condition}`} className="matrix-rate">
            {ci && <line x1={x} x2={x} y1={y(ci[0])} y2={y(ci[1])} />}
            <circle cx={x} cy={y(rate)} r={radius} />
          </g>
        );
      })}
    </g>
  );
}
