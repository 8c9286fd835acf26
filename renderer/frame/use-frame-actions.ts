import { useActions } from '../actions/use-actions.ts';
import { VIEWS, type View } from '../address/address.ts';
import { useAddress } from '../address/use-address.ts';
import { useKeys } from '../keys/use-keys.ts';
import { focusPrimary } from '../parts/focus-stop.ts';
import { THEME_CHOICES } from '../theme/theme-choice.ts';
import { useTheme } from '../theme/use-theme.ts';
import { VIEW_KEYS, VIEW_NAMES } from './view-names.ts';

interface FrameActions {
  readonly goToView: (view: View) => void;
  readonly openPalette: () => void;
  readonly openHelp: () => void;
  readonly openImport: () => void;
}

/** Gives the view's table the focus and the key with it. */
function passToTable(key: 'j' | 'k'): void {
  focusPrimary()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** What can be done in every view. */
export function useFrameActions({ goToView, openPalette, openHelp, openImport }: FrameActions): void {
  const { go } = useAddress();
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
    { id: 'help', title: 'Help for this view, and its keys', keys: '?', run: openHelp },
    { id: 'glossary', title: 'Glossary', run: () => go({ glossary: 'all' }) },
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
