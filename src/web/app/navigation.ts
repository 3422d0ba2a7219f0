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
import { type DocumentCategory, documentCategoryNames } from '#domain/documents/category.ts';

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

const categoriesInMenu: readonly DocumentCategory[] = [
  'bylaw',
  'rule',
  'general-meeting',
  'board-meeting',
];

export const home: NavigationItem = {
  path: '/demo',
  label: 'ホーム',
  description: '次の会議・やること・お知らせ',
  icon: House,
};

export const documents: NavigationItem = {
  path: '/demo/documents',
  label: '文書',
  description: '規約・議事録・報告書をさがす',
  icon: FileText,
  subItems: categoriesInMenu.map((category) => ({
    path: `/demo/documents?category=${category}`,
    label: documentCategoryNames[category],
  })),
};

export const notices: NavigationItem = {
  path: '/demo/notices',
  label: 'お知らせ',
  description: '管理組合から届いたお知らせ',
  icon: Bell,
};

export const meetings: NavigationItem = {
  path: '/demo/meetings',
  label: '会議・総会',
  shortLabel: '会議',
  description: '総会・理事会の予定と記録',
  icon: CalendarDays,
  subItems: [
    { path: '/demo/meetings?kind=general', label: '総会' },
    { path: '/demo/meetings?kind=board', label: '理事会' },
  ],
};

const money: NavigationItem = {
  path: '/demo/money',
  label: 'お金の見える化',
  description: 'お金の流れ・予算・決算書',
  icon: WalletCards,
  needs: 'fund.read',
};

const ownBill: NavigationItem = {
  path: '/demo/my-bill',
  label: 'わたしの請求',
  description: '管理費等の請求・入金・領収書',
  icon: ReceiptText,
  needs: 'bill.own',
};

const community: NavigationItem = {
  path: '/demo/community',
  label: '建物概要',
  description: '建物・設備・連絡先・ごみの日',
  icon: Building2,
};

const applications: NavigationItem = {
  path: '/demo/applications',
  label: '届け出・予約',
  description: '工事・ペット・引っ越し・集会室',
  icon: ClipboardList,
};

export const repairPlan: NavigationItem = {
  path: '/demo/repair-fund-simulation',
  label: '長期修繕計画',
  shortLabel: '修繕計画',
  description: '30年先までの工事と積立金',
  icon: ChartLine,
  needs: 'plan.read',
};

const accounting: NavigationItem = {
  path: '/demo/accounting',
  label: '会計',
  description: '記帳・帳簿・月の締め',
  icon: JapaneseYen,
  needs: 'ledger.read',
};

const management: NavigationItem = {
  path: '/demo/management',
  label: '管理設定',
  description: '組合・役員・住戸・通知の設定',
  icon: Settings,
};

const vrmAssistant: NavigationItem = {
  path: '/vrm-assistant',
  label: 'VRMアシスタント',
  description: 'AI管理人と声で話す',
  icon: MessagesSquare,
};

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
