import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { type PrintedPaper, tableBlock, textBlock } from '#domain/statements/pack/printed-paper.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import {
  type Agreement,
  addMonths,
  agreementFor,
  extraYen,
  lastDayOfMonth,
  monthOf,
  monthWords,
  type Prices,
} from './agreement.ts';
import type { PaymentWay } from './payment-way.ts';
import { plans } from './plans.ts';

/** 請求書を出す側: as the installation is set up; nothing of it is made up. */
export type Issuer = {
  readonly name: string;
  readonly address: string;
  /** 適格請求書発行事業者の登録番号 */
  readonly registration: string;
  readonly bank: string;
  /** Whether the prices of the plans hold the tax already. */
  readonly prices: Prices;
};

export type InvoiceKind = 'once' | 'month';
type InvoiceLine = { readonly name: string; readonly count: number; readonly unitYen: Yen };
export type DueInvoice<Kind extends Agreement = Agreement> = {
  readonly agreement: Kind;
  readonly kind: InvoiceKind;
  readonly month: IsoDate;
  readonly lines: readonly InvoiceLine[];
  readonly prices: Prices;
};

const taxPercent = 10;

/** 消費税: once for the whole invoice, what is below one yen dropped. */
export function invoiceSums(lines: readonly InvoiceLine[], prices: Prices) {
  const linesYen = sumYen(lines.map(({ count, unitYen }) => count * unitYen));
  const taxYen =
    prices === 'with-tax'
      ? Math.floor((linesYen * taxPercent) / (100 + taxPercent))
      : Math.floor((linesYen * taxPercent) / 100);
  const totalYen = prices === 'with-tax' ? linesYen : linesYen + taxYen;
  return { netYen: totalYen - taxYen, taxYen, totalYen };
}

/** Every invoice up to this month, issued or not: 初期費用 once for all, each month by the agreement that holds in it. */
export function invoicesUntil<Kind extends Agreement>(
  agreements: readonly Kind[],
  today: IsoDate,
): DueInvoice<Kind>[] {
  const thisMonth = monthOf(today);
  const begun = agreements.filter((it) => it.plan !== null && it.firstMonth <= thisMonth);
  const [first] = begun;
  if (!first) return [];
  const found = begun.flatMap((agreement): DueInvoice<Kind>[] => {
    const lines = onceLines(agreement, agreement === first);
    const { firstMonth: month, prices } = agreement;
    return lines.length > 0 && prices ? [{ agreement, kind: 'once', month, lines, prices }] : [];
  });
  for (let month = first.firstMonth; month <= thisMonth; month = addMonths(month, 1)) {
    const agreement = agreementFor(agreements, month);
    if (!agreement?.plan || agreement.monthlyYen === null || agreement.prices === null) continue;
    const name = `${plans[agreement.plan].name}プラン　${monthWords(month)}分`;
    const lines = [{ name, count: 1, unitYen: agreement.monthlyYen }];
    found.push({ agreement, kind: 'month', month, lines, prices: agreement.prices });
  }
  return found;
}

function onceLines({ briefings, movesData, movingYen }: Agreement, isFirst: boolean) {
  const lines: readonly InvoiceLine[] = [
    { name: '初期設定', count: isFirst ? 1 : 0, unitYen: extraYen('初期設定') },
    { name: 'オンライン説明会', count: briefings, unitYen: extraYen('オンライン説明会') },
    { name: 'データ移行支援', count: movesData ? 1 : 0, unitYen: movingYen ?? 0 },
  ];
  return lines.filter(({ count }) => count > 0);
}

/** お支払い期限: the last day of the month after. */
export function dueDay(issuedOn: IsoDate): IsoDate {
  return lastDayOfMonth(addMonths(monthOf(issuedOn), 1));
}

type Issue = {
  readonly issuer: Issuer;
  readonly payment: PaymentWay;
  readonly recipient: string;
  readonly number: number;
  readonly issuedOn: IsoDate;
  readonly due: DueInvoice;
};

export function invoicePaper(issue: Issue): PrintedPaper {
  const { issuer, payment, recipient, number, issuedOn, due } = issue;
  const { netYen, taxYen, totalYen } = invoiceSums(due.lines, due.prices);
  const pricesWords = due.prices === 'with-tax' ? '税込' : '税抜';
  return {
    title: '請求書',
    fundName: '',
    period: `${formatPlainDate(issuedOn)}発行`,
    startsPage: true,
    blocks: [
      textBlock(`${recipient}　御中`),
      textBlock(`ご請求額　${formatYen(totalYen)}（税込）`),
      textBlock(`お支払い期限　${formatPlainDate(dueDay(issuedOn))}`),
      tableBlock(
        `内訳（単価と金額は${pricesWords}）`,
        [
          ['内容', 'text'],
          ['数', 'yen'],
          ['単価', 'yen'],
          ['金額', 'yen'],
        ],
        due.lines.map(({ name, count, unitYen }) => ({
          look: 'line',
          cells: [name, String(count), paperYen(unitYen), paperYen(count * unitYen)],
        })),
      ),
      tableBlock(
        `合計（すべて税率${taxPercent}%）`,
        [
          ['区分', 'text'],
          ['金額', 'yen'],
        ],
        [
          { look: 'line', cells: [`${taxPercent}%対象（税抜）`, paperYen(netYen)] },
          { look: 'line', cells: [`消費税（${taxPercent}%）`, paperYen(taxYen)] },
          { look: 'total', cells: ['ご請求額（税込）', paperYen(totalYen)] },
        ],
      ),
      { kind: 'heading', text: `お支払い方法：${payment.name}` },
      { kind: 'points', points: payment.words(number) },
      { kind: 'heading', text: '発行者' },
      {
        kind: 'points',
        points: [issuer.name, issuer.address, `登録番号　${issuer.registration}`],
      },
    ],
  };
}
