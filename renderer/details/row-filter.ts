import type { Filter } from '../../analysis/model/filter.ts';
import type { RowKey } from '../../analysis/model/row-key.ts';

/** The filter narrowed to the runs behind one row of the overview; a repeat cannot be said in it. */
export function rowFilter(filter: Filter, { benchmark, system, condition }: RowKey): Filter {
  return {
    ...filter,
    system: [system],
    ...(benchmark === null ? {} : { benchmark: [benchmark] }),
    ...(condition === null ? {} : { condition: [condition] }),
  };
}

/** What a row is, beside its system. */
export function rowNote({ condition, benchmark, repeat }: RowKey): string {
  return [condition, benchmark, repeat === null ? null : `repeat ${repeat}`].filter(Boolean).join(' · ');
}
