import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { keptAnswer } from './kept-answer.ts';

const article = (heading: string, text: string, rest: Partial<KnowledgePassage> = {}) =>
  ({
    id: heading,
    origin: 'document',
    sourceId: 'bylaws',
    sourceTitle: '管理規約',
    heading,
    href: '/document/bylaws',
    category: 'bylaw',
    title: '',
    text,
    issuedOn: null,
    inForceFrom: null,
    validity: 'current',
    confidence: null,
    ...rest,
  }) as const satisfies KnowledgePassage;

const books = article(
  '第64条（帳票類）',
  '会計帳簿、契約書その他の帳票類は、理事長が整えて保管する。\n2　理事長は、設計図書を、建物が存続する間、整理して保管しなければならない。',
);
const minutes = article('第49条（議事録）', '理事長は、議事録を保管し、閲覧させなければならない。');

function answerTo(question: string, passages: readonly KnowledgePassage[] = [books, minutes]) {
  const asked = exampleQuestion(question, { today: exampleFacts.today });
  // What was found in texts is not looked at.
  const evidence = {} as Parameters<typeof keptAnswer>[0]['evidence'];
  return keptAnswer({ asked, evidence, known: { facts: exampleFacts, passages } });
}

const linesOf = (...given: Parameters<typeof answerTo>) =>
  answerTo(...given)?.lines.map(({ markdown }) => markdown);

const kept =
  '- 「管理規約」第64条（帳票類）：会計帳簿、契約書その他の帳票類は、理事長が整えて保管する。';

test.each([
  ['帳簿や領収書は何年保管しますか', '帳簿や領収書'],
  ['帳簿の保存期間は何年ですか', '帳簿'],
  ['領収書は何年間とっておくのですか', '領収書'],
])('「%s」: what orders the keeping, and that no term is named', (question, names) => {
  expect(linesOf(question)).toEqual([
    `${names}を何年保管するかの定めは、書類の中に**見つかりませんでした**。`,
    kept,
  ]);
  expect(answerTo(question)?.outcome).toBe('related');
});

test('of minutes their own article is told', () => {
  expect(linesOf('総会の議事録は何年間取っておく決まりですか')?.[1]).toContain('第49条');
});

test('where a term is named, it is told as it was found', () => {
  const term = article('第3条', '領収書その他の帳票類は、10年間保存する。', { category: 'rule' });
  expect(linesOf('領収書は何年保管しますか', [books, term])).toBeUndefined();
  expect(linesOf('設計図書は何年保管しますか')).toBeUndefined();
  const former = { ...term, validity: 'ended' } as const;
  expect(linesOf('領収書は何年保管しますか', [books, former])).toHaveLength(2);
});

test.each([
  '帳簿はどこに保管していますか',
  '防犯カメラの映像は何日保存されますか',
  '領収書をなくしたら何年さかのぼって再発行できますか',
  '帳簿は何年から電子保存ですか',
])('「%s」 is another question', (question) => {
  expect(linesOf(question)).toBeUndefined();
});
