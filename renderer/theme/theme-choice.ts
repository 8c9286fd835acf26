export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

export type ScreenTheme = 'light' | 'dark';

/** The theme that a choice comes to on a system that prefers dark or not. */
export function resolveTheme(choice: ThemeChoice, prefersDark: boolean): ScreenTheme {
  if (choice !== 'system') return choice;
  return prefersDark ? 'dark' : 'light';
}

/** The choice after this one, in the order the toggle walks. */
export function nextChoice(choice: ThemeChoice): ThemeChoice {
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length];
  return next ?? 'system';
}
