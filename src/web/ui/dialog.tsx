import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from './button.tsx';
import { closeOnEscape } from './close-on-escape.ts';
import { dialogFrameClass, overlayClass } from './dialog-class.ts';
import { useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  title: string;
  /** One sentence below the title. */
  description?: string;
  /** For what is read in columns. */
  isWide?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** A window over the page. It takes the focus, and gives it back when it closes. */
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
          onKeyDown={closeOnEscape(() => onOpenChange(false))}
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div className="min-w-0">
              <Radix.Title className="text-xl leading-snug font-bold">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" aria-label="閉じる" className="-mt-2 -mr-2">
                <X aria-hidden="true" />
              </Button>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
