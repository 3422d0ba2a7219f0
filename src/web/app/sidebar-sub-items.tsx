import { useLocation, useSearch } from 'wouter';
import { Anchor } from '#web/ui/anchor.tsx';
import type { NavigationSubItem } from './navigation.ts';
import { handleSubItemKey, type Submenu } from './sidebar-keys.ts';

type SidebarSubItemsProps = {
  id: string;
  label: string;
  subItems: readonly NavigationSubItem[];
  submenu: Submenu;
};

/** The sub-menu of a line. Closed, it is an empty list, so that its button always names something. */
export function SidebarSubItems({ id, label, subItems, submenu }: SidebarSubItemsProps) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <ul
      id={id}
      aria-label={`${label}の内訳`}
      hidden={!submenu.isOpen}
      className="mt-1 mb-2 ml-6 border-l-2 border-line pl-2"
    >
      {submenu.isOpen &&
        subItems.map((it) => (
          <li key={it.path}>
            <Anchor
              href={it.path}
              aria-current={it.path === `${path}?${search}` ? 'page' : undefined}
              onKeyDown={(event) => handleSubItemKey(event, submenu)}
              className="flex min-h-11 items-center rounded-lg px-3 hover:bg-sunken aria-[current]:font-bold aria-[current]:text-primary"
            >
              {it.label}
            </Anchor>
          </li>
        ))}
    </ul>
  );
}
