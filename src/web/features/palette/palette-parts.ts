import type { Permission } from '#domain/access/permission.ts';
import {
  type ApplicationView,
  applicationAddress,
  applicationPage,
  applicationViewNames,
  applicationViews,
} from '#web/lib/application-views.ts';
import {
  type AccountingView,
  accountingAddress,
  accountingViewNames,
  accountingViews,
} from '#web/lib/books/accounting-views.ts';
import { planViewAddress, planViewNames, planViews } from '#web/lib/plan-workbench/plan-views.ts';
import type { PalettePage } from './palette-options.ts';
import { type Part, sections } from './palette-sections.ts';

type GuardedPart = Part & { readonly needs: Permission };

/** The first tab is the page itself: as a place of its own it has an address of its own. */
const planTabs: readonly Part[] = planViewNames.map((name) => ({
  path: name === 'forecast' ? `${planViewAddress(name)}?view=${name}` : planViewAddress(name),
  label: planViews[name],
}));

/** Beside meetings and notices, each for those who have to do with it. */
const meetingParts: readonly GuardedPart[] = [
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
    words: ['議案書', '招集', '総会の日程', '総会の日を決める'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/meetings?view=prepare&part=agenda',
    label: '総会の議案',
    words: ['議案書', '議案を書く', '新旧対照表を作る'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/meetings?view=prepare&part=convocation',
    label: '総会の招集',
    words: ['招集通知', '発送'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/meetings?view=board&part=call',
    label: '理事会の招集',
    words: ['招集通知'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/meetings?view=board&part=evening',
    label: '理事会の当日の記録',
    words: ['出席', '宿題'],
    needs: 'minutes.write',
  },
  {
    path: '/demo/meetings?view=board&part=minutes',
    label: '理事会の議事録を作る',
    words: ['議事録', '署名'],
    needs: 'minutes.write',
  },
  {
    path: '/demo/meetings?view=board&part=circulation',
    label: '理事会の書面での承認',
    words: ['持ち回り', '書面決議'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/meetings?view=board',
    label: '理事会の議題と招集',
    words: ['理事会', '予定', '議題を書く', '議題を追加する', '理事会の日を決める'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/notices?write=new',
    label: 'お知らせを書く',
    words: ['お知らせを出す', 'お知らせを作る', '掲示を作る', '案内を書く'],
    needs: 'notice.write',
  },
  { path: '/demo/votes?view=roll', label: '議決権の名簿と回答', needs: 'vote.enter' },
  {
    path: '/demo/votes?view=slips',
    label: '議決権行使書の用紙を入れる',
    words: ['委任状'],
    needs: 'vote.enter',
  },
  { path: '/demo/votes?view=door', label: '総会の受付', words: ['出席'], needs: 'vote.enter' },
  {
    path: '/demo/votes?view=items',
    label: '議案の状況',
    words: ['賛否', '集計', '採決'],
    needs: 'vote.enter',
  },
  {
    path: '/demo/votes?view=wall',
    label: '議場の画面',
    words: ['投影', '大きな画面'],
    needs: 'vote.enter',
  },
  {
    path: '/demo/minutes',
    label: '総会の議事録',
    words: ['議事録', '署名'],
    needs: 'minutes.write',
  },
];

/** What 管理設定 leads to, each for whoever may open it. */
const managementParts: readonly GuardedPart[] = [
  {
    path: '/demo/activity',
    label: '操作の記録',
    words: ['ログ', '操作ログ', '履歴', '変更の履歴', 'だれがいつ何をしたか', '改ざん'],
    needs: 'activity.read',
  },
  {
    path: '/demo/people',
    label: '組合員と居住者',
    words: ['名簿', '招待状', '立場', '任期', '入居', '退去'],
    needs: 'register.read',
  },
  {
    path: '/demo/people#owner-change',
    label: '区分所有者の変更',
    words: ['売買', '相続', '贈与', '所有者が変わった', '持ち主', '買主', '氏名の訂正'],
    needs: 'register.write',
  },
  {
    path: '/demo/setup',
    label: 'はじめの設定',
    words: ['建物の登録', '名簿の登録', '初期設定', '取り込み'],
    needs: 'register.write',
  },
  {
    path: '/demo/rights',
    label: 'だれが何をできるか',
    words: ['権限', '役割', 'できること', '閲覧の範囲'],
    needs: 'association.read',
  },
  {
    path: '/demo/company',
    label: '管理会社の利用',
    words: ['委託', '担当者', 'フロント'],
    needs: 'company.read',
  },
  {
    path: '/demo/agreement',
    label: '契約とお支払い',
    words: ['料金', 'プラン', '請求書', '解約', '申し込み'],
    needs: 'subscription.bills',
  },
  {
    path: '/demo/records',
    label: 'データの書き出し・利用の終了',
    words: ['エクスポート', 'ダウンロード', 'バックアップ', '自分の記録', '解約', '退会'],
    needs: 'association.read',
  },
];

/** Other words for the tabs of 届け出・予約. */
const wordsOfApplications: Readonly<Record<ApplicationView, readonly string[]>> = {
  own: ['申請', '届出', '工事', 'ペット', '引っ越し', '搬入', '大きな家具', '駐車場'],
  inbox: ['申請の承認', '届出の受付', '受け付ける'],
  desk: ['紙で届いた', '代わりに入力', '窓口'],
  bookings: ['予約する', '集会室', 'ゲストルーム', '施設'],
  use: ['予約の管理', '使用の状況'],
  rules: ['届け出の決まり', '部屋の決まり', '使用細則'],
};

const applicationParts: readonly GuardedPart[] = applicationViewNames.map((view) => ({
  path: applicationAddress(view),
  ...applicationViews[view],
  words: wordsOfApplications[view],
}));

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
  settlement: ['決算書', '決算報告書', '収支報告', '貸借対照表'],
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

const guardedParts: Readonly<Record<string, readonly GuardedPart[]>> = {
  '/demo/meetings': meetingParts,
  '/demo/management': managementParts,
  [applicationPage]: applicationParts,
};

/** Every page, each followed by its tabs and sections, as far as they are for whoever may do this. */
export function withParts(
  pages: readonly PalettePage[],
  may: readonly Permission[],
): PalettePage[] {
  return pages.flatMap((page) => [page, ...partsOf(page, may)]);
}

function tabsOf(path: string, may: readonly Permission[]): readonly Part[] {
  if (path === booksPage) return booksTabs(may);
  const guarded = guardedParts[path];
  if (guarded) return guarded.filter(({ needs }) => may.includes(needs));
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
