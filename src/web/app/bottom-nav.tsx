import { Menu } from 'lucide-react';
import { useLocation } from 'wouter';
import { bottomItems, isWithin } from './navigation.ts';

const cellClass =
  'flex min-h-16 w-full flex-col items-center justify-center gap-0.5 border-t-4 border-transparent px-px pb-1 leading-tight whitespace-nowrap text-muted aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-primary';

type BottomNavProps = { isMenuOpen: boolean; onMenu: () => void };

/** The bar at the foot of a narrow screen. */
export function BottomNav({ isMenuOpen, onMenu }: BottomNavProps) {
  const [path] = useLocation();
  return (
    <nav
      aria-label="画面下のメニュー"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {bottomItems.map((item) => (
          <li key={item.path} className="flex-auto">
            <a
              href={item.path}
              aria-current={isWithin(item, path) ? 'page' : undefined}
              className={cellClass}
            >
              <item.icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
              {item.shortLabel ?? item.label}
            </a>
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
