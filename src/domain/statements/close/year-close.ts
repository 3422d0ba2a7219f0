import { addDays, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { BalanceSheet } from '#domain/statements/balance-sheet.ts';
import type { CheckResult } from '#domain/statements/checks/check.ts';
import type { CertificateRow } from './certificates.ts';

/** A comment of the treasurer on a figure that differs without being wrong. */
export type CheckComment = { readonly key: string; readonly text: string };

type YearFacts = {
  readonly today: IsoDate;
  readonly endsOn: IsoDate;
  readonly lockedUntil: IsoDate | null;
  readonly certificates: readonly CertificateRow[];
  readonly checks: readonly CheckResult[];
  readonly comments: readonly CheckComment[];
  readonly sheets: readonly BalanceSheet[];
  /** What suppliers were paid beyond their bills: it lowers 未払金 of the balance sheets. */
  readonly overpaidYen: Yen;
  /** Lines of the statements that need a 備考 and have none. */
  readonly linesWithoutRemark: readonly string[];
  /** There is a fiscal year after it to carry forward to. */
  readonly hasNextYear: boolean;
};

export type YearItem = {
  readonly id:
    | 'over'
    | 'months'
    | 'certificates'
    | 'checks'
    | 'comments'
    | 'remarks'
    | 'open'
    | 'next';
  readonly title: string;
  /** `note` is told and stops nothing. */
  readonly state: 'done' | 'open' | 'note';
  readonly sentence: string;
  readonly advice: string;
};

export function commentKey({ id, subject }: Pick<CheckResult, 'id' | 'subject'>): string {
  return `${id} ${subject}`;
}

/** 年度の締めの確認. A pack is issued when nothing is open. */
export function yearClose(facts: YearFacts): {
  readonly items: readonly YearItem[];
  readonly canIssue: boolean;
} {
  const items = [
    overItem(facts),
    monthsItem(facts),
    certificatesItem(facts),
    checksItem(facts),
    commentsItem(facts),
    remarksItem(facts),
    openMoneyItem(facts),
    nextItem(facts),
  ];
  return { items, canIssue: items.every(({ state }) => state !== 'open') };
}

function item(
  id: YearItem['id'],
  title: string,
  state: YearItem['state'],
  [sentence, advice = '']: readonly [sentence: string, advice?: string],
): YearItem {
  return { id, title, state, sentence, advice };
}

function overItem({ today, endsOn }: YearFacts): YearItem {
  const title = '年度の終わり';
  const day = formatPlainDate(endsOn);
  if (endsOn < today) return item('over', title, 'done', [`${day}に終わっています。`]);
  return item('over', title, 'open', [
    `この年度は、${day}まで続きます。`,
    `決算の案は、${formatPlainDate(addDays(endsOn, 1))}から作れます。`,
  ]);
}

function monthsItem({ lockedUntil, endsOn }: YearFacts): YearItem {
  const title = '月の締め';
  if (lockedUntil !== null && lockedUntil >= endsOn) {
    return item('months', title, 'done', ['年度の月は、すべて締めてあります。']);
  }
  return item('months', title, 'open', [
    lockedUntil === null
      ? '締めた月は、まだありません。'
      : `締めてあるのは、${formatPlainDate(lockedUntil)}までです。`,
    '「今月やること」で、残りの月を締めてください。',
  ]);
}

function certificatesItem({ certificates }: YearFacts): YearItem {
  const title = '残高証明書';
  const missing = certificates.filter(({ state }) => state === 'missing');
  const apart = certificates.filter(({ state }) => state === 'different');
  if (missing.length > 0) {
    return item('certificates', title, 'open', [
      missing.length === certificates.length
        ? `${certificates.length}口座の証明書の額が、まだ入っていません。`
        : `${certificates.length}口座のうち、${missing.length}口座の証明書の額が入っていません。`,
      '銀行に年度末日の残高証明書を頼み、届いたら額を入れてください。',
    ]);
  }
  const [first] = apart;
  if (first) {
    return item('certificates', title, 'open', [
      `${apart.length}口座で、証明書と帳簿がちがいます。${first.place}は、${first.sentence}`,
      '帳簿を直すか、日をまたいだ入出金として、理由を入れてください。',
    ]);
  }
  return item('certificates', title, 'done', [
    `${certificates.length}口座の全部で、証明書と帳簿が合っています。`,
  ]);
}

function checksItem({ checks }: YearFacts): YearItem {
  const title = '決算書の突き合わせ';
  // The certificates have a line of their own.
  const wrong = checks.filter(
    ({ id, holds, severity }) => !holds && severity === 'error' && id !== 'X13',
  );
  const [first] = wrong;
  if (!first) {
    return item('checks', title, 'done', [
      `くらべた${checks.length}か所に、${doubtsWords(checks)}。`,
    ]);
  }
  return item('checks', title, 'open', [
    `${wrong.length}か所がちがいます。${first.sentence}`,
    '「突き合わせ」で両方の額を見て、帳簿を直してください。',
  ]);
}

/** X13 is told with the certificates. */
function doubtsWords(checks: readonly CheckResult[]): string {
  const doubts = checks.filter(({ id, holds }) => !holds && id !== 'X13').length;
  return doubts === 0
    ? 'まちがいはありません'
    : `直すまちがいはありません（理由を書くちがいが${doubts}か所あります）`;
}

/** What differs without being wrong, and has no words beside it yet. */
function uncommented(
  checks: readonly CheckResult[],
  comments: readonly CheckComment[],
): readonly CheckResult[] {
  const said = new Set(comments.filter(({ text }) => text !== '').map(({ key }) => key));
  return checks.filter((it) => !it.holds && it.severity === 'warning' && !said.has(commentKey(it)));
}

function commentsItem({ checks, comments }: YearFacts): YearItem {
  const title = '説明のいる差';
  const warnings = checks.filter(({ holds, severity }) => !holds && severity === 'warning');
  if (warnings.length === 0) return item('comments', title, 'done', ['説明のいる差はありません。']);
  const left = uncommented(checks, comments);
  if (left.length === 0) {
    return item('comments', title, 'done', [`${warnings.length}件の差に、説明があります。`]);
  }
  return item('comments', title, 'open', [
    `${left.length}件の差に、説明がありません。`,
    'まちがいでなければ、理由を書いてください。理由は決算書の注記に載ります。',
  ]);
}

function remarksItem({ linesWithoutRemark: lines }: YearFacts): YearItem {
  const title = '予算との大きな差の備考';
  if (lines.length === 0)
    return item('remarks', title, 'done', ['備考のいる科目は、書いてあります。']);
  const shown = lines.slice(0, 3).map((name) => `「${name}」`);
  return item('remarks', title, 'note', [
    `予算との差が大きい科目が、${lines.length}件あります（${shown.join('')}${lines.length > 3 ? 'など' : ''}）。`,
    '総会で聞かれやすいところです。備考に理由を書いておくと安心です。',
  ]);
}

function openMoneyItem({ sheets, overpaidYen }: YearFacts): YearItem {
  const ofRole = (role: string) =>
    sumYen(
      sheets.flatMap(({ assets, liabilities }) =>
        [...assets.lines, ...liabilities.lines]
          .filter(({ account }) => account.role === role)
          .map(({ amountYen }) => amountYen),
      ),
    );
  const payableYen = ofRole('payable');
  const apart =
    overpaidYen > 0
      ? `未払金は、まだ払っていない${formatYen(payableYen + overpaidYen)}から、払いすぎの${formatYen(overpaidYen)}を引いた額です。`
      : '';
  return item('open', '未収金と未払金', 'note', [
    `年度末の未収金は${formatYen(ofRole('receivable'))}、未払金は${formatYen(payableYen)}です。${apart}`,
    overpaidYen > 0
      ? '払いすぎた相手に、返金か、次の請求からの差し引きを頼んでください。請求書の届いていない支払も、確かめてください。'
      : '請求書の届いていない支払が残っていないか、確かめてください。',
  ]);
}

function nextItem({ hasNextYear }: YearFacts): YearItem {
  const title = '次の年度';
  return hasNextYear
    ? item('next', title, 'done', ['繰り越す先の年度が用意されています。'])
    : item('next', title, 'note', [
        '繰り越す先の年度が、まだありません。',
        '総会の承認を入れる前に、次の年度を用意します。',
      ]);
}
