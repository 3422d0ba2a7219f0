import { clauseWords, lateRateWords } from '#domain/billing/billing-rules.ts';
import type { Month } from '#domain/billing/tariff.ts';
import { formatEraDate } from '#domain/era.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { DunnedItem } from './dunning.ts';
import { type LetterFacts, monthWords } from './letter.ts';

/** 内容証明, written across: at most so many characters in a line and lines on a sheet. */
export const certifiedLimits = { characters: 20, lines: 26 } as const;
/** Room for the stamps of the post office at the end. */
const linesForStamps = 5;

/** What the post office takes: kana, kanji, digits and common marks, all of full width. */
const writable =
  /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}０-９Ａ-Ｚａ-ｚ　、。，．・ー－〜（）「」％々〇〆ヶ]$/u;

/** 催告書 as sheets of lines. Every character counts as one, a pair of brackets as two: never more than allowed. */
export function certifiedSheets(facts: LetterFacts): readonly (readonly string[])[] {
  const lines = certifiedParagraphs(facts).flatMap(wrapped);
  const sheets: string[][] = [];
  for (let from = 0; from < lines.length; from += certifiedLimits.lines) {
    sheets.push(lines.slice(from, from + certifiedLimits.lines));
  }
  const last = sheets.at(-1);
  const most = certifiedLimits.lines - linesForStamps;
  if (last && last.length > most) sheets.push(last.splice(most));
  return sheets;
}

/** The characters that cannot be written in such a letter. */
export function unwritableIn(facts: LetterFacts): readonly string[] {
  const text = certifiedParagraphs(facts).join('');
  return [...new Set([...text].filter((character) => !writable.test(character)))];
}

function wrapped(paragraph: string): readonly string[] {
  const characters = [...paragraph];
  const lines: string[] = [];
  for (let from = 0; from < characters.length; from += certifiedLimits.characters) {
    lines.push(characters.slice(from, from + certifiedLimits.characters).join(''));
  }
  return lines;
}

function certifiedParagraphs(facts: LetterFacts): readonly string[] {
  const { items, lateRate, lateClause, payTo } = facts;
  const total = sumYen(items.map(({ yen }) => yen));
  const rate =
    lateRate === 0
      ? ''
      : `納期の翌日から支払の日まで${lateRateWords(lateRate)}の割合による遅延損害金、`;
  return [
    '　　　　　　　催告書',
    formatEraDate(facts.writtenOn),
    facts.address,
    `${facts.addressee}　殿`,
    facts.buildingAddress,
    facts.associationName,
    `理事長　${facts.chairName}`,
    `　貴殿は、${facts.buildingName}${facts.number}号室の区分所有者として、管理規約及び建物の区分所有等に関する法律第19条により、当管理組合に対し次の管理費等を支払う義務がありますが、${formatEraDate(facts.asOf)}現在、支払がありません。`,
    ...rangesOf(items).map(
      ({ item, from, until, yen }, index) =>
        `${index + 1}　${item}　${spanWords(from, until)}　金${money(yen)}円`,
    ),
    `合計　金${money(total)}円`,
    facts.formerDebt === '' ? '' : `　${facts.formerDebt}`,
    '　つきましては、本書が到達した日から14日以内に、上記の合計額を次の口座に振り込んで支払うよう催告します。',
    `　期限までに支払がないときは、理事会の決議により訴訟その他の法的な手続をとることがあり、その場合は、${clauseWords(lateRate === 0 ? '' : lateClause)}の定めにより${rate}弁護士費用その他の回収に要する費用も請求します。`,
    payTo === '' ? '' : `振込先　${payTo}`,
  ]
    .filter((line) => line !== '')
    .map(fullWidth);
}

type Range = {
  readonly item: string;
  readonly from: Month;
  readonly until: Month;
  readonly yen: Yen;
};

/** Months that follow each other are one line of an item. */
function rangesOf(items: readonly DunnedItem[]): readonly Range[] {
  const ranges: Range[] = [];
  const names = items.map(({ item }) => item);
  const sorted = items.toSorted(
    (one, other) =>
      names.indexOf(one.item) - names.indexOf(other.item) || one.month.localeCompare(other.month),
  );
  for (const { item, month, yen } of sorted) {
    const before = ranges.at(-1);
    if (before && before.item === item && addMonths(before.until, 1) === month) {
      ranges[ranges.length - 1] = { ...before, until: month, yen: before.yen + yen };
    } else ranges.push({ item, from: month, until: month, yen });
  }
  return ranges;
}

function spanWords(from: Month, until: Month): string {
  return from === until ? monthWords(from) : `${monthWords(from)}から${monthWords(until)}まで`;
}

function money(yen: Yen): string {
  return yen.toLocaleString('ja-JP');
}

function fullWidth(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(' ', '　')
    .replaceAll(/[!-~]/g, (character) =>
      String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0),
    );
}
