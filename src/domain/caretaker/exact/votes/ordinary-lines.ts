import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import { ruleFor } from '#domain/resolutions/rule-for.ts';
import { passWords, quorumWords } from './demand-words.ts';
import { lawQuote, resting, saidByLaw } from './law-quote.ts';
import { baseLines } from './majority-lines.ts';
import { type OwnClause, ownClauseNaming, ownClauseOn, ownQuorum } from './own-clause.ts';
import { clauseLine, ownLines, quotedArticle } from './own-lines.ts';

/** How the bylaws may name a matter that most buildings decide by 普通決議; some ask for more. */
const topicsInBylaws: readonly (readonly [topic: RegExp, named: RegExp])[] = [
  [/細則/, /細則/],
  [/予算/, /予算/],
  [/決算/, /決算/],
  [/報酬/, /報酬/],
  [/解任/, /役員の.{0,6}解任/],
  [/選任/, /役員の.{0,3}選任/],
  [/管理費/, /管理費/],
  [/積立金/, /積立金/],
  [/使用料/, /使用料/],
  [/管理会社/, /委託契約/],
];
const duesTopic = /の額$/;

/** 普通決議: what the building's own bylaws make of it, and what the Act says where they are silent. */
export function ordinaryLines(known: Known, topic: string | null): readonly Line[] {
  const ofBylaws = clauseFor(known, topic);
  const quorum = ownQuorum(known);
  const applied = ruleFor('ordinary', 'from-2026-04', ofBylaws?.clause);
  if (applied === undefined) return [];
  const words = passWords(applied.rule, ofBylaws ? '組合員' : '区分所有者');
  return [
    ...resting(leadOf(topic, words, isOrdinary(ofBylaws)), [
      ofBylaws?.sentence,
      lawQuote(known, 'kubun-39', /過半数の賛成/),
    ]),
    ...saidByLaw(known, 'kubun-39', /ちょうど半分/),
    ...baseLines(known, applied.rule),
    ...quorumLines(known, quorum),
    ...duesLines(known, topic),
    ...lawLines(known, ofBylaws),
    ...ownLines([
      ...(ofBylaws ? [clauseLine(ofBylaws, applied.refused, applied.rule.article)] : []),
      ...(quorum ? [quotedArticle(quorum.sentence)] : []),
    ]),
  ];
}

function quorumLines(known: Known, quorum: ReturnType<typeof ownQuorum>): readonly Line[] {
  if (quorum === undefined) return saidByLaw(known, 'kubun-39', /定足数/);
  const words = quorumWords(quorum.quorum, '組合員');
  return resting(`- 総会が成立するには、${words}の出席が必要です（定足数）。`, [quorum.sentence]);
}

function leadOf(topic: string | null, words: string, isUsual: boolean): string {
  if (topic === null) return `普通決議には、**${words}**の賛成が必要です。`;
  const kind = isUsual ? `${topic}は、普通決議で決めます。` : '';
  return `${kind}${isUsual ? '' : `${topic}を決めるには、`}**${words}**の賛成が必要です。`;
}

/** A paragraph on votes that names the matter itself goes before the one on everything else. */
function clauseFor(known: Known, topic: string | null): OwnClause | undefined {
  const [, named] = topicsInBylaws.find(([words]) => words.test(topic ?? '')) ?? [];
  return (named && ownClauseNaming(known, named)) ?? ownClauseOn(known, 'ordinary');
}

const isOrdinary = (ofBylaws: OwnClause | undefined): boolean =>
  ofBylaws === undefined || /普通決議|過半数/.test(ofBylaws.sentence.words);

/** A sum that stands in the bylaws is changed as they are. */
function duesLines(known: Known, topic: string | null): readonly Line[] {
  if (topic === null || !duesTopic.test(topic)) return [];
  const applied = ruleFor('bylaw', 'from-2026-04');
  if (applied === undefined) return [];
  return resting(
    `- 額が管理規約そのものに書かれているときは、規約の変更になります。${passWords(applied.rule, '区分所有者')}の賛成が必要です。`,
    [lawQuote(known, 'kubun-31', /4分の3以上/)],
  );
}

function lawLines(known: Known, ofBylaws: OwnClause | undefined): readonly Line[] {
  const law = ruleFor('ordinary', 'from-2026-04');
  if (law === undefined) return [];
  if (ofBylaws === undefined) {
    return [own('- 管理規約に別の定めがあるときは、規約の数え方で決まります。')];
  }
  return resting(
    `- 法律の原則は、${passWords(law.rule, '区分所有者')}です。普通決議の数え方は、規約で変えられます。`,
    [lawQuote(known, 'kubun-39', /規約で別の定め/), lawQuote(known, 'kubun-39', /過半数の賛成/)],
  );
}
