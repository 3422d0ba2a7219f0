import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import { plainMonthWords } from '#domain/billing/month-state.ts';
import { rateIn } from '#domain/billing/tariff.ts';
import { formatYen } from '#domain/format-yen.ts';
import { type Compared, figure, sameOr } from '#domain/minutes/checks/check.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { AfterFacts, BilledMonth, DecidedItem, DuesFacts } from './after-facts.ts';
import { type DecidedFee, feesIn, feeWords } from './fees-in.ts';

/** X55: a fee that was decided is the one that everybody was told, that the 料金表 has, that was billed and debited. */
export function feeInForce({ decided, dues }: AfterFacts): readonly Compared[] {
  return decided.flatMap((item) =>
    feesIn(`${item.title}\n${item.gist}`, dues.tariff.items).flatMap((fee) => [
      ...told(item, fee, dues),
      ...inTariff(fee, dues),
      ...billed(fee, dues),
      ...debited(fee, dues),
    ]),
  );
}

function told({ label }: DecidedItem, fee: DecidedFee, { notice, tariff }: DuesFacts): Compared[] {
  if (notice === null) return [];
  const found = feesIn(notice, tariff.items).find(
    ({ itemId, fromMonth }) => itemId === fee.itemId && fromMonth === fee.fromMonth,
  );
  return [
    sameOr('warning', '結果のお知らせの額が、決議とちがいます。訂正のお知らせを出してください。', {
      subject: `${label}の、お知らせした${fee.itemName}（${plainMonthWords(fee.fromMonth)}から）`,
      one: figure('決議', feeWords(fee)),
      other: figure('結果のお知らせ', found ? feeWords(found) : '額が書かれていません'),
    }),
  ];
}

function inTariff(fee: DecidedFee, { tariff }: DuesFacts): Compared[] {
  const item = tariff.items.find(({ id }) => id === fee.itemId);
  // 戸ごとの額 are many: no one rate could be the decided one.
  if (!item || item.basis === 'dwelling') return [];
  const per = item.basis === 'contract' ? 'flat' : item.basis;
  const sen = rateIn(item, '', fee.fromMonth);
  return [
    sameOr('warning', '料金表を、決議のとおりに直してください。', {
      subject: `${plainMonthWords(fee.fromMonth)}の${fee.itemName}の料金表`,
      one: figure('決議', feeWords(fee)),
      other: figure('料金表', feeWords({ per, sen })),
    }),
  ];
}

type Sum = { readonly dwellingId: string; readonly yen: Yen };

function billed(fee: DecidedFee, { tariff, billed: months }: DuesFacts): Compared[] {
  const month = months.find((it) => it.month === fee.fromMonth);
  if (!month) return [];
  const only = { ...tariff, items: tariff.items.filter(({ id }) => id === fee.itemId) };
  return [
    dwellingByDwelling(
      chargesOfMonth(only, fee.fromMonth),
      month.charges.filter(({ itemId }) => itemId === fee.itemId),
      {
        subject: `${plainMonthWords(fee.fromMonth)}の${fee.itemName}の請求`,
        names: ['料金表から計算した額', '請求した額'],
        words: '請求の訂正で、料金表のとおりに直してください。',
      },
    ),
  ];
}

function debited(fee: DecidedFee, { billed: months }: DuesFacts): Compared[] {
  const month = months.find((it) => it.month === fee.fromMonth);
  if (!month?.debit) return [];
  return [
    dwellingByDwelling(owedIn(month, month.debit), month.debit.lines, {
      subject: `${plainMonthWords(fee.fromMonth)}の最初の口座振替`,
      names: ['請求からその前の入金を引いた額', '口座振替の依頼'],
      words: '銀行に渡した額が、請求とちがいます。引き落としの結果と合わせて確かめてください。',
    }),
  ];
}

/** What dwellings in the file owed for that month when it was made. */
function owedIn({ charges }: BilledMonth, debit: NonNullable<BilledMonth['debit']>): Sum[] {
  const yenOf = (sums: readonly Sum[], dwellingId: string) =>
    sumYen(sums.filter((it) => it.dwellingId === dwellingId).map(({ yen }) => yen));
  return debit.lines.map(({ dwellingId }) => ({
    dwellingId,
    yen: yenOf(charges, dwellingId) - yenOf(debit.paidBefore, dwellingId),
  }));
}

type Said = {
  readonly subject: string;
  readonly names: readonly [string, string];
  readonly words: string;
};

/** Two sums, and whether they agree dwelling by dwelling: equal sums may hide two that were exchanged. */
function dwellingByDwelling(
  one: readonly Sum[],
  other: readonly Sum[],
  { subject, names, words }: Said,
): Compared {
  const apart = new Map<string, Yen>();
  for (const { dwellingId, yen } of one) apart.set(dwellingId, (apart.get(dwellingId) ?? 0) + yen);
  for (const { dwellingId, yen } of other)
    apart.set(dwellingId, (apart.get(dwellingId) ?? 0) - yen);
  const count = [...apart.values()].filter((yen) => yen !== 0).length;
  const total = (sums: readonly Sum[]) => formatYen(sumYen(sums.map(({ yen }) => yen)));
  return {
    subject,
    one: figure(names[0], total(one)),
    other: figure(names[1], total(other)),
    outcome: count === 0 ? 'good' : 'warning',
    words: count === 0 ? '' : `${count}戸で、額がちがいます。${words}`,
  };
}
