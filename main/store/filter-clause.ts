import type { Filter } from '../../analysis/model/filter.ts';
import type { Binding } from './select.ts';

export interface Clause {
  /** Conditions over `cache.run_fact r`; starts with TRUE so that it can stand alone. */
  readonly where: string;
  readonly values: Binding;
}

interface Part {
  readonly name: string;
  readonly sql: string;
  readonly value: string | readonly string[];
}

const given = (list: readonly string[] | undefined): list is readonly string[] => (list?.length ?? 0) > 0;

/** Only dimensions are looked up by name; the bulk tables are met by integer keys. */
function parts(filter: Filter): readonly Part[] {
  const found: Part[] = [];
  if (given(filter.benchmark)) {
    const sql =
      'r.benchmark_id IN (SELECT benchmark_id FROM benchmark WHERE list_contains($f_benchmark::VARCHAR[], name))';
    found.push({ name: 'f_benchmark', sql, value: filter.benchmark });
  }
  if (given(filter.system)) {
    const sql =
      'r.system_id IN (SELECT system_id FROM system WHERE list_contains($f_system::VARCHAR[], label))';
    found.push({ name: 'f_system', sql, value: filter.system });
  }
  if (given(filter.condition)) {
    const sql =
      'r.condition_id IN (SELECT condition_id FROM condition WHERE list_contains($f_condition::VARCHAR[], name))';
    found.push({ name: 'f_condition', sql, value: filter.condition });
  }
  if (given(filter.repository)) {
    const sql = 'list_contains($f_repository::VARCHAR[], r.repository)';
    found.push({ name: 'f_repository', sql, value: filter.repository });
  }
  if (given(filter.outcome)) {
    const sql = "list_contains($f_outcome::VARCHAR[], coalesce(r.outcome, 'none'))";
    found.push({ name: 'f_outcome', sql, value: filter.outcome });
  }
  if (filter.task) {
    found.push({ name: 'f_task', sql: 'contains(lower(r.instance), lower($f_task))', value: filter.task });
  }
  return found;
}

/** The filter as SQL with bound parameters. */
export function filterClause(filter: Filter): Clause {
  const used = parts(filter);
  return {
    where: ['TRUE', ...used.map((part) => part.sql)].join(' AND '),
    values: Object.fromEntries(used.map((part) => [part.name, part.value])),
  };
}
