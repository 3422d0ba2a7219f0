import { Moon, Sun } from 'lucide-react';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { currentTheme, subscribeTheme, toggleTheme } from '#web/lib/theme.ts';
import { Button } from './button.tsx';

/** Light or dark. Its name says what a press does. */
export function ThemeToggle(props: Omit<ComponentProps<'button'>, 'onClick'>) {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'light' as const);
  const isDark = theme === 'dark';
  return (
    <Button
      {...props}
      variant="quiet"
      size="icon"
      aria-label={isDark ? '明るい画面にする' : '暗い画面にする'}
      onClick={toggleTheme}
    >
      {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </Button>
  );
}
