import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createActionRegistry } from './actions/action-registry.ts';
import { ActionsContext } from './actions/use-actions.ts';
import type { AddressStore } from './address/address-store.ts';
import { AddressContext } from './address/use-address.ts';
import { Frame } from './frame/frame.tsx';
import { HintLayer } from './parts/hint-layer.tsx';
import type { Connection } from './port/connection.ts';
import { ConnectionContext } from './port/port-context.ts';
import { ThemeContext, useThemeState } from './theme/use-theme.ts';

interface AppProps {
  readonly connection: Connection;
  readonly address: AddressStore;
}

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

/** The window with everything its parts rely on. */
export function App({ connection, address }: AppProps): ReactNode {
  const theme = useThemeState();
  const [client] = useState(createQueryClient);
  const [actions] = useState(createActionRegistry);
  return (
    <I18nProvider locale="en-US">
      <QueryClientProvider client={client}>
        <ConnectionContext value={connection}>
          <AddressContext value={address}>
            <ActionsContext value={actions}>
              <ThemeContext value={theme}>
                <Frame />
                <HintLayer />
              </ThemeContext>
            </ActionsContext>
          </AddressContext>
        </ConnectionContext>
      </QueryClientProvider>
    </I18nProvider>
  );
}
