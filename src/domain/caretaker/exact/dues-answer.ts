import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { dwellingNamedIn, isOfOwnDwelling } from './asked-dwelling.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

const recordId = 'record-dues';
const dues = /管理費|積立金|毎月の(?:支払|お金|費用)|月々|月いくら/;
const howMuch =
  /いくら|何円|金額|月額|教えて|知りたい|おいくら|(?:管理費|積立金)(?:は|って)?[?？。]*$/;
/** What is owed, decided or spent is another question. */
const otherwise =
  /滞納|未納|払って(?:い)?(?:ない|ません)|値上|上が|上げ|予算|使い|使わ|残高|総額|決ま|時効|誰|なぜ|いつ|将来|足り/;
/** 今月の管理費は: whoever pays month by month asks for their own first. */
const ofThisMonth = /今月|毎月|月々|月いくら/;
/** What may stand beside it without changing what is asked. */
const beside =
  /毎月|月々|月額|修繕|一?1?か?月|今月|今年度?|現在|今|合計|合算|合わせ|全部|総額|両方|支払[いうっ]?|払[いうっ]?|納め|負担|引き?落と?し?|お?金額?|額|費用|料金?|円|分|教え|知|お願|部屋|住戸|号室?|家|自宅|自分|私|僕|俺|我|番|住|者|組合員?|等/;
/** A case is asked for, and not what is paid today. */
const inACase = /(?<!でし|だっ)たら|れば|場合|とき|(?:な|す|え)ると|円(?:なら|だと)/;

/** うちは805号室です。管理費はいくら: what that dwelling pays in a month. */
export function duesAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !dues.test(text) || !howMuch.test(text) || !isOfToday(text)) {
    return undefined;
  }
  const number = dwellingNamedIn(text) ?? ownNumberBefore(asked.previous);
  const lines = number === undefined ? ownLines(known, text) : linesFor(known, number);
  return lines && lines.length > 0 ? { outcome: 'answered', lines } : undefined;
}

/** Nothing is left unread: a figure or a condition asks for another sum. */
function isOfToday(text: string): boolean {
  const number = dwellingNamedIn(text);
  const rest = number === undefined ? text : text.replace(number, '');
  return (
    !otherwise.test(rest) &&
    !inACase.test(rest) &&
    isUnderstood(rest, [/管理費|積立金/, beside, howMuch])
  );
}

/** うちの修繕積立金はいくら: whose dwelling is known need not name it. */
function ownLines(known: Known, text: string): readonly Line[] | undefined {
  const isOwn = isOfOwnDwelling(text);
  if (!isOwn && !ofThisMonth.test(text)) return undefined;
  const { ownDwellings, ownHomes } = known.facts;
  const lines = [...ownDwellings, ...ownHomes].flatMap((number) => linesFor(known, number) ?? []);
  if (lines.length === 0) return undefined;
  return [
    ...lines,
    ...(ownHomes.length > 0 ? [own(`- ${toOwners}`)] : []),
    ...(isOwn ? [] : rangeLines(known)),
  ];
}

const toOwners =
  'この金額は、部屋の所有者（区分所有者）に請求されます。部屋を借りている方が大家さんに支払う金額は、賃貸借契約のとおりです。';

/** What every dwelling pays, where it was not said whose dues are meant. */
function rangeLines({ passages }: Pick<Known, 'passages'>): readonly Line[] {
  const passage = passages.find(({ id }) => id === recordId);
  const [words = ''] = passage?.text.split('\n') ?? [];
  return passage && words !== ''
    ? [{ markdown: escapeMarkdown(words), quotes: [{ passage, words }] }]
    : [];
}

/** Who said before where they live asks for their own. */
const ownNumberBefore = (previous: readonly string[]): string | undefined =>
  previous
    .map(plainQuestion)
    .filter((text) => /うち|私|わたし|自宅|住んで/.test(text))
    .flatMap((text) => dwellingNamedIn(text) ?? [])
    .at(-1);

function linesFor({ facts, passages }: Known, number: string): readonly Line[] | undefined {
  const passage = passages.find(({ id }) => id === recordId);
  if (passage === undefined) return undefined;
  const type = facts.dwellingTypes.find(({ numbers }) => numbers.includes(number));
  const [range = ''] = passage.text.split('\n');
  if (type === undefined) {
    return [
      own(`${number}号室は、住戸の記録に見つかりません。部屋番号をお確かめください。`),
      ...rangeLines({ passages }),
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
