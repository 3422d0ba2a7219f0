import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { PalettePage } from './palette-options.ts';
import { useHeldKeys } from './use-held-keys.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((m) => ({ default: m.KeysDialog })));
const Palette = lazy(() => import('./palette.tsx').then((m) => ({ default: m.Palette })));

/** The button of the header that opens the search; Ctrl+K opens it from anywhere, and ? shows the keys. */
export function PaletteHost({ pages }: { pages: readonly PalettePage[] }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isThere, setThere] = useState(false);
  const heldText = useHeldKeys(isOpen && !isThere);
  const [areKeysOpen, setKeysOpen] = useState<boolean | null>(null);
  useQuestionMark(() => setKeysOpen(true));
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
          <Palette
            pages={pages}
            isOpen={isOpen}
            firstQuery={heldText}
            onThere={() => setThere(true)}
            onOpenChange={setOpen}
            onShowKeys={() => setKeysOpen(true)}
          />
        </Suspense>
      )}
      {areKeysOpen !== null && (
        <Suspense>
          <KeysDialog isOpen={areKeysOpen} onOpenChange={setKeysOpen} />
        </Suspense>
      )}
    </>
  );
}

/** A question mark that is not part of a text, with no window open. */
function useQuestionMark(onPress: () => void) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('[role$="dialog"]')) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  const fields = 'textarea, select, [contenteditable="true"], input:not([type="range"])';
  return target instanceof Element && target.matches(fields);
}
