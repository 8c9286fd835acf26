import type { ReactNode } from 'react';
import { useAddress } from '../address/use-address.ts';
import { ImportDetails } from './import-details.tsx';
import { PairDetails } from './pair-details.tsx';
import { RunListDetails } from './run-list-details.tsx';
import { SingleRunDetails } from './single-run-details.tsx';

/** What is selected, down to the runs behind it; nothing while nothing is opened. */
export function Details(): ReactNode {
  const { view, row, list, run, imported } = useAddress().address;
  if ((view === 'compare' || view === 'ranks') && list !== null && list !== 'runs')
    return <PairDetails list={list} />;
  if (view === 'overview' && list === 'runs' && row !== null) return <RunListDetails row={row} />;
  if (run !== null) return <SingleRunDetails runId={run} />;
  if (view === 'imports' && imported !== null) return <ImportDetails importId={imported} />;
  return null;
}
