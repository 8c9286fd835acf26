import { count } from '../../../analysis/format/number.ts';
import type { TermKey } from '../../../analysis/words/index.ts';
import type { ImportSummary } from '../../jobs/import-result.ts';
import { dateTime } from '../../parts/date-time.ts';
import { Zero } from '../../parts/zero.tsx';
import type { Column } from '../../table/column.ts';

type Field = 'n_files' | 'n_runs' | 'n_attempts' | 'n_grades' | 'n_events' | 'n_duplicates' | 'n_problems';

const number = (id: Field, title: string, width: number, term: TermKey): Column<ImportSummary> => ({
  id,
  title,
  align: 'end',
  width,
  term,
  cell: (row) => (id === 'n_runs' ? count(row[id]) : <Zero n={row[id]} />),
});

/** The file or folder with the one that it is in: what tells imports apart stands at the end. */
function endOfPath(path: string): string {
  const parts = path.split(/[\\/]/);
  return parts.length > 3 ? `…/${parts.slice(-2).join('/')}` : path;
}

export const IMPORT_COLUMNS: readonly Column<ImportSummary>[] = [
  { id: 'id', title: '#', term: 'import', align: 'end', width: 40, cell: (row) => row.import_id },
  { id: 'time', title: 'Imported', term: 'import', width: 124, cell: (row) => dateTime(row.imported_at) },
  { id: 'format', title: 'Format', term: 'format', width: 124, cell: (row) => row.format },
  {
    id: 'path',
    title: 'From',
    term: 'files',
    cell: (row) => (
      <span className="clip mono" title={row.path}>
        {endOfPath(row.path)}
      </span>
    ),
  },
  number('n_runs', 'Runs', 72, 'imported_runs'),
  number('n_problems', 'Problems', 76, 'problems'),
  number('n_duplicates', 'Already there', 92, 'duplicates'),
  number('n_files', 'Files', 60, 'files'),
  number('n_attempts', 'Attempts', 76, 'attempt'),
  number('n_grades', 'Grades', 72, 'grade'),
  number('n_events', 'Events', 72, 'event'),
];
