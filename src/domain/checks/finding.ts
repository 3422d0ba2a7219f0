import type { Yen } from '#domain/money.ts';

/** 至急, 確認, 参考: the most pressing first. */
export const severities = ['urgent', 'check', 'note'] as const;
export type Severity = (typeof severities)[number];

export const severityNames = {
  urgent: '至急',
  check: '確認',
  note: '参考',
} as const satisfies Record<Severity, string>;

export const checkNames = {
  'bank-difference': '銀行の残高と帳簿',
  'bank-gap': '明細の抜け',
  'bank-late': '明細の取り込み',
  'double-payment': '同じ額の支払い',
  'account-changed': '振込先の変更',
  'transfer-returned': '戻された振込',
  'new-payee': '初めての支払先',
  'person-round': '個人への支払い',
  'no-voucher': '証憑のない支払い',
  'payable-old': '払っていないお金',
  'suspense-old': '仮払金と仮受金',
  budget: '予算と実績',
  unbudgeted: '予算のない支出',
  arrears: '滞納',
  prescription: '滞納の時効',
  'month-late': '月の締め',
  'late-entry': '遅れた記帳',
  reversals: '取り消しの数',
  'below-zero': '残高のマイナス',
  'reserve-lends': '修繕積立金の貸し出し',
  receivables: '未収金と住戸の合計',
  funds: '会計どうしのお金の移動',
  numbers: '伝票番号',
  'fund-balance': '会計ごとの合計',
  'reserve-spending': '修繕積立金の使い道',
  'write-off': '貸倒損失',
  'utility-jump': '水道光熱費の変わり方',
  'insurance-repair': '保険金と修繕',
  'no-interest': '預金の利息',
  'regular-changed': '毎月の支払いの額',
  'regular-missed': '毎月の支払いの抜け',
  'split-payment': '近い日の支払い',
  'payment-late': '支払日を過ぎた支払い',
  'cash-drawn': '現金の引き出し',
  'held-old': '預り金',
  uninsured: '預金の保護',
  reopened: '締めの開き直し',
  'no-dunning': '督促の記録',
  'company-paper': '管理会社の月報',
  'paper-differs': '月報と帳簿のちがい',
  quotes: '見積もりの比較',
  resolution: '工事の決議',
  'time-deposit': '定期預金の払い出し',
  'auditor-post': '監事の兼任',
  'officer-term': '役員の任期',
} as const;
export type CheckId = keyof typeof checkNames;
export const checkIds = Object.keys(checkNames) as CheckId[];

/** Where one goes to look: the views of 会計 that a finding may name. */
export const checkViews = [
  'month',
  'bank',
  'arrears',
  'payments',
  'books',
  'budget',
  'report',
] as const;
type CheckView = (typeof checkViews)[number];

type NamedEntry = { readonly id: string; readonly words: string };

/** 気づいたこと: one place of the books that somebody should look at. */
export type Finding = {
  readonly check: CheckId;
  /** Which one of its kind: the same as long as the same thing is meant. */
  readonly subject: string;
  readonly severity: Severity;
  readonly yen: Yen;
  readonly sentence: string;
  /** An answer holds as long as these are the same. */
  readonly basis: readonly (string | number)[];
  readonly entries: readonly NamedEntry[];
  readonly view: CheckView;
};

export const findingAnswers = ['fixed', 'explained', 'looking'] as const;
export type FindingAnswer = (typeof findingAnswers)[number];

export const answerNames = {
  fixed: '直した',
  explained: '説明できる',
  looking: '調べる',
} as const satisfies Record<FindingAnswer, string>;

/** So that somebody who reads it next year understands. */
export const leastReasonLength = 10;

/** What is pressing stays on the list though somebody answered; so does what is still being looked into. */
export function staysOnList(severity: Severity, answer: FindingAnswer | null): boolean {
  return severity === 'urgent' || answer === null || answer === 'looking';
}

/** What is pressing is closed over by nobody: its answer says why, whatever the answer is. */
export function needsReason(severity: Severity, answer: FindingAnswer): boolean {
  return severity === 'urgent' || answer === 'explained';
}

type Answered = {
  readonly severity: Severity;
  readonly answer: { readonly reason: string } | null;
};

/** 月の締め waits for these. An answer from before a reason was asked for is not enough. */
export function blocksClose({ severity, answer }: Answered): boolean {
  return severity === 'urgent' && (answer?.reason.trim() ?? '').length < leastReasonLength;
}
