import { count } from '../../../analysis/format/number.ts';
import type { ImportSummary } from '../../jobs/import-result.ts';
import { dateTime } from '../../parts/date-time.ts';
import { Zero } from '../../parts/zero.tsx';
import type { Column } from '../../table/column.ts';

type Field = 'n_files' | 'n_runs' | 'n_attempts' | 'n_grades' | 'n_events' | 'n_duplicates' | 'n_problems';

const number = (id: Field, title: string, width: number, help: string): Column<ImportSummary> => ({
  id,
  title,
  align: 'end',
  width,
  help,
  cell: (row) => (id === 'n_runs' ? count(row[id]) : <Zero n={row[id]} />),
});

export const IMPORT_COLUMNS: readonly Column<ImportSummary>[] = [
  { id: 'id', title: '#', align: 'end', width: 40, cell: (row) => row.import_id },
  { id: 'time', title: 'Imported', width: 124, cell: (row) => dateTime(row.imported_at) },
  { id: 'format', title: 'Format', width: 124, cell: (row) => row.format },
  {
    id: 'path',
    title: 'From',
    cell: (row) => (
      <span className="clip mono" title={row.path}>
        {row.path}
      </span>
    ),
  },
  number('n_runs', 'Runs', 72, 'Runs brought in.'),
  number('n_problems', 'Problems', 76, 'Records left out, each with its place and reason.'),
  number('n_duplicates', 'Already there', 92, 'Runs left out because the same run was in the workspace.'),
  number('n_files', 'Files', 60, 'Files read.'),
  number('n_attempts', 'Attempts', 76, 'Tries with steps, cost, patch or transcript.'),
  number('n_grades', 'Grades', 72, 'Verdicts of a verifier.'),
  number('n_events', 'Events', 72, 'Events of transcripts.'),
];
