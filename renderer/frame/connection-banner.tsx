import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import { useConnection } from '../port/port-context.ts';

/** Says that the workspace host is out of reach and that the window tries again. */
export function ConnectionBanner(): ReactNode {
  const { state: read, subscribe, retry } = useConnection();
  const state = useSyncExternalStore(subscribe, read);
  if (state.name !== 'lost') return null;
  return (
    <div className="banner" role="alert">
      <span>
        {state.reason} Trying again… If it stays away, start Parallax again and open the address it prints.
      </span>
      <Button className="button" onPress={retry}>
        Try now
      </Button>
    </div>
  );
}
