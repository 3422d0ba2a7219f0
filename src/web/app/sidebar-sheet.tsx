import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { overlayClass } from '#web/ui/dialog-class.ts';
import { Logo } from '#web/ui/logo.tsx';
import { useReturnFocus } from '#web/ui/use-return-focus.ts';
import { windowKeys } from '#web/ui/window-keys.ts';
import { SidebarFooter } from './sidebar-footer.tsx';
import { SidebarNav } from './sidebar-nav.tsx';

type SidebarSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The sidebar of a narrow screen: 18rem that slide over the page and leave with the choice. */
export function SidebarSheet({ isOpen, onOpenChange }: SidebarSheetProps) {
  const returnFocus = useReturnFocus();
  const isLeaving = useRef(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            isLeaving.current = false;
            returnFocus.onOpenAutoFocus(event);
          }}
          onCloseAutoFocus={(event) => {
            if (!isLeaving.current) return returnFocus.onCloseAutoFocus(event);
            event.preventDefault();
            focusPage();
          }}
          onClick={(event) => {
            if (!(event.target instanceof Element && event.target.closest('a'))) return;
            isLeaving.current = true;
            onOpenChange(false);
          }}
          onEscapeKeyDown={(event) => {
            if (isAtOpenSubmenu()) event.preventDefault();
          }}
          onKeyDown={windowKeys(() => onOpenChange(false))}
          className="fixed inset-y-0 left-0 z-40 flex w-72 max-w-[calc(100vw-3rem)] flex-col border-r border-line bg-surface shadow-xl"
        >
          <div className="flex min-h-16 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
            <Logo />
            <Dialog.Title className="sr-only">メニュー</Dialog.Title>
            <Dialog.Close asChild>
              <Button variant="quiet" size="icon" aria-label="メニューを閉じる">
                <X aria-hidden="true" />
              </Button>
            </Dialog.Close>
          </div>
          <SidebarNav isIconOnly={false} onWiden={() => {}} />
          <SidebarFooter isIconOnly={false} onLeave={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** After a choice the reader is on a page, not at the button that opened the sheet. */
function focusPage(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** There Escape closes the sub-menu, not the sheet. */
function isAtOpenSubmenu(): boolean {
  return document.activeElement?.closest('li:has([aria-expanded="true"])') != null;
}
