import { classNames } from '#web/lib/class-names.ts';
import { SidebarFooter } from './sidebar-footer.tsx';
import { SidebarNav } from './sidebar-nav.tsx';

type SidebarProps = { id: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The column at the left of a wide screen: 16rem, or 3rem of icons. */
export function Sidebar({ id, isOpen, onOpenChange }: SidebarProps) {
  return (
    <aside
      id={id}
      aria-label="サイドバー"
      className={classNames(
        'sticky top-16 hidden h-[calc(100dvh-4rem)] shrink-0 flex-col border-r border-line bg-surface transition-[width] md:flex print:hidden',
        isOpen ? 'w-64' : 'w-12',
      )}
    >
      <SidebarNav isIconOnly={!isOpen} onWiden={() => !isOpen && onOpenChange(true)} />
      <SidebarFooter isIconOnly={!isOpen} onLeave={() => {}} />
    </aside>
  );
}
