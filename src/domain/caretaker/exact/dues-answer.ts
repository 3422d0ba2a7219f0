import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

const recordId = 'record-dues';
const dues = /管理費|積立金|毎月の(?:支払|お金|費用)|月々|月いくら/;
const howMuch =
  /いくら|何円|金額|月額|教えて|知りたい|おいくら|(?:管理費|積立金)(?:は|って)?[?？。]*$/;
/** What is owed, decided or spent is another question. */
const otherwise =
  /滞納|未納|払って(?:い)?(?:ない|ません)|値上|上が|上げ|予算|使い|使わ|残高|総額|決ま|時効|誰|なぜ|いつ|将来|足り/;
const aDwelling =
  /(?<![0-9])([0-9]{3,4})(?:号室?|の(?:部屋|家|住戸))|(?:うち|私|わたし|自宅|部屋)(?:は|の部屋は|が)?([0-9]{3,4})(?![0-9年月円日])/;

/** うちは805号室です。管理費はいくら: what that dwelling pays in a month. */
export function duesAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !dues.test(text) || !howMuch.test(text) || otherwise.test(text)) {
    return undefined;
  }
  const number = numberIn(text) ?? ownNumberBefore(asked.previous);
  const lines = number === undefined ? ownLines(known, text) : linesFor(known, number);
  return lines && lines.length > 0 ? { outcome: 'answered', lines } : undefined;
}

const theOwn =
  /うち(?:の(?!マンション|管理組合|組合)|は|って)|我が家|わが家|私|わたし|自宅|自分の(?:部屋|住戸|家|管理費|修繕|積立)/;

/** うちの修繕積立金はいくら: who is known to own a dwelling need not name it. */
function ownLines(known: Known, text: string): readonly Line[] | undefined {
  if (!theOwn.test(text)) return undefined;
  return known.facts.ownDwellings.flatMap((number) => linesFor(known, number) ?? []);
}

function numberIn(text: string): string | undefined {
  const [, named, ownNumber] = aDwelling.exec(text) ?? [];
  return named ?? ownNumber;
}

/** Who said before where they live asks for their own. */
const ownNumberBefore = (previous: readonly string[]): string | undefined =>
  previous
    .map(plainQuestion)
    .filter((text) => /うち|私|わたし|自宅|住んで/.test(text))
    .flatMap((text) => numberIn(text) ?? [])
    .at(-1);

function linesFor({ facts, passages }: Known, number: string): readonly Line[] | undefined {
  const passage = passages.find(({ id }) => id === recordId);
  if (passage === undefined) return undefined;
  const type = facts.dwellingTypes.find(({ numbers }) => numbers.includes(number));
  const [range = ''] = passage.text.split('\n');
  if (type === undefined) {
    return [
      own(`${number}号室は、住戸の記録に見つかりません。部屋番号をお確かめください。`),
      { markdown: escapeMarkdown(range), quotes: [{ passage, words: range }] },
    ];
  }
  const { managementFeeYen, reserveFeeYen, areaM2, planType } = type;
  const sumYen = managementFeeYen + reserveFeeYen;
  const sums = [formatYen(managementFeeYen), formatYen(reserveFeeYen)];
  const words = passage.text
    .split('\n')
    .find((line) => sums.every((sum) => line.includes(sum)) && line.includes(`${areaM2}㎡`));
  const quotes = [{ passage, words: words ?? range }];
  return [
    {
      markdown: `${number}号室は、毎月の管理費が**${sums[0]}**、修繕積立金が**${sums[1]}**、合わせて**${formatYen(sumYen)}**です。`,
      quotes,
    },
    {
      markdown: `- ${escapeMarkdown(planType || '住戸')}、専有面積${areaM2}㎡の住戸の金額です。`,
      quotes,
    },
    own('- 駐車場や駐輪場などの使用料は、含まれていません。'),
  ];
}
