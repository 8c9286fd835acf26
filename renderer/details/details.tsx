import type { ReactNode } from 'react';
import { LEFT_OUT, type LeftOutKind } from '../../analysis/model/left-out.ts';
import { type Address, CELL_LISTS, type CellList } from '../address/address.ts';
import { useAddress } from '../address/use-address.ts';
import { CellRunsDetails } from './cell-runs-details.tsx';
import { ExperimentDetails } from './experiment-details.tsx';
import { ImportDetails } from './import-details.tsx';
import { LeftOutDetails } from './left-out-details.tsx';
import { PairDetails } from './pair-details.tsx';
import { ReferenceLogDetails } from './reference-log-details.tsx';
import { RunListDetails } from './run-list-details.tsx';
import { SingleRunDetails } from './single-run-details.tsx';

const isLeftOut = (list: Address['list']): list is LeftOutKind => LEFT_OUT.some((kind) => kind === list);

const isCellList = (list: Address['list']): list is CellList => CELL_LISTS.some((kind) => kind === list);

/** What is selected, down to the runs behind it; nothing while nothing is opened. */
export function Details(): ReactNode {
  const { view, row, list, run, log, experiment, imported } = useAddress().address;
  if (view === 'matrix' && isCellList(list)) return <CellRunsDetails list={list} />;
  if (
    (view === 'compare' || view === 'ranks') &&
    list !== null &&
    list !== 'runs' &&
    !isLeftOut(list) &&
    !isCellList(list)
  )
    return <PairDetails list={list} />;
  if ((view === 'overview' || view === 'matrix') && list === 'runs' && row !== null)
    return <RunListDetails row={row} />;
  if (view === 'overview' && isLeftOut(list)) return <LeftOutDetails kind={list} row={row} />;
  if (run !== null) return <SingleRunDetails runId={run} />;
  if (log !== null) return <ReferenceLogDetails gradeId={log} />;
  if (view === 'evaluate' && experiment !== null) return <ExperimentDetails experimentId={experiment} />;
  if (view === 'imports' && imported !== null) return <ImportDetails importId={imported} />;
  return null;
}
