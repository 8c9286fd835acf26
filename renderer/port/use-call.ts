import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallMethod, Input, Output } from '../../preload/contract.ts';
import { useConnection } from './port-context.ts';

interface CallOptions {
  readonly enabled?: boolean;
  /** Shows the last answer while the next is fetched; off where the last one would be taken for this one. */
  readonly keep?: boolean;
}

/** One contract call as a query: cached by method and input, cancelled when nobody looks, refetched on change. */
export function useCall<M extends CallMethod>(
  method: M,
  input: Input<M>,
  { enabled = true, keep = true }: CallOptions = {},
): UseQueryResult<Output<M>> {
  const { port } = useConnection();
  return useQuery<Output<M>, Error, Output<M>, readonly unknown[]>({
    queryKey: [method, input],
    queryFn: ({ signal }) => port.call(method, input, signal),
    enabled,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  });
}
