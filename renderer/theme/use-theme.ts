import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { resolveTheme, type ScreenTheme, THEME_CHOICES, type ThemeChoice } from './theme-choice.ts';

interface ThemeState {
  readonly theme: ScreenTheme;
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
}

const KEY = 'parallax.theme';
const DARK = '(prefers-color-scheme: dark)';

export const ThemeContext = createContext<ThemeState | null>(null);

function remembered(): ThemeChoice {
  const stored = window.localStorage.getItem(KEY);
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

/** Keeps the person's choice between starts and follows the system where they chose none. */
export function useThemeState(): ThemeState {
  const [choice, setChoice] = useState(remembered);
  const [prefersDark, setPrefersDark] = useState(() => window.matchMedia(DARK).matches);
  const theme = resolveTheme(choice, prefersDark);
  useEffect(() => {
    const media = window.matchMedia(DARK);
    const changed = () => setPrefersDark(media.matches);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const choose = (next: ThemeChoice) => {
    window.localStorage.setItem(KEY, next);
    setChoice(next);
  };
  return { theme, choice, choose };
}

/** The theme in force. @throws outside of `<ThemeContext>`. */
export function useTheme(): ThemeState {
  const state = useContext(ThemeContext);
  if (state === null) throw new Error('useTheme needs a ThemeContext around it.');
  return state;
}
