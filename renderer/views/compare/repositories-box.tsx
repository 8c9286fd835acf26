import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';
import { useAddress } from '../../address/use-address.ts';
import { Icon } from '../../parts/icon.tsx';

/** Whether the figure has a row per repository beneath each row. */
export function RepositoriesBox(): ReactNode {
  const { address, go } = useAddress();
  return (
    <Checkbox
      className="checkbox"
      isSelected={address.repositories}
      onChange={(repositories) => go({ repositories })}
    >
      <span className="checkbox-box">
        <Icon name="check" size={11} />
      </span>
      Repositories
    </Checkbox>
  );
}
