import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useAddress } from '../address/use-address.ts';

/** Takes every chip off. */
export function ClearFilter(): ReactNode {
  const { go } = useAddress();
  return (
    <Button className="button" onPress={() => go({ filter: {} })}>
      Clear the filter
    </Button>
  );
}
