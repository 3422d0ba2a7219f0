import type { Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { orderOfAuthority, sinceWords } from './authority/order-of-authority.ts';
import { besideLines } from './beside-lines.ts';
import { placeOf } from './quoting/place-of.ts';
import { heading, type Line } from './quoting/quoted-line.ts';
import { introduced, isOfPaperYear, saidPassage, saidShortly } from './quoting/said-passage.ts';
import { undecidedLines } from './undecided-lines.ts';

/** 答え: the best passage in full, then what else speaks of it, in order of authority or of likeness. */
export function answeredLines(evidence: Evidence): readonly Line[] {
  const [first, ...others] = evidence.items;
  if (first === undefined) return [];
  const told = withPlace(first, saidPassage(first, evidence), evidence);
  const said = [...undecidedLines(evidence, told), ...told];
  const authority = authorityLines(evidence, said);
  if (authority.length > 0) return [...said, ...authority];
  const saidIds = idsIn(said);
  const unsaid = others.filter(({ passage }) => !saidIds.has(passage.id));
  return [...said, ...besideLines(first, unsaid, evidence)];
}

const whichMeeting =
  /(?:いつ|どの|何月|何年)の(?:通常|臨時)?(?:理事会|総会)|いつ[^。]{0,8}(?:決ま|決め|承認|可決)|決(?:めた|まった)のは?いつ/;
const aDay = /[0-9]+[月年]/;

/**
 * いつの理事会でいくらで決めた: of minutes, the day often stands in the name alone. 前期 and 当期 of an account say nothing
 * before the year of the account.
 */
function withPlace(
  { passage: { category, origin } }: EvidenceItem,
  told: readonly Line[],
  { understood }: Evidence,
): readonly Line[] {
  const isOfMeeting = origin === 'document' && category.endsWith('meeting');
  const isUntold = whichMeeting.test(understood) && !aDay.test(told[0]?.markdown ?? '');
  return (isOfMeeting && isUntold) || isOfPaperYear(told) ? introduced(told) : told;
}

function authorityLines(evidence: Evidence, said: readonly Line[]): readonly Line[] {
  const rungs = orderOfAuthority(evidence);
  if (rungs.length === 0) return [];
  const saidIds = idsIn(said);
  return [
    heading('きまりの関係（上にあるものが優先します）'),
    ...rungs.flatMap(({ name, item }, index) => {
      const { passage } = item;
      const start = `${index + 1}. ${name}：${placeOf(passage)}${sinceWords(passage)}`;
      return saidIds.has(passage.id)
        ? [{ markdown: start, quotes: firstQuote(said, passage.id) }]
        : saidShortly(item, evidence, `${start}　`);
    }),
  ];
}

function idsIn(lines: readonly Line[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ quotes }) => quotes.map(({ passage }) => passage.id)));
}

function firstQuote(said: readonly Line[], id: string): Line['quotes'] {
  return said
    .flatMap(({ quotes }) => quotes.filter(({ passage }) => passage.id === id))
    .slice(0, 1);
}
