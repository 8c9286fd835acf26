import { recogniseBenchmark } from '../recognise-benchmark.ts';
import { asText } from '../untyped.ts';
import type { RowsSource } from './rows-format.ts';

export const NO_BENCHMARK = 'The tasks do not tell their benchmark; name it with --benchmark NAME.';

/** The benchmark of a table of tasks: the mapping's, else the one that all its ids tell together; null where they do not. */
export async function benchmarkOfRows({ assignment, columns, rows }: RowsSource): Promise<string | null> {
  if (assignment.benchmark !== undefined) return assignment.benchmark;
  const ids = new Set<string>();
  for await (const result of rows()) {
    const id = 'row' in result ? asText(result.row[columns.task ?? '']) : null;
    if (id !== null) ids.add(id);
  }
  return recogniseBenchmark([...ids]);
}
