import { documentCategoryNames } from '#domain/documents/category.ts';
import { applicationPage } from './application-views.ts';
import { planPage } from './plan-views.ts';
import type { Screen } from './screen.ts';

type Page = Screen & {
  /** Where the bottom bar of a narrow screen has no room for `label`. */
  readonly shortLabel?: string;
  readonly description: string;
  readonly subItems?: readonly Screen[];
};

const categoriesInMenu = ['bylaw', 'rule', 'general-meeting', 'board-meeting'] as const;

/** The pages of the menu. */
export const pages = {
  home: { path: '/demo', label: 'ホーム', description: '次の会議・やること・お知らせ' },
  documents: {
    path: '/demo/documents',
    label: '文書',
    description: '規約・議事録・報告書をさがす',
    subItems: categoriesInMenu.map((category) => ({
      path: `/demo/documents?category=${category}`,
      label: documentCategoryNames[category],
    })),
  },
  notices: {
    path: '/demo/notices',
    label: 'お知らせ',
    description: '管理組合から届いたお知らせ',
  },
  meetings: {
    path: '/demo/meetings',
    label: '会議・総会',
    shortLabel: '会議',
    description: '総会・理事会の予定と記録',
    subItems: [
      { path: '/demo/meetings?kind=general', label: '総会' },
      { path: '/demo/meetings?kind=board', label: '理事会' },
    ],
  },
  money: {
    path: '/demo/money',
    label: 'お金の見える化',
    description: 'お金の流れ・予算・決算書',
    needs: 'fund.read',
  },
  ownBill: {
    path: '/demo/my-bill',
    label: 'わたしの請求',
    description: '管理費等の請求・入金・領収書',
    needs: 'bill.own',
  },
  community: {
    path: '/demo/community',
    label: '建物概要',
    description: '建物・設備・連絡先・ごみの日',
  },
  applications: {
    path: applicationPage,
    label: '届け出・予約',
    description: '工事・ペット・引っ越し・集会室',
  },
  repairPlan: {
    path: planPage,
    label: '長期修繕計画',
    shortLabel: '修繕計画',
    description: '30年先までの工事と積立金',
    needs: 'plan.read',
  },
  accounting: {
    path: '/demo/accounting',
    label: '会計',
    description: '記帳・帳簿・月の締め',
    needs: 'ledger.read',
  },
  management: {
    path: '/demo/management',
    label: '管理設定',
    description: '組合・役員・住戸・通知の設定',
  },
  vrmAssistant: {
    path: '/vrm-assistant',
    label: 'VRMアシスタント',
    description: 'AI管理人と声で話す',
  },
} as const satisfies Record<string, Page>;
