import type { Asked, Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { orderOfAuthority, sinceWords } from './authority/order-of-authority.ts';
import { isAboutFormerLaw } from './quoting/choose-spans.ts';
import { placeOf } from './quoting/place-of.ts';
import { heading, type Line } from './quoting/quoted-line.ts';
import { type Question, saidPassage, saidShortly } from './quoting/said-passage.ts';

const mostBesides = 2;
const mostSame = 2;
const leastBeside = 0.3;
const nearFirst = 0.5;
/** Articles that only open or close a set of rules. */
const formal = /（(?:目的|趣旨|用語(?:の意義)?|定義|改廃|細則の改廃|委任|その他)）|^附則/;

/** 答え: the best passage in full, then what else speaks of it, in order of authority or of likeness. */
export function answeredLines(evidence: Evidence, asked: Asked): readonly Line[] {
  const first = leadOf(evidence);
  if (first === undefined) return [];
  const others = evidence.items.filter((item) => item !== first);
  const question = { ...evidence, question: asked.question };
  const direct = saidPassage(first, question);
  const authority = authorityLines(evidence, question, direct);
  return [...direct, ...(authority.length > 0 ? authority : besideLines(first, others, question))];
}

/** The first item, or the one beside it of the same source that tells today's law. */
export function leadOf({ items, understood }: Evidence): EvidenceItem | undefined {
  const [first] = items;
  if (first === undefined || !isAboutFormerLaw(first, understood)) return first;
  const isBetter = (item: EvidenceItem) =>
    item.passage.sourceId === first.passage.sourceId && !isAboutFormerLaw(item, understood);
  return items.find(isBetter) ?? first;
}

function authorityLines(
  evidence: Evidence,
  question: Question,
  said: readonly Line[],
): readonly Line[] {
  const rungs = orderOfAuthority(evidence);
  if (rungs.length === 0) return [];
  const saidIds = new Set(said.flatMap(({ quotes }) => quotes.map(({ passage }) => passage.id)));
  return [
    heading('きまりの関係（上にあるものが優先します）'),
    ...rungs.flatMap(({ name, item }, index) => {
      const { passage } = item;
      const start = `${index + 1}. ${name}：${placeOf(passage)}${sinceWords(passage)}`;
      return saidIds.has(passage.id)
        ? [{ markdown: start, quotes: firstQuote(said, passage.id) }]
        : saidShortly(item, question, `${start}　`);
    }),
  ];
}

function firstQuote(said: readonly Line[], id: string): Line['quotes'] {
  return said
    .flatMap(({ quotes }) => quotes.filter(({ passage }) => passage.id === id))
    .slice(0, 1);
}

function besideLines(
  first: EvidenceItem,
  others: readonly EvidenceItem[],
  question: Question,
): readonly Line[] {
  const least = Math.max(leastBeside, first.chance * nearFirst);
  const besides = others
    .filter(({ chance, passage }) => chance >= least && passage.validity !== 'ended')
    .filter(({ passage }) => !formal.test(passage.heading));
  // The next paragraphs of the same article need no name of their own.
  const isSamePlace = ({ passage }: EvidenceItem) =>
    passage.sourceId === first.passage.sourceId && passage.heading === first.passage.heading;
  const same = besides.filter(isSamePlace).slice(0, mostSame);
  const elsewhere = besides.filter((item) => !isSamePlace(item)).slice(0, mostBesides);
  const lines = elsewhere.flatMap((item) =>
    saidShortly(item, question, `- ${placeOf(item.passage)}：`),
  );
  return [
    ...same.flatMap((item) => saidShortly(item, question, '- ')),
    ...(lines.length === 0 ? [] : [heading('あわせてご覧ください'), ...lines]),
  ];
}
