import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';

type ChoiceTileProps = { icon: LucideIcon; label: string; children: ReactNode } & (
  | { href: string; onPress?: never }
  | { href?: never; onPress: () => void }
);

const tileClass =
  'flex h-full w-full flex-col items-center justify-center gap-1 rounded-xl border-2 border-line-strong bg-page px-2 py-3 text-center leading-snug hover:border-primary hover:bg-primary-soft';

/** かんたん表示: one of a few large choices, an item of a list. */
export function ChoiceTile({ icon: Icon, label, children, href, onPress }: ChoiceTileProps) {
  const content = (
    <>
      <Icon aria-hidden="true" className="size-8 text-primary" strokeWidth={1.75} />
      <span className="text-xl leading-snug font-bold text-primary">{label}</span>
      <span>{children}</span>
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" aria-haspopup="dialog" onClick={onPress} className={tileClass}>
          {content}
        </button>
      ) : (
        <Anchor href={href} className={tileClass}>
          {content}
        </Anchor>
      )}
    </li>
  );
}
