import { ALargeSmall } from 'lucide-react';
import { useViewMode } from '#web/lib/use-view-mode.ts';
import { toggleViewMode } from '#web/lib/view-mode.ts';
import { Button } from './button.tsx';

/** かんたん表示 on or off. A narrow screen has room for the words or for the picture. */
export function ViewToggle() {
  const isEasy = useViewMode() === 'easy';
  return (
    <Button
      variant="quiet"
      aria-pressed={isEasy}
      aria-label="かんたん表示"
      onClick={toggleViewMode}
      className="min-w-11 shrink-0 px-2 whitespace-nowrap aria-pressed:border-primary aria-pressed:bg-primary-soft"
    >
      <ALargeSmall aria-hidden="true" className="max-sm:not-max-[22rem]:hidden" />
      <span className="max-[22rem]:hidden">かんたん表示</span>
    </Button>
  );
}
