import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { classNames } from '#web/lib/class-names.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { isWithin, type NavigationItem } from './navigation.ts';
import { handleItemKey, type Submenu } from './sidebar-keys.ts';
import { SidebarSubItems } from './sidebar-sub-items.tsx';

type SidebarItemProps = {
  item: NavigationItem;
  /** Only the icon has room. */
  isIconOnly: boolean;
  /** Makes room for a sub-menu. */
  onWiden: () => void;
};

/** One line of the sidebar, with its sub-menu where it has one. */
export function SidebarItem({ item, isIconOnly, onWiden }: SidebarItemProps) {
  const [path] = useLocation();
  const isCurrent = isWithin(item, path);
  const [isOpenByUser, setOpenByUser] = useState<boolean>();
  const listId = useId();
  const { subItems } = item;
  const submenu: Submenu | undefined = subItems && {
    isOpen: !isIconOnly && (isOpenByUser ?? isCurrent),
    setOpen: (isOpen) => {
      setOpenByUser(isOpen);
      if (isOpen) onWiden();
    },
  };
  return (
    <li>
      <div
        className={classNames(
          'flex items-center rounded-lg',
          isCurrent && 'bg-primary-soft text-primary',
        )}
      >
        <SidebarLink
          item={item}
          isIconOnly={isIconOnly}
          isCurrent={isCurrent}
          submenu={submenu}
          onFollow={() => setOpenByUser(undefined)}
        />
        {submenu && !isIconOnly && (
          <button
            type="button"
            aria-label={`${item.label}の内訳`}
            aria-expanded={submenu.isOpen}
            aria-controls={listId}
            onClick={() => submenu.setOpen(!submenu.isOpen)}
            onKeyDown={(event) => handleItemKey(event, submenu)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-sunken"
          >
            <ChevronRight
              aria-hidden="true"
              className={classNames('size-5 transition-transform', submenu.isOpen && 'rotate-90')}
            />
          </button>
        )}
      </div>
      {subItems && submenu && (
        <SidebarSubItems id={listId} label={item.label} subItems={subItems} submenu={submenu} />
      )}
    </li>
  );
}

type SidebarLinkProps = {
  item: NavigationItem;
  isIconOnly: boolean;
  isCurrent: boolean;
  submenu: Submenu | undefined;
  /** From here on the sub-menu is open while one is in this part of the application. */
  onFollow: () => void;
};

function SidebarLink({ item, isIconOnly, isCurrent, submenu, onFollow }: SidebarLinkProps) {
  const search = useSearch();
  const isAtSubItem = item.subItems?.some((it) => it.path === `${item.path}?${search}`);
  const Icon = item.icon;
  return (
    <Tooltip text={isIconOnly ? item.label : item.description} side="right">
      <Anchor
        href={item.path}
        aria-current={isCurrent ? isAtSubItem || 'page' : undefined}
        onClick={onFollow}
        onKeyDown={(event) => handleItemKey(event, submenu)}
        className={classNames(
          'flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-lg hover:bg-sunken',
          isCurrent && 'font-bold',
          isIconOnly ? 'justify-center focus-visible:-outline-offset-3' : 'px-3',
        )}
      >
        <Icon aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.75} />
        <span className={isIconOnly ? 'sr-only' : 'min-w-0'}>{item.label}</span>
      </Anchor>
    </Tooltip>
  );
}
