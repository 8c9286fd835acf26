import { useActions } from '../actions/use-actions.ts';
import { VIEWS, type View } from '../address/address.ts';
import { useKeys } from '../keys/use-keys.ts';
import { focusPrimary } from '../parts/focus-stop.ts';
import { THEME_CHOICES } from '../theme/theme-choice.ts';
import { useTheme } from '../theme/use-theme.ts';
import { VIEW_KEYS, VIEW_NAMES } from './view-names.ts';

interface FrameActions {
  readonly goToView: (view: View) => void;
  readonly openPalette: () => void;
  readonly openKeys: () => void;
  readonly openImport: () => void;
}

/** Gives the view's table the focus and the key with it. */
function passToTable(key: 'j' | 'k'): void {
  focusPrimary()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** What can be done in every view. */
export function useFrameActions({ goToView, openPalette, openKeys, openImport }: FrameActions): void {
  const { choose } = useTheme();
  useActions(
    'Go to',
    VIEWS.map((view) => ({
      id: view,
      title: VIEW_NAMES[view],
      keys: `g ${VIEW_KEYS[view]}`,
      run: () => goToView(view),
    })),
  );
  useKeys({ j: () => passToTable('j'), k: () => passToTable('k') });
  useActions('Window', [
    { id: 'palette', title: 'Commands', keys: 'mod+k', run: openPalette },
    { id: 'import', title: 'Import results', run: openImport },
    { id: 'copy', title: 'Copy the link to what is shown', run: copyLink },
    { id: 'keys', title: 'Keys of this view', keys: '?', run: openKeys },
    ...THEME_CHOICES.map((choice) => ({
      id: `theme-${choice}`,
      title: `Theme: ${choice}`,
      run: () => choose(choice),
    })),
  ]);
}

function copyLink(): void {
  void navigator.clipboard.writeText(window.location.href);
}
