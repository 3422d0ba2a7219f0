import type { Permission } from '#domain/access/permission.ts';
import {
  type AccountingView,
  accountingAddress,
  accountingViewNames,
  accountingViews,
} from '#web/lib/books/accounting-views.ts';
import { planViewAddress, planViewNames, planViews } from '#web/lib/plan-workbench/plan-views.ts';
import type { PalettePage } from './palette-options.ts';

type Part = {
  readonly path: string;
  readonly label: string;
  readonly words?: readonly string[];
};

/** What people look for where the accounts are shown. */
const ofMoney = ['管理組合のお金', '会計', '決算', '収支報告', '予算', '残高'] as const;

/** Sections that have an anchor of their own, by their page. */
const sections: Readonly<Record<string, readonly Part[]>> = {
  '/demo': [
    { path: '#general-fund', label: '管理費会計', words: ofMoney },
    { path: '#reserve-fund', label: '修繕積立金会計', words: ofMoney },
  ],
  '/demo/community': [
    { path: '#facts', label: '建物のあらまし' },
    { path: '#floor-plan', label: '住戸の配置' },
    { path: '#facilities', label: '共用施設・駐車場' },
    { path: '#contacts', label: '緊急の電話・連絡先' },
    { path: '#garbage', label: 'ごみの収集日' },
    { path: '#equipment', label: '設備と点検' },
  ],
  '/demo/management': [
    { path: '#preference', label: '通知とAI管理人' },
    { path: '#association', label: '管理組合' },
    { path: '#officers', label: '役員' },
    { path: '#dwellings', label: '住戸と組合員' },
    { path: '#contracts', label: '契約' },
    { path: '#caretaker-words', label: 'AI管理人の言い換え' },
    { path: '#subscription', label: 'プランと利用状況' },
    { path: '#reset', label: '最初の状態に戻す' },
  ],
};

/** The first tab is the page itself: as a place of its own it has an address of its own. */
const planTabs: readonly Part[] = planViewNames.map((name) => ({
  path: name === 'forecast' ? `${planViewAddress(name)}?view=${name}` : planViewAddress(name),
  label: planViews[name],
}));

/** Beside the meetings, each for those who have to do with it. */
const meetingParts: readonly (Part & { readonly needs: Permission })[] = [
  { path: '/demo/ballot', label: '総会の投票', words: ['電子投票', '議決権'], needs: 'vote.cast' },
  {
    path: '/demo/votes',
    label: '議決権の受付と集計',
    words: ['投票', '委任状', '議決権行使書', '総会の当日'],
    needs: 'vote.enter',
  },
  {
    path: '/demo/meetings?view=prepare',
    label: '総会の準備',
    words: ['議案書', '招集', '総会の日程'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/meetings?view=board',
    label: '理事会の議題と招集',
    words: ['理事会', '宿題', '理事会の議事録', '書面での承認', '持ち回り'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/minutes',
    label: '総会の議事録',
    words: ['議事録', '署名'],
    needs: 'minutes.write',
  },
];

/** What is done with the register, for whoever keeps it. */
const registerParts: readonly Part[] = [
  {
    path: '/demo/people#owner-change',
    label: '区分所有者の変更',
    words: ['売買', '相続', '贈与', '所有者が変わった', '持ち主', '買主', '氏名の訂正'],
  },
];

const booksPage = accountingAddress('month');

/** Other words for the views of 会計. */
const wordsOfBooks: Readonly<Record<AccountingView, readonly string[]>> = {
  month: ['月の締め', '締める'],
  checks: ['気づいたこと', '見直し'],
  bank: ['通帳', '銀行の明細', '取り込み'],
  billing: ['管理費', '口座振替', '入金'],
  arrears: ['未納', '督促'],
  payments: ['総合振込', '支払う', '請求書', '未払金'],
  entry: ['仕訳', '記帳', '請求書', '領収書', '証憑'],
  disclosure: ['重要事項調査報告書', '重調', '売買', '仲介'],
  books: ['仕訳帳', '元帳', '試算表'],
  budget: ['予算案', '実績'],
  report: ['報告書'],
  settlement: ['収支報告', '貸借対照表'],
  audit: ['監事', '監査報告書', '抜き取り', '監事への答え'],
  settings: ['科目', '口座', '会計の設定'],
};

type Task = Part & { readonly view: AccountingView };

/** What is done on a view, in the words of whoever looks for it. */
const tasksOfBooks: readonly Task[] = [
  {
    view: 'entry',
    path: `${accountingAddress('entry')}#papers`,
    label: '請求書・領収書を入れる',
    words: ['請求書を入れる', '請求書を追加する', '請求書を入力する', '請求書を登録する'],
  },
  {
    view: 'settlement',
    path: `${accountingAddress('settlement')}#certificates`,
    label: '残高証明書',
    words: ['残高証明', '証明書', '銀行の証明'],
  },
];

/** The views of 会計 that the reader may open, and what is done there. */
function booksTabs(may: readonly Permission[]): readonly Part[] {
  const open = accountingViewNames.filter((view) => may.includes(accountingViews[view].needs));
  return [
    ...open.map((view) => ({
      path: view === 'month' ? `${booksPage}?view=month` : accountingAddress(view),
      label: accountingViews[view].label,
      words: wordsOfBooks[view],
    })),
    ...tasksOfBooks.filter(({ view }) => open.includes(view)),
  ];
}

/** Every page, each followed by its tabs and sections, as far as they are for whoever may do this. */
export function withParts(
  pages: readonly PalettePage[],
  may: readonly Permission[],
): PalettePage[] {
  return pages.flatMap((page) => [page, ...partsOf(page, may)]);
}

function tabsOf(path: string, may: readonly Permission[]): readonly Part[] {
  if (path === booksPage) return booksTabs(may);
  if (path === '/demo/meetings') return meetingParts.filter(({ needs }) => may.includes(needs));
  if (path === '/demo/management') return may.includes('register.write') ? registerParts : [];
  return path === planViewAddress('forecast') ? planTabs : [];
}

function partsOf(page: PalettePage, may: readonly Permission[]): PalettePage[] {
  const tabs = tabsOf(page.path, may);
  const anchors = (sections[page.path] ?? []).map((part) => ({
    ...part,
    path: `${page.path}${part.path}`,
  }));
  const parts: readonly Part[] = [...(page.subItems ?? []), ...tabs, ...anchors];
  return parts.map((part) => ({
    ...part,
    description: `${page.label}の中`,
    icon: page.icon,
    isPart: true,
  }));
}
