import { expect, test } from 'vitest';
import { preparePassage } from '#domain/retrieval/indexing/prepare-passage.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { findEvidence } from './find-evidence.ts';
import { confirmedQuestions, type HelpfulAnswer } from './known-to-answer.ts';
import { exampleKnowledge, exampleKnowledgeIndex } from './testing/example-knowledge.ts';

const drill = '防災訓練では何を練習しますか';

function helpful(questions: readonly string[], sourceId: string): HelpfulAnswer {
  const passage = exampleKnowledge.find((it) => it.sourceId === sourceId);
  if (passage === undefined) throw new Error(sourceId);
  const { sentences } = preparePassage(passage);
  return {
    questions,
    askedOn: '2026-11-20',
    passageId: passage.id,
    quote: passage.text.slice(sentences[0]?.start, sentences[0]?.end),
  };
}

function ask(question: string, answers: readonly HelpfulAnswer[]) {
  const asked = { question, previous: [], today: '2026-11-21' } as const;
  const { items } = findEvidence(
    exampleKnowledgeIndex,
    { ...asked, expertMode: 'management', useDocuments: true },
    { thesaurus, hints, confirmed: confirmedQuestions(answers) },
  );
  return items;
}

const chanceOf = (sourceId: string, question: string, answers: readonly HelpfulAnswer[]) =>
  ask(question, answers).find(({ passage }) => passage.sourceId === sourceId)?.chance ?? 0;

test('what answered a question stands higher when it is asked again', () => {
  const answers = [helpful([drill], 'board-2024')];
  expect(chanceOf('board-2024', drill, answers)).toBeGreaterThan(chanceOf('board-2024', drill, []));
  const order = (given: readonly HelpfulAnswer[]) =>
    ask(drill, given).map(({ passage }) => passage.sourceId);
  expect(order([]).indexOf('board-2024')).toBeGreaterThan(order(answers).indexOf('board-2024'));
});

test('a follow-up is remembered with its subject', () => {
  const answers = [helpful(['防災訓練はいつですか', 'そこでは何を練習しますか'], 'board-2024')];
  expect(chanceOf('board-2024', drill, answers)).toBeGreaterThan(chanceOf('board-2024', drill, []));
});

test('another year is another question, whatever else it shares', () => {
  const of2024 = '2024年の防災訓練では何を練習しましたか';
  const of2025 = '2025年の防災訓練では何を練習しましたか';
  const answers = [helpful([of2024], 'board-2024')];
  expect(ask(of2025, answers)).toEqual(ask(of2025, []));
  expect(chanceOf('board-2024', of2024, answers)).toBeGreaterThan(
    chanceOf('board-2024', of2024, []),
  );
  const lastYear = [
    {
      ...helpful(['去年の防災訓練では何を練習しましたか'], 'board-2024'),
      askedOn: '2025-03-01',
    } as const,
  ];
  expect(chanceOf('board-2024', of2024, lastYear)).toBeGreaterThan(
    chanceOf('board-2024', of2024, []),
  );
});

test('other questions about it stay as they were', () => {
  const answers = [helpful(['犬の散歩はどこでできますか'], 'board-2024')];
  expect(ask(drill, answers)).toEqual(ask(drill, []));
});

test('nothing is learnt from words that are no longer there', () => {
  const answers = [{ ...helpful([drill], 'board-2024'), quote: '訓練は取りやめる。' }];
  expect(ask(drill, answers)).toEqual(ask(drill, []));
});
