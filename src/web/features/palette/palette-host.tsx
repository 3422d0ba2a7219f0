import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { PalettePage } from './palette-options.ts';

const Palette = lazy(() => import('./palette.tsx').then((m) => ({ default: m.Palette })));

/** The button of the header that opens the search; Ctrl+K opens it from anywhere. */
export function PaletteHost({ pages }: { pages: readonly PalettePage[] }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      setWanted(true);
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Tooltip text="ページや文書をさがす（Ctrl＋K）">
        <Button
          variant="quiet"
          size="icon"
          aria-label="さがす"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          <Search aria-hidden="true" />
        </Button>
      </Tooltip>
      {isWanted && (
        <Suspense>
          <Palette pages={pages} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
