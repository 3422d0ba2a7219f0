import { type LetterWords, monthWords } from '#domain/billing/dunning/letter.ts';
import type { Month } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import { formatYen, formatYenNumber } from '#domain/format-yen.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { OwnerChangeKind } from './owner-change.ts';

type OwedItem = {
  readonly month: Month;
  readonly item: string;
  readonly dueOn: IsoDate;
  readonly yen: Yen;
};

export type SellerLetterFacts = {
  readonly associationName: string;
  readonly buildingName: string;
  readonly chairName: string;
  readonly number: string;
  readonly kind: OwnerChangeKind;
  readonly on: IsoDate;
  readonly today: IsoDate;
  /** Who owns it no more. */
  readonly leaving: readonly string[];
  /** Of them, who goes on in an office. */
  readonly officers: readonly string[];
  /** The first month that is billed to whoever came. */
  readonly firstMonth: Month;
  /** What fell due in their time and is open; `null` where whoever prints it may not see that. */
  readonly owed: readonly OwedItem[] | null;
  /** Of it what waits for the bank's answer, in sentences. */
  readonly awaited: readonly string[];
  readonly freeYen: Yen;
  readonly debit: 'stopped' | 'kept' | 'none';
  readonly payTo: string;
};

/** Why no letter can be written, or nothing. */
export function whyNoSellerLetter({
  leaving,
  kind,
}: Pick<SellerLetterFacts, 'leaving' | 'kind'>): string | null {
  if (kind === 'inheritance') {
    return '相続のときは、前の区分所有者への手紙は作りません。相続された方には、招待状でお知らせください。';
  }
  return leaving.length === 0 ? 'この変更で区分所有者でなくなった方はいません。' : null;
}

/** 前の区分所有者への手紙: dues as they were closed, and what ends when. */
export function sellerLetter(facts: SellerLetterFacts): LetterWords {
  const { associationName, chairName, number, leaving, today, owed } = facts;
  return {
    title: '区分所有者の変更について（お知らせ）',
    date: formatEraDate(today),
    to: [`${number}号室　前の区分所有者`, ...leaving.map((name) => `${name} 様`)],
    from: [associationName, ...(chairName === '' ? [] : [`理事長　${chairName}`])],
    paragraphs: [openingOf(facts), billedTo(facts), ...duesOf(facts)],
    tables:
      owed === null || owed.length === 0
        ? []
        : [
            {
              caption: `${formatEraDate(today)}現在、納められていない管理費等`,
              headers: ['月分', '費目', '納期', '金額（円）'],
              rows: [
                ...owed.map(({ month, item, dueOn, yen }) => [
                  monthWords(month),
                  item,
                  formatEraDate(dueOn),
                  formatYenNumber(yen),
                ]),
                ['合計', '', '', formatYenNumber(sumYen(owed.map(({ yen }) => yen)))],
              ],
            },
          ],
    facts: endsOf(facts),
    signs: [],
  };
}

function openingOf({ on, today, buildingName, number, kind }: SellerLetterFacts): string {
  const where = `${buildingName}${number}号室`;
  const day = formatEraDate(on);
  const why = whyWords[kind];
  return on > today
    ? `${where}の区分所有者が、${why}${day}に変わるとの届出を受け、組合員名簿に予定として登録しました。日が変わったときや、取りやめになったときは、お知らせください。`
    : `${where}の区分所有者が、${why}${day}に変わったことを、組合員名簿に登録しました。これまで管理組合の運営にご協力いただき、ありがとうございました。`;
}

const whyWords: Readonly<Record<OwnerChangeKind, string>> = {
  sale: '売買により',
  inheritance: '相続により',
  gift: '贈与により',
  auction: '競売により',
  other: '',
};

function billedTo({ firstMonth }: SellerLetterFacts): string {
  return `管理費等は、納期の日に区分所有者である方に請求します。${monthWords(addMonths(firstMonth, -1))}までが、あなたに請求する分です。${monthWords(firstMonth)}からは、新しい区分所有者に請求します。新しい区分所有者との日割りなどの精算は、当事者どうしで行ってください。`;
}

function duesOf({ owed, awaited, today, freeYen, payTo }: SellerLetterFacts): readonly string[] {
  if (owed === null) return ['未納の有無と額は、会計担当理事にお問い合わせください。'];
  const day = formatEraDate(today);
  const free =
    freeYen > 0
      ? [
          `前もってお納めいただいた${formatYen(freeYen)}は、住戸に付いたまま残り、これからの請求に使われます。この分の精算も、当事者どうしで行ってください。`,
        ]
      : [];
  const still =
    awaited.length === 0
      ? []
      : [
          `${awaited.join('')}納められたかどうかが、まだ分かりません。納められていなければ、あらためてお知らせします。`,
        ];
  if (owed.length === 0) {
    const none = `${day}現在、${awaited.length === 0 ? '' : '次の分のほかに、'}納期を過ぎた未納はありません。`;
    return [none, ...still, ...free];
  }
  const where = payTo === '' ? '' : `お振込先は、${payTo}です。`;
  return [
    `あなたが区分所有者のときに納期が来た管理費等のうち、下の表の${formatYen(sumYen(owed.map(({ yen }) => yen)))}が、${day}現在、納められていません。所有者でなくなったあとも、この分を支払う義務は残ります。${where}`,
    ...still,
    ...free,
  ];
}

function endsOf(facts: SellerLetterFacts): readonly (readonly [string, string])[] {
  const { on, officers, debit } = facts;
  const day = formatEraDate(on);
  return [
    [
      '組合員の資格',
      `${day}に終わります。この日からの総会の議決権は、新しい区分所有者にあります。`,
    ],
    ['口座振替', debitWords[debit]],
    [
      'スミワ',
      `${day}から、この住戸の区分所有者としては見られません。ほかの住戸をお持ちの方や、住み続ける方は、その立場で見られます。`,
    ],
    ...officers.map(
      (name) =>
        [
          '役員',
          `${name}様の任期は、この変更だけでは終わりません。理事会にご相談ください。`,
        ] as const,
    ),
    [
      'お手元の鍵など',
      '管理組合から借りているものは、新しい区分所有者に引き継ぐか、お返しください。',
    ],
  ];
}

const debitWords: Readonly<Record<SellerLetterFacts['debit'], string>> = {
  stopped:
    '登録してある引落口座は、この変更といっしょに消します。すでに銀行へ依頼した分は、引き落とされることがあります。',
  kept: '引落口座を消す登録はしていません。口座振替をご利用で、止めるときは、管理組合へお申し出ください。',
  none: 'ご利用の登録はありません。',
};
