import { useAddress } from '../../address/use-address.ts';

export type Face = 'figure' | 'report';

/** Which face of the comparison is shown, and how to turn to the other: a step that back undoes. */
export function useFace(): { readonly face: Face; readonly show: (face: Face) => void } {
  const { address, go } = useAddress();
  return {
    face: address.face ?? 'figure',
    show: (face) => go({ face: face === 'figure' ? null : face, list: null, run: null }),
  };
}
