import { useDeferredValue } from 'react';
import { useCall } from '../port/use-call.ts';

/** Where the text stands in the attempt; null while nothing is asked or the answer is on its way. */
export function useTranscriptSearch(attemptId: number, text: string) {
  const wanted = useDeferredValue(text);
  const query = useCall(
    'events.search',
    { attempt_id: attemptId, text: wanted === '' ? ' ' : wanted },
    { enabled: wanted !== '', keep: false },
  );
  const isOfText = wanted !== '' && wanted === text;
  return { found: isOfText ? (query.data ?? null) : null, error: query.error };
}
