import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { Output } from '../../preload/contract.ts';
import { useActions } from '../actions/use-actions.ts';
import { FilterBar } from '../filter/filter-bar.tsx';
import { keyText } from '../keys/key-text.ts';
import { Icon } from '../parts/icon.tsx';
import { TourOffer } from '../tour/tour-offer.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface TopBarProps {
  readonly workspace: Output<'workspace.describe'> | undefined;
  /** Leaves the demo for the workspace it was opened from. */
  readonly onBack: () => void;
  readonly onImport: () => void;
  readonly onPalette: () => void;
  readonly onHelp: () => void;
}

/** Which workspace, under which filter; and the ways to everything else. */
export function TopBar({ workspace, onBack, onImport, onPalette, onHelp }: TopBarProps): ReactNode {
  return (
    <header className="top-bar">
      <h1 className="workspace-name" data-hint={workspace?.path}>
        <span className="clip">
          {workspace?.is_demo ? 'Demo workspace' : (workspace?.name ?? 'Parallax')}
        </span>
      </h1>
      {workspace?.former != null && <BackButton name={workspace.former} onBack={onBack} />}
      <TourOffer />
      <FilterBar />
      <div className="top-actions">
        <Button className="button" onPress={onImport} aria-label="Import">
          <Icon name="import" />
          <span className="button-label">Import</span>
        </Button>
        <Button className="button quiet" onPress={onPalette} aria-label={`Commands, ${keyText('mod+k')}`}>
          <Icon name="search" />
          <kbd>{keyText('mod+k')}</kbd>
        </Button>
        <ThemeToggle />
        <Button className="button quiet square" onPress={onHelp} aria-label="Help for this view">
          ?
        </Button>
      </div>
    </header>
  );
}

interface BackButtonProps {
  readonly name: string;
  readonly onBack: () => void;
}

function BackButton({ name, onBack }: BackButtonProps): ReactNode {
  const title = `Back to “${name}”`;
  useActions('Window', [{ id: 'back', title, run: onBack }]);
  return (
    <Button className="button" onPress={onBack}>
      <Icon name="back" />
      <span className="clip">{title}</span>
    </Button>
  );
}
