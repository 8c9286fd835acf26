import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../parts/icon.tsx';
import { nextChoice } from '../theme/theme-choice.ts';
import { useTheme } from '../theme/use-theme.ts';

/** Walks through system, light and dark. */
export function ThemeToggle(): ReactNode {
  const { choice, choose } = useTheme();
  return (
    <Button
      className="button quiet square"
      onPress={() => choose(nextChoice(choice))}
      aria-label={`Theme: ${choice}. Change to ${nextChoice(choice)}`}
    >
      <Icon name="theme" />
    </Button>
  );
}
