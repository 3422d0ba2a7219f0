import { useCallback, useEffect, useState } from 'react';
import { readSidebarCookie, writeSidebarCookie } from '#web/lib/sidebar-cookie.ts';
import { useIsNarrow } from '#web/lib/use-is-narrow.ts';

/** The column of a wide screen, remembered for seven days, and the sheet of a narrow one. */
export function useSidebar() {
  const isNarrow = useIsNarrow();
  const [isColumnOpen, setColumnOpen] = useState(readSidebarCookie);
  const [isSheetAsked, setSheetOpen] = useState(false);
  const isSheetOpen = isNarrow && isSheetAsked;

  const widen = useCallback((isOpen: boolean) => {
    setColumnOpen(isOpen);
    writeSidebarCookie(isOpen);
  }, []);
  const toggle = useCallback(() => {
    if (isNarrow) setSheetOpen(!isSheetOpen);
    else widen(!isColumnOpen);
  }, [isNarrow, isSheetOpen, isColumnOpen, widen]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  const isOpen = isNarrow ? isSheetOpen : isColumnOpen;
  return {
    isNarrow,
    isOpen,
    isColumnOpen,
    isSheetOpen,
    setColumnOpen: widen,
    setSheetOpen,
    toggle,
  };
}
