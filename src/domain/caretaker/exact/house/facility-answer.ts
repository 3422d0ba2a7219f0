import { placeOf } from '#domain/caretaker/answering/quoting/place-of.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { type Span, spansOf } from '#domain/caretaker/answering/quoting/spans.ts';
import { contactQuote } from '#domain/caretaker/answering/spoken/emergency-lines.ts';
import type { ExactAnswer, ExactGiven, Known } from '#domain/caretaker/exact/known.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { type AskedThing, askedThing } from './asked-thing.ts';
import { contractedWord, sharedFacility, withoutWires } from './house-things.ts';
import { listedIn, namedBy, type ThingRecorded, thingsRecorded } from './things-recorded.ts';
import { parkingAnswer, roomUnknown } from './vacancy-answer.ts';

/** 自転車を置く場所はありますか: whether the house has a thing, and what the records and its contracts tell of it. */
export function facilityAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const thing = asked.useDocuments ? askedThing(asked.question) : undefined;
  if (thing === undefined) return undefined;
  const recorded = thingsRecorded(known);
  const named = namedBy(recorded, thing.name);
  if (named.length > 0) return recordedAnswer(named, thing, known);
  if (thing.about === 'vacancy') return undefined;
  return (
    listedAnswer(recorded, thing) ??
    contractAnswer(thing.name, known) ??
    whomToAsk(thing.name, known) ??
    noneAnswer(thing.name, known)
  );
}

function recordedAnswer(
  named: readonly ThingRecorded[],
  { about }: AskedThing,
  known: Known,
): ExactAnswer | undefined {
  const asksForRoom = about === 'vacancy';
  const parking = parkingAnswer(named, asksForRoom, known);
  if (parking !== undefined) return parking;
  if (asksForRoom) return roomUnknown(named, named.flatMap(linesOf), known);
  // Whether a machine works today is in no record.
  if (about === 'use' && !named.every(isOnlyRoom(known))) return undefined;
  return yes(named.flatMap(linesOf));
}

const isOnlyRoom =
  ({ facts: { equipment } }: Known) =>
  ({ name, isFacility }: ThingRecorded): boolean =>
    isFacility && equipment.every((one) => one.name !== name);

function yes(lines: readonly Line[]): ExactAnswer | undefined {
  const [first, ...rest] = lines;
  if (first === undefined) return undefined;
  const markdown = `**はい。**${first.markdown.replace(/^- /, '')}`;
  return { outcome: 'answered', lines: [{ ...first, markdown }, ...rest] };
}

const linesOf = ({ passage, sentences }: ThingRecorded): readonly Line[] =>
  sentences.map((words) => quoted(passage, words));

function quoted(passage: KnowledgePassage, words: string, shown = words): Line {
  return { markdown: `- ${escapeMarkdown(shown)}`, quotes: [{ passage, words }] };
}

function listedAnswer(
  things: readonly ThingRecorded[],
  { name, about }: AskedThing,
): ExactAnswer | undefined {
  const listed = listedIn(things, name);
  if (listed === undefined || about !== 'existence') return undefined;
  const { thing, sentence } = listed;
  const others = linesOf({ ...thing, sentences: thing.sentences.slice(0, 1) });
  return yes([quoted(thing.passage, sentence, `${thing.name}：${sentence}`), ...others]);
}

/** 内容, 住戸の料金, 連絡先: of a contract, what is done, what it costs and whom to call, in this order. */
const ofInterest: readonly RegExp[] = [
  /^(?:内容|対象|サービス)[^：]*：/,
  /^[^：]*(?:料金|費用|使用料)：/,
  /^(?:連絡先|問い?合わせ先?)：/,
];

/** インターネットは使えますか: what the contract of that name says; a notice of works tells of one day. */
function contractAnswer(asked: string, { passages }: Known): ExactAnswer | undefined {
  const word = contractedWord(asked);
  const passage = passages.find(
    (one) => isContract(one) && plainQuestion(one.sourceTitle).startsWith(plainQuestion(word)),
  );
  const spans = passage ? spansOf(passage.text) : [];
  const rows = ofInterest.flatMap((label) => spans.filter(isRowOf(label)));
  if (passage === undefined || rows.length === 0) return undefined;
  const lines = [...rows, ...spans.filter(({ isRow }) => !isRow)].map(({ text }) =>
    quoted(passage, text),
  );
  const place = `${placeOf(passage)}に、次のようにあります。`;
  if (!withoutWires.test(asked)) {
    return { outcome: 'answered', lines: [lead(`**はい。**${place}`, passage, rows), ...lines] };
  }
  if (isToldOf(asked, passages)) return undefined;
  const first = `Wi-Fi（無線）の設備があるという記載は、書類に見つかりませんでした。${escapeMarkdown(word)}については、${place}`;
  return { outcome: 'related', lines: [lead(first, passage, rows), ...lines] };
}

const isRowOf =
  (label: RegExp) =>
  ({ isRow, text }: Span): boolean =>
    isRow && label.test(text);

function lead(markdown: string, passage: KnowledgePassage, [row]: readonly Span[]): Line {
  return { markdown, quotes: row ? [{ passage, words: row.text }] : [] };
}

const isContract = ({ origin, category, validity }: KnowledgePassage): boolean =>
  origin === 'document' &&
  category === 'contract' &&
  (validity === 'current' || validity === 'always');

/** インターネットがつながらないとき: who may not read the contract is told of its company, as the list of numbers has it. */
function whomToAsk(asked: string, { facts: { contacts } }: Known): ExactAnswer | undefined {
  const word = contractedWord(asked);
  const lines = contacts
    .filter(({ purpose }) => plainQuestion(purpose).startsWith(`${word}が`))
    .flatMap((contact) => contactQuote(contacts, contact));
  if (lines.length === 0) return undefined;
  const first = `${escapeMarkdown(word)}について記録にあるのは、次の連絡先です。使い方と料金は、こちらにお尋ねください。`;
  return { outcome: 'related', lines: [own(first), ...lines] };
}

/** ゲストルームはありますか: the list of what is shared is whole, as long as no paper tells of one. */
function noneAnswer(asked: string, { facts, passages }: Known): ExactAnswer | undefined {
  const names = facts.facilities.map(({ name }) => name);
  if (names.length === 0 || !sharedFacility.test(asked) || isToldOf(asked, passages))
    return undefined;
  return {
    outcome: 'answered',
    lines: [
      own(`共用施設の記録に、${escapeMarkdown(asked)}は**ありません**。`),
      own(
        `記録にある共用施設は、${escapeMarkdown(names.join('、'))}です。場所と使い方は、[「建物概要」の画面の「共用施設・駐車場」](/demo/community#facilities)で見られます。`,
      ),
    ],
  };
}

const isToldOf = (asked: string, passages: readonly KnowledgePassage[]): boolean =>
  passages.some(
    ({ origin, sourceTitle, heading, text }) =>
      origin !== 'law' && plainQuestion(`${sourceTitle}\n${heading}\n${text}`).includes(asked),
  );
