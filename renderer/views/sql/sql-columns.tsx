import { columnTerm } from '../../../analysis/words/index.ts';
import type { Output } from '../../../preload/contract.ts';
import { NullMark } from '../../parts/null-mark.tsx';
import type { Column } from '../../table/column.ts';
import { sqlText } from './sql-text.ts';

type Row = readonly unknown[];

const NUMBER = /INT|DOUBLE|FLOAT|DECIMAL|HUGE/;
const SAMPLE = 200;
const CHARACTER_PX = 7.2;

function widthOf(title: string, index: number, rows: readonly Row[]): number {
  const longest = rows
    .slice(0, SAMPLE)
    .reduce((most, row) => Math.max(most, String(sqlText(row[index]) ?? '').length), title.length + 1);
  return Math.round(Math.min(48, Math.max(6, longest)) * CHARACTER_PX) + 20;
}

/** Columns of a query's result, explained where they are named for a term of the glossary; as wide as their longest text of the first rows, at most 48 characters. */
export function sqlColumns(columns: Output<'sql'>['columns'], rows: readonly Row[]): readonly Column<Row>[] {
  return columns.map(({ name, type }, index) => ({
    id: `${index}`,
    title: name,
    unit: type.toLowerCase(),
    term: columnTerm(name),
    align: NUMBER.test(type) ? 'end' : 'start',
    width: widthOf(name, index, rows),
    cell: (row) => {
      const text = sqlText(row[index]);
      if (text === null) return <NullMark reason="The query gave NULL." />;
      return (
        <span className="clip" title={String(text)}>
          {String(text)}
        </span>
      );
    },
  }));
}
