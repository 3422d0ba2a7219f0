import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { asksMajority } from '#domain/retrieval/question/asks-majority.ts';
import { asksProposals, asksResult, tellsProposals } from './what-was-found.ts';

const most = 4;

/** Where something is decided by votes, whatever it is. */
const isOnVotes = ({ id, category, validity, heading }: KnowledgePassage): boolean =>
  category === 'bylaw' &&
  validity !== 'ended' &&
  /議事）|決議の方法/.test(heading) &&
  !/\.[0-9]+$/.test(id);

/** A table with a finding in every row. */
const isOfFindings = ({ category, text }: KnowledgePassage): boolean =>
  category === 'inspection' && /／(?:結果|判定)：/.test(text);

type Near = {
  /** The places of the nearest passages. */
  readonly nearest: readonly number[];
  readonly accepts: (passage: KnowledgePassage) => boolean;
};

/** 併せて読む: places of passages that answer this kind of question, though they may share no word with it. */
export function readBesides(
  passages: readonly KnowledgePassage[],
  { nearest, accepts }: Near,
  asked: string,
): readonly number[] {
  const places = (is: (passage: KnowledgePassage) => boolean) =>
    passages
      .flatMap((passage, place) => (accepts(passage) && is(passage) ? [place] : []))
      .slice(0, most);
  if (asksMajority(asked)) return places(isOnVotes);
  const near = new Set(nearest.map((place) => passages[place]?.sourceId));
  const ofNear = (is: (passage: KnowledgePassage) => boolean) =>
    places((passage) => near.has(passage.sourceId) && is(passage));
  if (asksProposals(asked)) return ofNear(tellsProposals);
  return asksResult(asked) ? ofNear(isOfFindings) : [];
}
