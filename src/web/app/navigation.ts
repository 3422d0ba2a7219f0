import {
  Bell,
  Building2,
  CalendarDays,
  ChartLine,
  ClipboardList,
  FileText,
  House,
  JapaneseYen,
  type LucideIcon,
  MessagesSquare,
  ReceiptText,
  Settings,
  WalletCards,
} from 'lucide-react';
import type { PagePath } from '#contract/pages.ts';
import type { Permission } from '#domain/access/permission.ts';
import { pages } from '#domain/screens/pages.ts';

export type NavigationItem = {
  readonly path: PagePath;
  readonly label: string;
  /** Where the bottom bar of a narrow screen has no room for `label`. */
  readonly shortLabel?: string;
  readonly description: string;
  readonly icon: LucideIcon;
  /** Without it the item is not shown. */
  readonly needs?: Permission;
  readonly subItems?: readonly NavigationSubItem[];
};

export type NavigationSubItem = { readonly path: string; readonly label: string };

export const home: NavigationItem = { ...pages.home, icon: House };
export const documents: NavigationItem = { ...pages.documents, icon: FileText };
export const notices: NavigationItem = { ...pages.notices, icon: Bell };
export const meetings: NavigationItem = { ...pages.meetings, icon: CalendarDays };
const money: NavigationItem = { ...pages.money, icon: WalletCards };
const ownBill: NavigationItem = { ...pages.ownBill, icon: ReceiptText };
const community: NavigationItem = { ...pages.community, icon: Building2 };
const applications: NavigationItem = { ...pages.applications, icon: ClipboardList };
export const repairPlan: NavigationItem = { ...pages.repairPlan, icon: ChartLine };
const accounting: NavigationItem = { ...pages.accounting, icon: JapaneseYen };
const management: NavigationItem = { ...pages.management, icon: Settings };
const vrmAssistant: NavigationItem = { ...pages.vrmAssistant, icon: MessagesSquare };

/** The sidebar, top to bottom. */
export const navigationGroups = [
  { label: '主な機能', items: [home, vrmAssistant] },
  {
    label: '居住者向け',
    items: [documents, meetings, notices, money, ownBill, applications, community],
  },
  { label: '管理者向け', items: [repairPlan, accounting, management] },
] satisfies readonly { label: string; items: readonly NavigationItem[] }[];

/** Whether a page lies in the part of the application that an item opens. */
export function isWithin(item: NavigationItem, path: string): boolean {
  if (path === item.path) return true;
  if (item === meetings) return ['/demo/votes', '/demo/ballot', '/demo/minutes'].includes(path);
  return item === documents && path.startsWith('/document/');
}

type Holder = { readonly may: readonly Permission[] } | null;

/** Whether an item is for the one who looks. */
export function isOffered(holder: Holder): (item: NavigationItem) => boolean {
  return ({ needs }) => !needs || holder?.may.includes(needs) === true;
}
