import { type LucideIcon, Phone, Trash2 } from 'lucide-react';
import type { ViewMode } from '#web/lib/view-mode.ts';
import {
  documents,
  home,
  isWithin,
  meetings,
  type NavigationItem,
  notices,
  repairPlan,
} from './navigation.ts';

/** Where one is: the page, and the part that the address names. */
type Whereabouts = {
  readonly path: string;
  readonly anchor: string;
};

export type BottomItem = {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
  isAt(here: Whereabouts): boolean;
};

function wholePage(item: NavigationItem): BottomItem {
  return {
    href: item.path,
    label: item.shortLabel ?? item.label,
    icon: item.icon,
    isAt: ({ path }) => isWithin(item, path),
  };
}

function partOfCommunity(anchor: string, label: string, icon: LucideIcon): BottomItem {
  return {
    href: `/demo/community#${anchor}`,
    label,
    icon,
    isAt: (here) => here.path === '/demo/community' && here.anchor === anchor,
  };
}

const start = wholePage(home);
const garbage = partOfCommunity('garbage', 'ごみ', Trash2);
const emergency = partOfCommunity('contacts', '緊急', Phone);
const ofResidents = [start, garbage, emergency, wholePage(notices)];
const ofAdministrators = [home, documents, meetings, repairPlan].map(wholePage);
/** The home page of かんたん表示 leads to everything else. */
const easy = [start, emergency];

/** The bar of a narrow screen without its last place, the menu. */
export function bottomItemsFor(isAdministrator: boolean, mode: ViewMode): readonly BottomItem[] {
  if (mode === 'easy') return easy;
  return isAdministrator ? ofAdministrators : ofResidents;
}
