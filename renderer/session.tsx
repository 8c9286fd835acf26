import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createActionRegistry } from './actions/action-registry.ts';
import { ActionsContext } from './actions/use-actions.ts';
import { Frame } from './frame/frame.tsx';
import { HintLayer } from './hints/hint-layer.tsx';
import { createHistory } from './history/history.ts';
import { HistoryContext } from './history/history-context.ts';

/** Answers stay good until the workspace changes; the host is on this machine, whatever the network does. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
    },
  });
}

/** The window on one workspace, with everything that is kept of it. */
export function Session(): ReactNode {
  const [client] = useState(createQueryClient);
  const [actions] = useState(createActionRegistry);
  const [history] = useState(createHistory);
  return (
    <QueryClientProvider client={client}>
      <ActionsContext value={actions}>
        <HistoryContext value={history}>
          <Frame />
          <HintLayer />
        </HistoryContext>
      </ActionsContext>
    </QueryClientProvider>
  );
}
