import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { askedMass } from '#domain/retrieval/answer/answer-from.ts';
import { conceptsOf, presenceOf, shareOfConcepts } from '#domain/retrieval/answer/concepts.ts';
import { subjectsOf } from '#domain/retrieval/answer/subjects.ts';
import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import { containsExpected } from '#domain/retrieval/question/expected-answer.ts';
import type { Found, Hit } from '#domain/retrieval/search/search-index.ts';
import type { QuestionSigns } from './question-signs.ts';

export function passageFeatures(
  index: SearchIndex<KnowledgePassage>,
  found: Found,
  signs: QuestionSigns,
): readonly (readonly number[])[] {
  const concepts = conceptsOf(found.question);
  const mass = askedMass(found) || 1;
  const passages = found.hits.map(({ place }) => index.passages[place]);
  const bestOf = new Map<string, number[]>();
  for (const [rank, hit] of found.hits.entries()) {
    const id = passages[rank]?.sourceId ?? '';
    bestOf.set(id, [...(bestOf.get(id) ?? []), hit.score]);
  }
  const subjects = subjectsOf(found.question);
  const texts = found.hits.map(({ place }) => {
    const { foldedTitle, folded } = index.sentencesOf(place);
    return `${foldedTitle}\n${folded.join('\n')}`;
  });
  const weights = subjects.map((subject) => {
    const count = texts.filter((text) => presenceOf(subject, text) >= 0.7).length;
    return subject.weight * Math.log(1 + (texts.length + 1) / (count + 0.5));
  });
  const total = weights.reduce((a, b) => a + b, 0) || 1;
  const cover = (text: string) =>
    subjects.reduce((sum, s, i) => sum + (weights[i] ?? 0) * presenceOf(s, text), 0) / total;
  return found.hits.map((hit: Hit, rank) => {
    const covers = index
      .sentencesOf(hit.place)
      .folded.map((s) => cover(`${index.sentencesOf(hit.place).foldedTitle}\n${s}`));

    const passage = passages[rank];
    const prepared = index.sentencesOf(hit.place);
    const category = passage?.category ?? 'other';
    const origin = passage?.origin ?? 'document';
    const best = hit.evidence.sentenceValues.indexOf(hit.evidence.bestValue);
    const has = prepared.folded.map((s) => containsExpected(signs.expected, signs.asked, s));
    const strict = signs.expected.isStrict;
    const others = (bestOf.get(passage?.sourceId ?? '') ?? []).filter((s) => s !== hit.score);
    const text = [prepared.foldedTitle, ...prepared.folded].join('\n');
    const is = (b: boolean) => (b ? 1 : 0);
    const minutes = category === 'board-meeting' || category === 'general-meeting';
    return [
      hit.score / mass,
      hit.evidence.bestValue / mass,
      shareOfConcepts(concepts, text),
      shareOfConcepts(concepts, prepared.foldedTitle),
      shareOfConcepts(concepts, `${prepared.foldedTitle}\n${prepared.folded[best] ?? ''}`),
      Math.log(prepared.length + 1) / 5,
      is(strict && has.some(Boolean)),
      is(strict && (has[best] ?? false)),
      is(!strict && has.some(Boolean)),
      is(origin === 'law' && signs.asksLaw),
      is(origin === 'law' && !signs.asksLaw),
      is(origin === 'record' && signs.asksLive),
      is(origin === 'record' && !signs.asksLive),
      is(category === 'board-meeting' && signs.asksDecision),
      is(category === 'board-meeting' && !signs.asksDecision),
      is(category === 'general-meeting' && signs.asksDecision),
      is(category === 'general-meeting' && !signs.asksDecision),
      is(category === 'rule'),
      is(category === 'bylaw'),
      is(category === 'notice'),
      is(category === 'plan'),
      is(category === 'contract'),
      is(category === 'inspection'),
      is(passage?.validity === 'ended'),
      Math.max(0, ...others) / (found.hits[0]?.score || 1),
      Math.log(1 + others.length),
      is(minutes) *
        (passage?.issuedOn
          ? (Number(passage.issuedOn.slice(0, 4)) -
              2026 +
              Number(passage.issuedOn.slice(5, 7)) / 12) /
            3
          : 0),
      hit.share,
      cover(text),
      cover(prepared.foldedTitle),
      Math.max(0, ...covers),
      covers[best] ?? 0,
      Math.max(0, ...covers.map((c, i) => c + (strict && has[i] ? 0.5 : 0))),
      hit.evidence.sentenceValues.length > 0 ? Math.log(hit.evidence.sentenceValues.length) : 0,
    ];
  });
}
