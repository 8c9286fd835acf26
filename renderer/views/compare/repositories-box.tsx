import type { ReactNode } from 'react';
import { useAddress } from '../../address/use-address.ts';
import { Tick } from '../../parts/tick.tsx';

/** Whether the figure has a row per repository beneath each row. */
export function RepositoriesBox(): ReactNode {
  const { address, go } = useAddress();
  return (
    <Tick isSelected={address.repositories} onChange={(repositories) => go({ repositories })}>
      Repositories
    </Tick>
  );
}
