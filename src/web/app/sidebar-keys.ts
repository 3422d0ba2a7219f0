export type Submenu = {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
};

type NavigationKeyEvent = Pick<KeyboardEvent, 'key' | 'preventDefault'> & {
  readonly currentTarget: HTMLElement;
};

/** On the item itself: Right opens, then goes in; Left and Escape close. */
export function handleItemKey(event: NavigationKeyEvent, submenu: Submenu | undefined): void {
  if (moveFocus(event) || !submenu) return;
  if (event.key === 'ArrowRight') {
    event.preventDefault();
    if (submenu.isOpen) focusWithin(event.currentTarget.closest('li'), ':scope > ul a');
    else submenu.setOpen(true);
  }
  if (isClosing(event) && submenu.isOpen) {
    event.preventDefault();
    submenu.setOpen(false);
  }
}

/** Inside a sub-menu: Left and Escape close it and give the focus back to its button. */
export function handleSubItemKey(event: NavigationKeyEvent, submenu: Submenu): void {
  if (moveFocus(event) || !isClosing(event)) return;
  event.preventDefault();
  focusWithin(event.currentTarget.closest('li:has(ul)'), 'button');
  submenu.setOpen(false);
}

/** Up, Down, Home and End walk over every visible line of the sidebar. */
function moveFocus(event: NavigationKeyEvent): boolean {
  const navigation = event.currentTarget.closest('nav');
  const lines = [...(navigation?.querySelectorAll<HTMLElement>('a') ?? [])];
  const here = lines.findIndex((it) => it.parentElement?.contains(event.currentTarget));
  const targets: Record<string, number> = {
    ArrowDown: Math.min(here + 1, lines.length - 1),
    ArrowUp: Math.max(here - 1, 0),
    Home: 0,
    End: lines.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return false;
  event.preventDefault();
  lines[target]?.focus();
  return true;
}

function isClosing({ key }: NavigationKeyEvent): boolean {
  return key === 'ArrowLeft' || key === 'Escape';
}

function focusWithin(item: Element | null, selector: string): void {
  item?.querySelector<HTMLElement>(selector)?.focus();
}
