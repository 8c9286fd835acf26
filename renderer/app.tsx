import { type ReactNode, useCallback, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { HOME } from './address/address.ts';
import type { AddressStore } from './address/address-store.ts';
import { AddressContext } from './address/use-address.ts';
import type { Connection } from './port/connection.ts';
import { ConnectionContext } from './port/port-context.ts';
import { Session } from './session.tsx';
import { ThemeContext, useThemeState } from './theme/use-theme.ts';
import { RestartContext } from './workspace/restart-context.ts';

interface AppProps {
  readonly connection: Connection;
  readonly address: AddressStore;
}

/** The window with everything its parts rely on. */
export function App({ connection, address }: AppProps): ReactNode {
  const theme = useThemeState();
  const [session, setSession] = useState(0);
  const restart = useCallback(
    ({ is_demo }: { readonly is_demo: boolean }) => {
      address.go({ ...HOME, view: is_demo ? 'compare' : 'overview' });
      setSession((n) => n + 1);
    },
    [address],
  );
  return (
    <I18nProvider locale="en-US">
      <ConnectionContext value={connection}>
        <AddressContext value={address}>
          <ThemeContext value={theme}>
            <RestartContext value={restart}>
              <Session key={session} />
            </RestartContext>
          </ThemeContext>
        </AddressContext>
      </ConnectionContext>
    </I18nProvider>
  );
}
