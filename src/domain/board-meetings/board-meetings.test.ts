import { describe, expect, test } from 'vitest';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { checkBoardMinutes } from './board-checks.ts';
import { callVerdict } from './board-convocation.ts';
import type { BoardFacts } from './board-facts.ts';
import { type BoardEvening, boardMinutesPaper, resultOf, tallyOf } from './board-minutes.ts';
import { boardProposals, type OpenMatters } from './board-proposals.ts';
import { type BoardItem, type BoardRecord, beginRecord, type Officer } from './board-record.ts';
import { boardRules } from './board-rules.ts';
import { circulationRefusal, countCirculation } from './circulation.ts';
import { decideBoard, type Stand, stands } from './decide-board.ts';
import { ruleSentences } from './rule-sentences.ts';

const passage = (heading: string, text: string): KnowledgePassage => ({
  id: heading,
  title: `管理規約 ${heading}`,
  heading,
  text,
  origin: 'document',
  sourceId: 'bylaws',
  sourceTitle: '管理規約',
  href: '/document/bylaws',
  category: 'bylaw',
  issuedOn: '2026-05-24',
  inForceFrom: null,
  validity: 'current',
  confidence: null,
});

const own = [
  passage(
    '第17条（専有部分のリフォーム工事）',
    '区分所有者は、申請し、承認を受けなければならない。',
  ),
  passage('第21条（敷地及び共用部分等の管理）', '保存行為は、理事長の承認を受けて行う。'),
  passage('第22条（窓ガラス等の改良）', '申請により改良することができる。'),
  passage(
    '第52条（理事会の招集）',
    '理事会は、理事長が招集する。\n\n2　招集の通知は、会日の1週間前までに、日時、場所及び議題を示して、理事及び監事に発しなければならない。',
  ),
  passage(
    '第53条（理事会の会議及び議事）',
    [
      '理事会は、理事の半数以上が出席しなければ開くことができず、その議事は、出席した理事の過半数で決する。',
      '2　理事は、自ら出席して議決に加わるものとし、代理人による出席は認めない。',
      '3　決議について特別の利害関係を有する理事は、議決に加わることができず、第1項の出席した理事の数に算入しない。',
      '4　第17条及び第22条の申請に対する承認並びに第21条第5項の承認については、理事の過半数が書面又は電磁的方法により承諾したときは、理事会の決議に代えることができる。',
    ].join('\n\n'),
  ),
];
const rules = boardRules(own);
const model = boardRules([]);

describe('the rules of a board', () => {
  test('are read from its bylaws', () => {
    expect(rules.period).toMatchObject({ value: { count: 1, unit: 'week' }, isOwn: true });
    expect(rules.quorum).toMatchObject({ value: { n: 1, d: 2, strict: false }, isOwn: true });
    expect(rules.hasProxies).toMatchObject({ value: false, isOwn: true });
    expect(rules.recusedLeave).toMatchObject({ value: true, isOwn: true });
    expect(rules.circulation?.kinds).toEqual(['works', 'windows', 'preservation']);
    expect(rules.circulation?.article.place).toContain('第53条');
    expect(ruleSentences(rules).map(({ words }) => words)).toContain(
      '招集の通知は、会日の1週間前までに出します。',
    );
  });

  test('are the usual ones where the bylaws say nothing, and nothing is approved in writing', () => {
    expect(model.period).toMatchObject({ value: { count: 2, unit: 'week' }, isOwn: false });
    expect(model.hasProxies.value).toBe(false);
    expect(model.circulation).toBeNull();
    expect(ruleSentences(model).every(({ isOwn }) => !isOwn)).toBe(true);
  });

  test('let somebody stand in only where the bylaws say so', () => {
    const spouse = passage(
      '第53条（理事会の会議及び議事）',
      '理事は、配偶者に代理させることができる。',
    );
    expect(boardRules([spouse]).hasProxies.value).toBe(true);
  });

  test.each([
    ['2026-12-20', '2026-12-12', 'in-time'],
    ['2026-12-20', '2026-12-13', 'late'],
  ])('a meeting on %s called on %s is %s', (heldOn, today, state) => {
    expect(callVerdict(heldOn, today, rules)).toMatchObject({ state, latestOn: '2026-12-12' });
  });
});

describe('the vote of a board', () => {
  const of = (...votes: Stand[]) => decideBoard(5, votes, rules);

  test('takes half of the directors and more than half of those present', () => {
    expect(of('yes', 'yes', 'yes')).toMatchObject({ hasQuorum: true, passes: true, needed: 2 });
    expect(of('yes', 'yes')).toMatchObject({ hasQuorum: false, passes: false });
    expect(of('yes', 'yes', 'no', 'no')).toMatchObject({ passes: false, needed: 3 });
    expect(of('yes', 'yes', 'abstain', 'abstain')).toMatchObject({ passes: false });
    expect(of('yes', 'yes', 'yes', 'no', 'no')).toMatchObject({ passes: true });
  });

  test('leaves whoever is concerned out of those present where the bylaws say so', () => {
    const votes: Stand[] = ['yes', 'yes', 'no', 'recused'];
    expect(decideBoard(5, votes, rules)).toMatchObject({ present: 3, passes: true });
    expect(decideBoard(5, votes, model)).toMatchObject({ present: 4, passes: false });
    expect(of('yes', 'yes', 'recused')).toMatchObject({ hasQuorum: false });
  });

  test('on every board of up to seven: a yes more never fails, and a tie never passes', () => {
    const wrong: string[] = [];
    for (let n = 1; n <= 7; n += 1) {
      for (let code = 0; code < stands.length ** Math.min(n, 5); code += 1) {
        const votes = Array.from(
          { length: Math.min(n, 5) },
          (_, at) => stands[Math.floor(code / stands.length ** at) % stands.length] ?? 'yes',
        );
        const before = decideBoard(n, votes, rules);
        const changed = votes.indexOf('no');
        if (before.passes && before.yes * 2 <= before.present)
          wrong.push(`${n} ${votes.join(' ')}`);
        if (changed < 0) continue;
        const after = decideBoard(n, votes.with(changed, 'yes'), rules);
        if (before.passes && !after.passes) wrong.push(`${n} ${votes.join(' ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const officers: readonly Officer[] = [
  { id: 'a', name: '高橋 誠一', post: 'chair' },
  { id: 'b', name: '田村 由美子', post: 'vice_chair' },
  { id: 'c', name: '小林 健', post: 'treasurer' },
  { id: 'd', name: '渡辺 久美', post: 'director' },
  { id: 'e', name: '森 大輔', post: 'director' },
  { id: 'k', name: '石井 和夫', post: 'auditor' },
];
const items: readonly BoardItem[] = [
  { id: 'i1', title: '月次報告', kind: 'report', body: '' },
  { id: 'i2', title: '植栽の発注', kind: 'decision', body: '' },
];
const record: BoardRecord = {
  ...beginRecord({ officers, startsAt: '10:00', endsAt: '12:00' }),
  signerIds: ['b', 'c'],
  presence: { a: 'room', b: 'web', c: 'room', d: 'room', e: 'absent', k: 'room' },
  items: {
    i2: {
      outcome: 'decided',
      decision: '植栽の手入れを12万円で発注する。',
      stands: { d: 'recused' },
      interest: '見積もりを出した会社に勤めている',
      notes: '',
    },
  },
  tasks: [{ id: 't', itemId: 'i2', title: '発注する', owner: '森 理事', dueOn: '2026-12-25' }],
};
const evening: BoardEvening = {
  associationName: 'みどり坂',
  title: '理事会',
  heldOn: '2026-12-20',
  place: '集会室',
  officers,
  items,
  rules,
  record,
};
const facts: BoardFacts = {
  evening,
  call: { sentOn: '2026-12-10', latestOn: '2026-12-12', hasConsent: false, itemIds: ['i1', 'i2'] },
  applications: [],
};
const withRecord = (part: Partial<BoardRecord>): BoardFacts => ({
  ...facts,
  evening: { ...evening, record: { ...record, ...part } },
});
const outcomeOf = (id: string, of: BoardFacts) =>
  checkBoardMinutes(of).find((it) => it.id === id)?.outcome;

describe('minutes of a board', () => {
  test('say what was counted, and nothing that was typed as a figure', () => {
    expect(tallyOf(evening, 'i2')).toMatchObject({ present: 3, yes: 3, recused: 1, passes: true });
    const [report, decision] = items;
    expect(report && resultOf(evening, report)).toBeNull();
    expect(decision && resultOf(evening, decision)).toBe('passed');
    const words = JSON.stringify(boardMinutesPaper(evening));
    expect(words).toContain('理事5名のうち4名が出席したため、会議は成立しました。');
    expect(words).toContain('渡辺 久美は、この議題に利害関係があるため、議決に加わりませんでした');
    expect(words).toContain('議決に加わった理事3名の全員が賛成し、可決しました。');
    expect(words).toContain('発注する');
  });

  test('are in order where everything agrees', () => {
    expect(checkBoardMinutes(facts).filter(({ outcome }) => outcome === 'error')).toEqual([]);
    expect(outcomeOf('notice', facts)).toBe('good');
  });

  test.each([
    ['asked', withRecord({ presence: { a: 'room', b: 'room', c: 'room' } }), 'error'],
    ['quorum', withRecord({ presence: { ...record.presence, b: 'absent', c: 'absent' } }), 'error'],
    ['signers', withRecord({ signerIds: ['b', 'e'] }), 'error'],
    ['signers', withRecord({ signerIds: ['a', 'b'] }), 'error'],
    ['tasks', withRecord({ tasks: record.tasks.map((it) => ({ ...it, owner: '' })) }), 'error'],
    ['notice', { ...facts, call: null }, 'warning'],
    ['agenda', { ...facts, call: facts.call && { ...facts.call, itemIds: ['i1'] } }, 'warning'],
    ['agenda', withRecord({ items: {} }), 'error'],
    ['X58', { ...facts, applications: ['2026-14'] }, 'warning'],
    ['words', withDecision('賛成4名で可決した。'), 'error'],
    ['words', withDecision('賛成3名で可決した。'), 'good'],
    ['X58', { ...withDecision('受付番号2026-14を承認する。'), applications: ['2026-14'] }, 'good'],
    [
      'X58',
      { ...withDecision('受付番号2026-140を承認する。'), applications: ['2026-14'] },
      'warning',
    ],
  ] as const)('%s is found', (id, of, outcome) => {
    expect(outcomeOf(id, of)).toBe(outcome);
  });
});

function withDecision(decision: string): BoardFacts {
  const before = record.items['i2'];
  if (!before) throw new Error('the item is missing');
  return withRecord({ items: { i2: { ...before, decision } } });
}

describe('approval in writing', () => {
  const directorIds = ['a', 'b', 'c', 'd', 'e'];
  const yes = (personId: string, on = '2026-12-01') => ({ personId, agrees: true, on });
  const no = (personId: string) => ({ personId, agrees: false, on: '2026-12-01' });
  const count = (answers: ReturnType<typeof yes>[], part: object = {}) =>
    countCirculation({
      directorIds,
      answers,
      dueOn: '2026-12-08',
      isWithdrawn: false,
      today: '2026-12-02',
      ...part,
    });

  test('takes more than half of all directors, not of those who answer', () => {
    expect(count([yes('a'), yes('b')])).toMatchObject({ state: 'open', needed: 3, agreed: 2 });
    const all = [yes('a'), yes('b'), yes('c', '2026-12-03')];
    expect(count(all)).toMatchObject({ state: 'approved', approvedOn: '2026-12-03' });
    expect(count([yes('a'), yes('b'), yes('k')])).toMatchObject({ state: 'open', agreed: 2 });
    expect(count([no('a'), no('b'), no('c')])).toMatchObject({ state: 'failed' });
    expect(count([yes('a')], { today: '2026-12-09' })).toMatchObject({ state: 'failed' });
    expect(count([yes('a')], { isWithdrawn: true })).toMatchObject({ state: 'withdrawn' });
  });

  test('is refused with the reason for everything else', () => {
    expect(circulationRefusal('works', rules, true)).toBe('');
    expect(circulationRefusal('other', rules, true)).toContain('だけです（管理規約 第53条');
    expect(circulationRefusal('works', model, true)).toContain('定めがありません');
    expect(circulationRefusal('works', model, false)).toContain('文書');
  });
});

test('the agenda begins with what is open, each once and in its order', () => {
  const open: OpenMatters = {
    today: '2026-12-01',
    former: { heldOn: '2026-11-15', isSigned: true },
    tasks: [{ id: 't', title: '線引き', owner: '森 理事', dueOn: '2026-11-28' }],
    questions: [{ id: 'q', title: '居住者からの質問：凧揚げ' }],
    applications: [{ id: 'p', number: '2026-14', title: '専有部分修繕等工事申請書' }],
    approvals: [{ name: '支払い', count: 2 }],
    circulations: [],
    drafts: [],
  };
  expect(boardProposals(open).map(({ key }) => key)).toEqual([
    'former:2026-11-15',
    'tasks',
    'application:p',
    'questions',
    'approvals',
  ]);
  expect(boardProposals(open)[1]?.body).toContain('期限を3日過ぎています');
  const nothing = {
    ...open,
    former: null,
    tasks: [],
    questions: [],
    applications: [],
    approvals: [],
  };
  expect(boardProposals(nothing)).toEqual([]);
});
