import { Tooltip as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';

/** Once per application: the first tooltip waits 700 ms, a neighbour within 300 ms opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** When true the trigger already shows these words. */
  disabled?: boolean;
  children: ReactElement;
};

/** Names a button that shows only a picture. Never the only place of an information. */
export function Tooltip({ text, side = 'bottom', disabled = false, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Radix.Root open={isOpen && !disabled} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-lg bg-text px-3 py-1.5 text-page shadow-lg"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
