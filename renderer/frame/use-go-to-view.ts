import { useEffect, useRef } from 'react';
import { type Address, HOME, type View } from '../address/address.ts';
import { useAddress } from '../address/use-address.ts';

/** Goes to a view as it was last left, under the filter in force now. */
export function useGoToView(): (view: View) => void {
  const { address, go } = useAddress();
  const left = useRef(new Map<View, Address>());
  useEffect(() => {
    left.current.set(address.view, address);
  }, [address]);
  return (view) =>
    go((here) =>
      here.view === view ? {} : { ...HOME, ...left.current.get(view), view, filter: here.filter },
    );
}
