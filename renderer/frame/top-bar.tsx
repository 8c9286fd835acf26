import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { Output } from '../../preload/contract.ts';
import { FilterBar } from '../filter/filter-bar.tsx';
import { keyText } from '../keys/key-text.ts';
import { Icon } from '../parts/icon.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface TopBarProps {
  readonly workspace: Output<'workspace.describe'> | undefined;
  readonly onImport: () => void;
  readonly onPalette: () => void;
  readonly onKeys: () => void;
}

/** Which workspace, under which filter; and the ways to everything else. */
export function TopBar({ workspace, onImport, onPalette, onKeys }: TopBarProps): ReactNode {
  return (
    <header className="top-bar">
      <h1 className="workspace-name" data-hint={workspace?.path}>
        {workspace?.is_demo ? 'Demo workspace' : (workspace?.name ?? 'Parallax')}
      </h1>
      <FilterBar />
      <div className="top-actions">
        <Button className="button" onPress={onImport}>
          <Icon name="import" />
          Import
        </Button>
        <Button className="button quiet" onPress={onPalette} aria-label={`Commands, ${keyText('mod+k')}`}>
          <Icon name="search" />
          <kbd>{keyText('mod+k')}</kbd>
        </Button>
        <ThemeToggle />
        <Button className="button quiet square" onPress={onKeys} aria-label="Keys of this view">
          ?
        </Button>
      </div>
    </header>
  );
}
