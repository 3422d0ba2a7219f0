import { type AccountingView, accountingViewNames, accountingViews } from './accounting-views.ts';
import { pages } from './pages.ts';
import type { Screen } from './screen.ts';

/** Other words for the views of 会計. */
const wordsOf: Readonly<Record<AccountingView, readonly string[]>> = {
  month: ['月の締め', '締める'],
  checks: ['気づいたこと', '見直し'],
  bank: ['通帳', '銀行の明細', '取り込み', '通帳の写し', '銀行のデータ'],
  billing: ['管理費', '口座振替', '入金'],
  arrears: ['未納', '督促', '滞納者', '督促状を作る', '引き落とせなかった住戸'],
  payments: ['総合振込', '支払う', '払い込む', '振り込む', '請求書', '未払金', '支払いの承認'],
  entry: ['仕訳', '記帳', '帳簿を付ける', '請求書', '領収書', '証憑'],
  disclosure: ['重要事項調査報告書', '重調', '売買', '仲介'],
  books: ['仕訳帳', '元帳', '試算表'],
  budget: ['予算案を作る', '実績'],
  report: ['報告書'],
  settlement: ['決算書', '決算報告書', '収支報告', '貸借対照表'],
  audit: ['監事', '監査報告書', '抜き取り', '監事への答え', '監査資料を印刷する', '監査用データ'],
  settings: ['科目', '口座', '会計の設定'],
};

/** As a place of its own the first view has an address of its own, too. */
const addressOf = (view: AccountingView): string => `${pages.accounting.path}?view=${view}`;

/** What is done on a view, in the words of whoever looks for it. */
const tasks: readonly Screen[] = [
  {
    path: `${addressOf('entry')}#papers`,
    label: '請求書・領収書を入れる',
    words: [
      '請求書を入れる',
      '請求書を追加する',
      '請求書を入力する',
      '請求書を登録する',
      '請求書が届く',
      '請求書が来る',
      '領収書を入れる',
      '領収書をしまう',
      '領収書をもらった',
      '証憑を保存する',
    ],
    hint: '届いた請求書や領収書は、写真やPDFのまま、ここに入れておけます。読み取った日付と金額を確かめて、そのまま記帳できます。',
    needs: accountingViews.entry.needs,
  },
  {
    path: `${addressOf('settlement')}#certificates`,
    label: '残高証明書',
    words: ['残高証明', '証明書', '銀行の証明', '残高証明書を入れる'],
    needs: accountingViews.settlement.needs,
  },
];

/** The views of 会計, and what is done there. */
export const accountingScreens: readonly Screen[] = [
  ...accountingViewNames.map((view) => ({
    path: addressOf(view),
    label: accountingViews[view].label,
    needs: accountingViews[view].needs,
    words: wordsOf[view],
  })),
  ...tasks,
];
