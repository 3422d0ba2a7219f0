import { useSession } from '#web/lib/use-session.ts';
import { type NavigationItem, navigationGroups } from './navigation.ts';
import { SidebarItem } from './sidebar-item.tsx';

type SidebarNavProps = { isIconOnly: boolean; onWiden: () => void };

/** The groups of the sidebar, the same in the column and in the sheet. */
export function SidebarNav({ isIconOnly, onWiden }: SidebarNavProps) {
  const session = useSession();
  const isOffered = ({ needs }: NavigationItem) =>
    needs === undefined || session === null || session.may.includes(needs);
  return (
    <nav
      aria-label="メインメニュー"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-3"
    >
      {navigationGroups.map((group) => (
        <section
          key={group.label}
          aria-label={group.label}
          className={
            isIconOnly ? 'mb-2 border-b border-line px-0.5 pb-2 last:border-0' : 'mb-3 px-3'
          }
        >
          {!isIconOnly && (
            <p aria-hidden="true" className="px-3 text-muted">
              {group.label}
            </p>
          )}
          <ul className="flex flex-col gap-0.5">
            {group.items.filter(isOffered).map((item) => (
              <SidebarItem key={item.path} item={item} isIconOnly={isIconOnly} onWiden={onWiden} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
