import { type ReactNode, useEffect } from 'react';
import type { Output } from '../../../preload/contract.ts';
import type { Address, CompareBy } from '../../address/address.ts';
import { useAddress } from '../../address/use-address.ts';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { ViewHead } from '../../parts/view-head.tsx';
import { ComparePickers } from './compare-pickers.tsx';
import type { Pair, ResolvedComparison } from './resolve-comparison.ts';

interface ChosenSidesProps<R extends ResolvedComparison> {
  readonly facets: Output<'facets'>;
  readonly question: string;
  /** What the two sides can be, best first. */
  readonly kinds: readonly CompareBy[];
  readonly resolve: (address: Address, pairs: readonly Pair[]) => R | null;
  readonly children: (resolved: R) => ReactNode;
}

function nothingToCompare({ by, filter }: Address, kinds: readonly CompareBy[]): string {
  const names = kinds.map((kind) => `${kind}s`);
  const asked = by === null ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : `${by}s`;
  const [benchmark] = filter.benchmark ?? [];
  return `Nothing can be compared: no two ${asked} share a task${benchmark === undefined ? '' : ` on ${benchmark}`}.`;
}

/** What two sides the address asks for, or why there are none; the address then names them. */
export function ChosenSides<R extends ResolvedComparison>(props: ChosenSidesProps<R>): ReactNode {
  const { facets, question, kinds, resolve, children } = props;
  const { address, go } = useAddress();
  const resolved = resolve(address, facets.pairs);
  const { by, a, b } = resolved ?? {};
  useEffect(() => {
    // The link to what is shown has to name it, also where it was the first offer.
    if (by && a && b) go({ by, a, b }, 'replace');
  }, [by, a, b, go]);
  if (facets.benchmarks.length === 0) return <NothingHere question={question} />;
  if (resolved !== null) return children(resolved);
  return (
    <ViewHead question={question} answer={nothingToCompare(address, kinds)}>
      <ComparePickers facets={facets} resolved={null} kinds={kinds} />
    </ViewHead>
  );
}
