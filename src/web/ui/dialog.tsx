import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from './button.tsx';
import { dialogFrameClass, overlayClass } from './dialog-class.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { windowKeys } from './window-keys.ts';

export type DialogProps = {
  title: string;
  /** One sentence below the title. */
  description?: string;
  /** For what is read in columns. */
  isWide?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** A window over the page. It takes the focus, and gives it back when it closes; ✕ is the last thing Tab reaches. */
export function Dialog({
  title,
  description,
  isWide = false,
  open,
  onOpenChange,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          className={classNames(dialogFrameClass, isWide && 'sm:max-w-[72rem]')}
          onKeyDown={windowKeys(() => onOpenChange(false))}
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="mb-4 pr-11">
            <Radix.Title
              data-dialog-title=""
              tabIndex={-1}
              className="text-xl leading-snug font-bold outline-none"
            >
              {title}
            </Radix.Title>
            {description && (
              <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
            )}
          </div>
          {children}
          <Radix.Close asChild>
            <Button
              variant="quiet"
              size="icon"
              aria-label="閉じる"
              className="absolute top-3 right-3 sm:top-4 sm:right-4"
            >
              <X aria-hidden="true" />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
