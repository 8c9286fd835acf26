import { useCallback, useContext, useEffect, useRef } from 'react';
import type { Filter } from '../../analysis/model/filter.ts';
import { useAddress } from '../address/use-address.ts';
import { HistoryContext } from '../history/history-context.ts';
import { filterKey } from './filter-key.ts';

/**
 * Remembers every change of the filter, however it came about, so that it can be taken back. Taking it back is a step of
 * the browser's history like any other. @returns a way to take a filter over that is no change by a person
 */
export function useFilterHistory(): (filter: Filter) => void {
  const { address, go } = useAddress();
  const { did } = useContext(HistoryContext);
  const seen = useRef(address.filter);
  const adopt = useCallback((filter: Filter) => {
    seen.current = filter;
  }, []);
  useEffect(() => {
    const [before, after] = [seen.current, address.filter];
    if (filterKey(before) === filterKey(after)) return;
    seen.current = after;
    const become = (filter: Filter) => () => {
      seen.current = filter;
      go({ filter });
    };
    did({ title: 'the change of the filter', undo: become(before), redo: become(after) });
  }, [address.filter, go, did]);
  return adopt;
}
