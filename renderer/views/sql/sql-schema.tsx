import type { ReactNode } from 'react';
import { Answered } from '../../parts/answered.tsx';
import { useCall } from '../../port/use-call.ts';

const COLUMNS = `SELECT table_name, column_name, data_type FROM information_schema.columns
WHERE table_schema = 'main' ORDER BY table_name, ordinal_position`;

function byTable(rows: readonly (readonly unknown[])[]): ReadonlyMap<string, readonly [string, string][]> {
  const tables = new Map<string, [string, string][]>();
  for (const [table, column, type] of rows) {
    const name = String(table);
    tables.set(name, [...(tables.get(name) ?? []), [String(column), String(type)]]);
  }
  return tables;
}

/** The workspace's tables and their columns, to write queries by. */
export function SqlSchema(): ReactNode {
  const query = useCall('sql', { query: COLUMNS, limit: 5000 });
  return (
    <section className="sql-schema" aria-label="Tables" tabIndex={-1}>
      <h3>Tables</h3>
      <Answered query={query} label="Reading the tables" lines={6}>
        {({ rows }) =>
          [...byTable(rows)].map(([table, columns]) => (
            <details key={table}>
              <summary>
                {table} <span className="group-note">{columns.length}</span>
              </summary>
              <ul>
                {columns.map(([column, type]) => (
                  <li key={column}>
                    {column} <span className="sql-type">{type.toLowerCase()}</span>
                  </li>
                ))}
              </ul>
            </details>
          ))
        }
      </Answered>
    </section>
  );
}
