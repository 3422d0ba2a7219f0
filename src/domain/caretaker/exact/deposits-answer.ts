import { formatPlainDate } from '#domain/calendar.ts';
import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { type BankPlace, banksNamedIn, placesOf, recordLineOf } from './bank-places.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

const kinds = /(定期|決済用|普通)(?:普通)?(?:預金)?/;
const howMuch = /いくら|幾ら|何円|残高|(?:どの?|どれ)(?:くらい|ぐらい|だけ)|内訳|合計|全部/;
const reserve = /修繕積立金(?:会計)?|積立金/;
const general = /管理費(?:会計)?/;
/** What may stand beside it without changing what is asked. */
const beside = /口座|預金|銀行|金庫|信託|管理組合|組合|今|現在|残|預け|教え|円/;

/** 定期預金はいくらありますか, 澄川銀行の残高は: the accounts of that kind or bank in every fund, and their sum. */
export function depositsAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !howMuch.test(text)) return undefined;
  const meant = placesMeant(text, placesOf(known.facts.funds));
  const lines = meant.flatMap((place) => placeLine(place, known));
  const [first] = meant;
  if (first === undefined || lines.length < meant.length) return undefined;
  const totalYen = sumYen(meant.map(({ account }) => account.balanceYen));
  const days = new Set(meant.map(({ account }) => account.asOf));
  const on = days.size === 1 ? `${formatPlainDate(first.account.asOf)}の帳簿で、` : '';
  return {
    outcome: 'answered',
    lines: [
      {
        markdown: `${on}合わせて**${formatYen(totalYen)}**です。`,
        quotes: lines.flatMap(({ quotes }) => quotes),
      },
      ...lines,
    ],
  };
}

/** Nothing where the question names neither kind nor bank, or asks more than what lies there. */
function placesMeant(text: string, places: readonly BankPlace[]): readonly BankPlace[] {
  const { named: atBanks, rest } = banksNamedIn(text, places);
  const named = [...rest.matchAll(new RegExp(kinds, 'g'))].map(([, kind = '']) => kind);
  if (named.length === 0 && atBanks.length === 0) return [];
  if (!isUnderstood(rest, [kinds, reserve, general, howMuch, beside])) return [];
  const code = fundNamed(rest);
  return (atBanks.length === 0 ? places : atBanks).filter(
    ({ fund, account }) =>
      (code === undefined || fund.code === code) &&
      (named.length === 0 || named.some((kind) => account.kind.startsWith(kind))),
  );
}

function fundNamed(text: string): string | undefined {
  if (reserve.test(text)) return 'reserve';
  return general.test(text) ? 'general' : undefined;
}

/** 「修繕積立金会計の澄川銀行（定期預金）：10,000,000円（2026年10月31日現在）」 */
function placeLine(place: BankPlace, known: Known): readonly Line[] {
  const quote = recordLineOf(place, known);
  return quote
    ? [{ markdown: `- ${place.fund.name}の${escapeMarkdown(quote.words)}`, quotes: [quote] }]
    : [];
}
