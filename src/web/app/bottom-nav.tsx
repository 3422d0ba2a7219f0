import { Menu } from 'lucide-react';
import { useLocation } from 'wouter';
import { useAddressAnchor } from '#web/lib/use-address-anchor.ts';
import { useIsAdministrator } from '#web/lib/use-session.ts';
import { useViewMode } from '#web/lib/use-view-mode.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { bottomItemsFor } from './bottom-items.ts';

const cellClass =
  'flex min-h-16 w-full flex-col items-center justify-center gap-0.5 border-t-4 border-transparent px-px pb-1 leading-tight whitespace-nowrap text-muted aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-primary';

type BottomNavProps = { isMenuOpen: boolean; onMenu: () => void };

/** The bar at the foot of a narrow screen. */
export function BottomNav({ isMenuOpen, onMenu }: BottomNavProps) {
  const [path] = useLocation();
  const here = { path, anchor: useAddressAnchor().anchor };
  const items = bottomItemsFor(useIsAdministrator(), useViewMode());
  return (
    <nav aria-label="画面下のメニュー" className="min-w-0 flex-1 md:hidden">
      <ul className="flex">
        {items.map((item) => (
          <li key={item.href} className="flex-auto">
            <Anchor
              href={item.href}
              aria-current={item.isAt(here) ? 'page' : undefined}
              className={cellClass}
            >
              <item.icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
              {item.label}
            </Anchor>
          </li>
        ))}
        <li className="flex-auto">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onMenu}
            className={cellClass}
          >
            <Menu aria-hidden="true" className="size-6" strokeWidth={1.75} />
            メニュー
          </button>
        </li>
      </ul>
    </nav>
  );
}
