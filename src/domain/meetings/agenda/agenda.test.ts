import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { kindNames } from '#domain/resolutions/kind.ts';
import type { OwnRule } from '#domain/votes/own-rules.ts';
import { demandOf } from './demand-of.ts';
import { feeChanges, feeItem } from './fee-item.ts';
import { type AgendaDraft, itemFaults } from './item-faults.ts';
import { askedAnswers, kindOf } from './kind-of.ts';
import { type ProposalFacts, proposals } from './proposals.ts';
import { allTopics, rankOf, topicOf } from './topics.ts';

describe('the kind of resolution is found by questions', () => {
  test.each([
    ['fee', { inBylaws: 'yes' }, 'bylaw'],
    ['fee', { inBylaws: 'no' }, 'ordinary'],
    ['works', { changes: 'no' }, 'ordinary'],
    ['works', { changes: 'yes', purpose: 'else' }, 'major-change'],
    ['works', { changes: 'yes', purpose: 'access' }, 'major-change-relaxed'],
    ['rebuilding', { what: 'sale', grounds: 'yes' }, 'sale-relaxed'],
    ['suit', { wants: 'auction' }, 'suit-for-auction'],
    ['restoration', { half: 'yes' }, 'restoration-large'],
    ['budget', {}, 'ordinary'],
  ] as const)('%s with %j is %s', (topic, answers, kind) => {
    expect(kindOf(topic, answers).found?.kind).toBe(kind);
  });

  test('while a question is open there is no kind, and the next one is asked', () => {
    const { questions, found } = kindOf('works', { changes: 'yes' });
    expect([questions.map(({ id }) => id), found]).toEqual([['changes', 'purpose'], null]);
    expect(askedAnswers('fee', { inBylaws: 'no', changes: 'yes' })).toEqual({ inBylaws: 'no' });
  });

  test('every way through the questions ends, at a kind that has a name', () => {
    const walk = (topic: (typeof allTopics)[number], answers: Record<string, string>): void => {
      const { questions, found } = kindOf(topic, answers);
      const open = questions.at(-1);
      expect(found === null ? open?.options.length : kindNames[found.kind]).toBeTruthy();
      const next = found === null ? (open?.options ?? []) : [];
      for (const { value } of next) walk(topic, { ...answers, [open?.id ?? '']: value });
    };
    for (const topic of allTopics) walk(topic, {});
  });
});

const whole: AgendaDraft = {
  topic: 'fee',
  answers: { inBylaws: 'no' },
  title: '修繕積立金の額の改定',
  gist: '修繕積立金を、2027年10月分から1㎡あたり月額220円に改めます。',
};

describe('what cannot be sent', () => {
  test('a whole item has no fault', () => {
    expect(itemFaults(whole)).toEqual([]);
    const grounded = {
      ...whole,
      gist: '規約に基づき、積立金の額を1㎡あたり月額220円に改定します。',
    };
    expect(itemFaults(grounded)).toEqual([]);
  });

  test.each([
    [{ title: ' ' }, '件名を入れて'],
    [{ title: 'その他' }, '「その他」という件名'],
    [{ title: '決算及び予算の承認' }, '別の議案に'],
    [{ gist: '' }, '要領がありません'],
    [{ gist: '月額【単価】円に改めます。' }, 'まだ埋めていない'],
    [{ gist: '積立金改定の件' }, '決める内容そのもの'],
    [{ answers: {} }, '質問に、答えて'],
    [{ gist: '管理規約第25条を次のとおり変更します。' }, '規約を変える議案に読めます'],
    [
      {
        topic: 'other',
        answers: {},
        gist: '敷地を含めて建て替えることとします。',
        title: '建替え決議',
      },
      '建替えを決める議案',
    ],
  ] as const)('%j', (part, words) => {
    const faults = itemFaults({ ...whole, ...part });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(words);
  });

  test('whatever is written, an item with open brackets or without a kind is never whole', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(...allTopics), (title, gist, topic) => {
        const open = { topic, answers: {}, title, gist: `${gist}【額】` };
        expect(itemFaults(open).length).toBeGreaterThan(0);
        const faults = itemFaults({ topic, answers: {}, title, gist });
        expect(kindOf(topic, {}).found !== null || faults.length > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

const own = (words: OwnRule): OwnRule => words;
const majority = { n: 1, d: 2, strict: true };
const bylaws: readonly OwnRule[] = [
  own({
    of: 'meeting',
    place: '管理規約 第47条',
    words: '総会は、議決権総数の過半数を有する組合員が出席しなければ、成立しない。',
    href: '/document/b#47',
    clause: { quorum: { votes: majority } },
  }),
  own({
    of: 'ordinary',
    place: '管理規約 第47条',
    words: '出席した組合員の議決権の過半数で決する。',
    href: '/document/b#47',
    clause: { base: 'present', pass: { votes: majority } },
  }),
];
const known = { regime: 'from-2026-04', own: bylaws, members: { heads: 57, votes: 60 } } as const;

describe('what it takes', () => {
  test('an ordinary item by these bylaws counts votes alone', () => {
    expect(demandOf('ordinary', known)).toMatchObject({
      pass: '出席した組合員の議決権の過半数',
      passCount: '60個のうち31個',
      quorumCount: '60個のうち31個',
      article: '区分所有法第39条第1項',
      own: [{ place: '管理規約 第47条' }, { place: '管理規約 第47条' }],
      isLong: false,
    });
  });

  test('a change of the bylaws counts both axes, and says what else it takes', () => {
    const demand = demandOf('bylaw', known);
    // Three quarters of 57 are 42.75, of 60 are 45.
    expect(demand?.passCount).toBe('57人のうち43人、60個のうち45個');
    expect(demand?.quorumCount).toBe('57人のうち29人、60個のうち31個');
    expect(demand?.besides).toEqual(['特別の影響を受ける人がいるときは、その人の承諾も必要です。']);
  });

  test('建替え is of all, and its notice is long', () => {
    expect(demandOf('rebuilding', known)).toMatchObject({
      passCount: '57人のうち46人、60個のうち48個',
      quorum: '',
      isLong: true,
    });
  });
});

const facts: ProposalFacts = {
  isAnnual: true,
  heldOn: '2027-05-23',
  fiscalYear: 2026,
  contracts: [
    {
      id: 'c1',
      name: '管理委託契約',
      counterparty: '株式会社みどり管財',
      endsOn: '2027-06-30',
      yearlyYen: 4_800_000,
    },
    {
      id: 'c2',
      name: 'エレベーター保守契約',
      counterparty: 'A',
      endsOn: '2027-06-30',
      yearlyYen: 1,
    },
    { id: 'c3', name: '管理委託契約', counterparty: 'B', endsOn: '2028-06-30', yearlyYen: 1 },
  ],
  officers: [
    { postName: '理事', termUntil: '2027-05-23' },
    { postName: '理事', termUntil: '2027-05-23' },
    { postName: '監事', termUntil: '2027-05-23' },
    { postName: '理事', termUntil: '2028-05-28' },
  ],
  feeDrafts: [],
  boardItems: [],
  announced: [
    { id: 'a1', title: '2026年度事業報告及び収支決算の承認' },
    { id: 'a2', title: '修繕積立金の額の改定' },
  ],
};

describe('what comes from the records', () => {
  test('settlement, budget, officers, the contract that ends, and what was announced', () => {
    const found = proposals(facts);
    expect(found.map(({ topic }) => topic)).toEqual([
      'settlement',
      'budget',
      'officers',
      'contract',
      'fee',
    ]);
    expect(found[2]?.gist).toContain('（理事2名、監事1名）');
    expect(found[3]?.gist).toContain('2027年7月1日から【終わりの日】まで');
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
  });

  test('a change of the fee starts with the figures of the plan that it comes from', () => {
    const draft = {
      id: 'plan:3',
      name: '段階的に上げる案',
      source: 'plan',
      basis: 'area',
      changes: [
        { fromYear: 2027, unitPriceYen: 245 },
        { fromYear: 2032, unitPriceYen: 281.5 },
      ],
    } as const;
    const [item] = proposals({ ...facts, isAnnual: false, contracts: [], feeDrafts: [draft] });
    expect(item?.gist).toBe(
      '修繕積立金を、2027年4月分から専有面積1㎡あたり月額245円、2032年4月分から281.5円に改めます。住戸ごとの額は、議案書に付ける一覧のとおりです。',
    );
    expect(item?.from).toBe('保存した長期修繕計画「段階的に上げる案」');
    const steps = [
      { fromYear: 2026, unitPriceYen: 100 },
      { fromYear: 2027, unitPriceYen: 190 },
      { fromYear: 2030, unitPriceYen: 230 },
    ];
    expect(feeChanges(plainPlan, steps, '2026-11-21')).toEqual(steps.slice(1));
    expect(feeChanges(plainPlan, steps.slice(0, 1), '2026-11-21')).toEqual([]);
    // A draft that leaves the fee alone leaves the figures open.
    expect(feeItem({ ...draft, changes: [] }).gist).toContain('【単価】円');
  });

  test('a 臨時総会 has neither settlement nor officers', () => {
    expect(proposals({ ...facts, isAnnual: false }).map(({ topic }) => topic)).toEqual([
      'contract',
      'settlement',
      'fee',
    ]);
  });

  test.each([
    ['専有部分の修繕等に関する細則の変更', 'rule'],
    ['管理規約の一部変更', 'bylaw'],
    ['防犯カメラの増設', 'works'],
    ['駐車場使用料の改定', 'usage'],
    ['懇親会について', 'other'],
  ] as const)('「%s」 is about %s', (title, topic) => {
    expect(topicOf(title)).toBe(topic);
  });

  test('what costs is heard before the budget, officers last', () => {
    expect(allTopics.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(-2)).toEqual([
      'budget',
      'officers',
    ]);
    expect(rankOf('withdrawal')).toBeLessThan(rankOf('budget'));
  });
});
