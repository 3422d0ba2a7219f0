import { formatPlainDate } from '#domain/calendar.ts';
import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { balanceId } from '#domain/caretaker/records/fund-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

const kinds = /(定期|決済用|普通)(?:普通)?(?:預金)?/;
const howMuch = /いくら|幾ら|何円|残高|(?:どの?|どれ)(?:くらい|ぐらい|だけ)|内訳|合計|全部/;
const reserve = /修繕積立金(?:会計)?|積立金/;
const general = /管理費(?:会計)?/;
/** What may stand beside it without changing what is asked. */
const beside = /口座|預金|銀行|金庫|信託|管理組合|組合|今|現在|残|預け|教え|円/;

type Fund = Known['facts']['funds'][number];
type Place = { readonly fund: Fund; readonly account: Fund['accounts'][number] };

/** 定期預金はいくらありますか, 澄川銀行の残高は: the accounts of that kind or bank in every fund, and their sum. */
export function depositsAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !howMuch.test(text)) return undefined;
  const places = known.facts.funds.flatMap((fund) =>
    fund.accounts.map((account) => ({ fund, account })),
  );
  const meant = placesMeant(text, places);
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
function placesMeant(text: string, places: readonly Place[]): readonly Place[] {
  const isNamed = ({ account }: Place) => text.includes(plainQuestion(account.bank));
  const banks = places.filter(isNamed);
  const rest = banks.reduce(
    (words, { account }) => words.replaceAll(plainQuestion(account.bank), ''),
    text,
  );
  const named = [...rest.matchAll(new RegExp(kinds, 'g'))].map(([, kind = '']) => kind);
  if (named.length === 0 && banks.length === 0) return [];
  if (!isUnderstood(rest, [kinds, reserve, general, howMuch, beside])) return [];
  const code = fundNamed(rest);
  return places.filter(
    (place) =>
      (code === undefined || place.fund.code === code) &&
      (named.length === 0 || named.some((kind) => place.account.kind.startsWith(kind))) &&
      (banks.length === 0 || isNamed(place)),
  );
}

function fundNamed(text: string): string | undefined {
  if (reserve.test(text)) return 'reserve';
  return general.test(text) ? 'general' : undefined;
}

/** 「修繕積立金会計の澄川銀行（定期預金）：10,000,000円（2026年10月31日現在）」 */
function placeLine({ fund, account }: Place, { passages }: Known): readonly Line[] {
  const passage = passages.find(({ id }) => id === balanceId(fund.code));
  const start = `${account.bank}（${account.kind}）：${formatYen(account.balanceYen)}`;
  const words = passage?.text.split('\n').find((line) => line.startsWith(start));
  return passage && words
    ? [{ markdown: `- ${fund.name}の${escapeMarkdown(words)}`, quotes: [{ passage, words }] }]
    : [];
}
