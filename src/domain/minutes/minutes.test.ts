import { describe, expect, test } from 'vitest';
import type { Counts } from '#domain/votes/tally.ts';
import { blocking, type CheckId, checkMinutes } from './check-minutes.ts';
import type { MinutesFacts } from './minutes-facts.ts';
import { minutesPaper, verdictSentence } from './minutes-paper.ts';
import type { MinutesRecord, MinutesTexts, RecordedItem } from './minutes-record.ts';
import { resultsNotice } from './results-notice.ts';

const counts = (heads: number, votes: number): Counts => ({ heads, votes, land: votes });

/** 第5号議案 of the papers: 37 present with 39 votes, 29 of them with 31 for it. */
const byWay = {
  room: counts(9, 9),
  web: counts(3, 3),
  proxy: counts(8, 8),
  paper: counts(14, 16),
  electronic: counts(3, 3),
  none: counts(9, 9),
};
const item: RecordedItem = {
  id: 'i5',
  label: '第5号議案',
  title: '管理規約の変更',
  kindName: '規約の変更',
  basis: '区分所有法第31条第1項',
  pass: '出席した区分所有者の人数と議決権の、それぞれ4分の3以上',
  quorum: '',
  axes: ['heads', 'votes'],
  present: counts(37, 39),
  byChoice: { yes: counts(29, 31), no: counts(5, 5), abstain: counts(3, 3) },
  byWay,
  hasQuorum: true,
  passes: true,
  secret: null,
  named: null,
};
const came = (id: string, name: string) => ({
  id,
  name,
  dwellings: '301',
  way: 'room' as const,
  stayed: true,
});
const record: MinutesRecord = {
  associationName: 'みどり坂管理組合',
  title: '第20期 通常総会',
  heldOn: '2026-05-24',
  place: '集会室',
  beganAt: Date.parse('2026-05-24T10:05:00+09:00'),
  votedUntil: Date.parse('2026-05-24T12:30:00+09:00'),
  eligible: counts(46, 48),
  opening: byWay,
  items: [item],
  reports: [{ label: '報告1', title: '1年の活動' }],
  attendants: [came('p1', '山田 一郎'), came('p2', '佐藤 花子'), came('p3', '田中 次郎')],
};
const texts: MinutesTexts = {
  chairName: '山田 一郎',
  signerIds: ['p2', 'p3'],
  opening: '',
  items: { i5: { course: '理事長が説明しました。', questions: '' } },
  closing: '',
  remarks: {},
};
const facts: MinutesFacts = {
  record,
  texts,
  told: [
    {
      id: 'i5',
      label: '第5号議案',
      title: '管理規約の変更',
      result: 'passed',
      votesFor: 31,
      votesAgainst: 5,
      votesAbstained: 3,
      outcome: '',
    },
  ],
  chain: { count: 25, stored: 25, brokenAt: null },
  digests: { confirmed: 'abc', now: 'abc' },
  register: { heads: 46, votes: 48 },
  dispatch: {
    sentOn: '2026-05-09',
    latestOn: '2026-05-09',
    urgentOn: null,
    hungOn: null,
    correctedOn: [],
  },
  settlement: {
    draftedOn: '2026-04-20',
    auditedOn: '2026-05-01',
    auditedDigest: 'd1',
    approvedDigest: 'd1',
  },
};

const withItem = (part: Partial<RecordedItem>): Partial<MinutesFacts> => ({
  record: { ...record, items: [{ ...item, ...part }] },
});
const withTexts = (part: Partial<MinutesTexts>): Partial<MinutesFacts> => ({
  texts: { ...texts, ...part },
});
const writing = (course: string) => withTexts({ items: { i5: { course, questions: '' } } });
const outcomes = (part: Partial<MinutesFacts>) =>
  checkMinutes({ ...facts, ...part }).filter(({ outcome }) => outcome !== 'good');

test('where everything agrees, each check has looked at something and nothing is left', () => {
  const results = checkMinutes(facts);
  expect(results.map(({ outcome }) => outcome)).toEqual(results.map(() => 'good'));
  expect(results.filter(({ compared }) => compared.length === 0)).toEqual([]);
  expect(blocking(results, {})).toEqual([]);
});

type Fault = readonly [CheckId, 'error' | 'warning', string, Partial<MinutesFacts>];
const settlement = { ...facts.settlement, approvedDigest: 'd1', auditedDigest: 'd1' };
const faults: readonly Fault[] = [
  [
    'X46',
    'warning',
    'audited after the convocation',
    { settlement: { ...settlement, draftedOn: '2026-04-20', auditedOn: '2026-05-10' } },
  ],
  [
    'X46',
    'warning',
    'audited before it was drawn up',
    { settlement: { ...settlement, draftedOn: '2026-05-02', auditedOn: '2026-05-01' } },
  ],
  [
    'X47',
    'warning',
    'another settlement approved',
    {
      settlement: {
        ...settlement,
        draftedOn: '2026-04-20',
        auditedOn: '2026-05-01',
        approvedDigest: 'd2',
      },
    },
  ],
  ['X48', 'warning', 'one dwelling sold in two', { register: { heads: 47, votes: 48 } }],
  ['X49', 'error', 'a head too many', withItem({ byWay: { ...byWay, none: counts(10, 9) } })],
  ['X49', 'error', 'a vote lost', withItem({ byWay: { ...byWay, paper: counts(14, 15) } })],
  [
    'X50',
    'error',
    'an abstention lost',
    withItem({ byChoice: { ...item.byChoice, abstain: counts(2, 3) } }),
  ],
  ['X50', 'error', 'an answer cut out', { chain: { count: 25, stored: 24, brokenAt: 25 } }],
  ['X51', 'error', 'told as rejected', withItem({ passes: false })],
  ['X51', 'error', 'counted anew', { digests: { confirmed: 'abc', now: 'abd' } }],
  ['X51', 'error', 'other figures typed', writing('採決の結果、賛成３０名で可決しました。')],
  ['X51', 'error', 'unanimous, they say', writing('満場一致で可決されました。')],
  ['X52', 'error', 'an item more on the agenda', { told: [...facts.told, ...facts.told] }],
  ['X52', 'error', 'another title', withItem({ title: '管理規約の一部変更' })],
  [
    'X53',
    'warning',
    'a day late',
    {
      dispatch: {
        sentOn: '2026-05-10',
        latestOn: '2026-05-09',
        urgentOn: null,
        hungOn: null,
        correctedOn: [],
      },
    },
  ],
  [
    'X53',
    'warning',
    'hung before it was sent',
    {
      dispatch: {
        sentOn: '2026-05-09',
        latestOn: '2026-05-09',
        urgentOn: null,
        hungOn: '2026-05-08',
        correctedOn: [],
      },
    },
  ],
  [
    'X53',
    'warning',
    'a place that was put right too late',
    {
      dispatch: {
        sentOn: '2026-05-09',
        latestOn: '2026-05-09',
        urgentOn: null,
        hungOn: null,
        correctedOn: ['2026-05-09', '2026-05-10'],
      },
    },
  ],
  ['X54', 'error', 'one signer', withTexts({ signerIds: ['p2'] })],
  ['X54', 'error', 'one signer twice', withTexts({ signerIds: ['p2', 'p2'] })],
  ['X54', 'error', 'who sent a slip', withTexts({ signerIds: ['p2', 'p9'] })],
  ['X54', 'error', 'the chair again', withTexts({ chairName: '佐藤　花子' })],
  ['X54', 'error', 'nobody in the chair', withTexts({ chairName: ' ' })],
  [
    'X54',
    'warning',
    'who left before the last vote',
    {
      record: {
        ...record,
        attendants: record.attendants.map((it) => ({ ...it, stayed: it.id !== 'p3' })),
      },
    },
  ],
];

test.each(faults)('%s finds, as %s: %s', (id, outcome, _what, part) => {
  expect(outcomes(part).map((it) => [it.id, it.outcome])).toEqual([[id, outcome]]);
});

test('both figures are told', () => {
  const [found] = outcomes(writing('賛成30名、反対5名'));
  expect(found?.compared.filter(({ outcome }) => outcome === 'error')).toMatchObject([
    { one: { value: '30' }, other: { value: '29' } },
  ]);
  expect(
    outcomes(writing('賛成29名・31個、反対：5人、棄権3票。反対意見が2件ありました。')),
  ).toEqual([]);
});

test('a warning waits for words, an error for another figure', () => {
  const warned = checkMinutes({ ...facts, register: { heads: 47, votes: 48 } });
  expect(blocking(warned, { X48: ' ' }).map(({ id }) => id)).toEqual(['X48']);
  expect(blocking(warned, { X48: '総会の後に301号室が売られました。' })).toEqual([]);
  const wrong = checkMinutes({ ...facts, ...withItem({ passes: false }) });
  expect(blocking(wrong, { X51: '理由' }).map(({ id }) => id)).toEqual(['X51']);
});

test('without a settlement there is nothing to compare', () => {
  const results = checkMinutes({ ...facts, settlement: null });
  expect(results.filter(({ outcome }) => outcome === 'none').map(({ id }) => id)).toEqual([
    'X46',
    'X47',
  ]);
});

describe('the paper', () => {
  const textOf = (words: MinutesTexts, of = record) =>
    JSON.stringify(minutesPaper(of, words).blocks);

  test('says every figure of the record in the words of the field', () => {
    expect(verdictSentence(item)).toBe(
      '第5号議案は、出席組合員37名・議決権39個のうち、賛成29名・31個、反対5名・5個、棄権3名・3個となり、可決されました。',
    );
    const text = textOf(texts);
    for (const words of [
      '午前10時5分',
      '午後0時30分',
      '46名・48個',
      '令和8年5月24日',
      '佐藤 花子、田中 次郎',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('leaves out what nobody wrote, and prints what was said to a warning', () => {
    expect(textOf(texts)).not.toContain('付記');
    expect(textOf(texts)).not.toContain('質疑応答');
    expect(textOf({ ...texts, remarks: { X53: '雪で遅れました。' } })).toContain(
      '雪で遅れました。',
    );
  });

  test('names who voted how only where the Act wants it', () => {
    expect(textOf(texts)).not.toContain('各区分所有者の賛否');
    const named = { ...item, named: [{ dwellings: '301', choice: 'no' as const }] };
    expect(textOf(texts, { ...record, items: [named] })).toContain('301号室');
  });

  test('says that a quorum was missing', () => {
    expect(verdictSentence({ ...item, hasQuorum: false, passes: false })).toContain(
      '定足数に達しなかったため、否決されました。',
    );
  });
});

test('the notice has the figures of the minutes', () => {
  const { title, body } = resultsNotice(record);
  expect(title).toBe('第20期 通常総会の結果のお知らせ');
  expect(body).toContain('可決（賛成29名・31個、反対5名・5個、棄権3名・3個）');
});

describe('an item without names', () => {
  const votes = (count: number) => ({ heads: 0, votes: count, land: 0 });
  const result = {
    castVotes: 36,
    lines: [
      { mark: 'c2', label: '田中 次郎', votes: 30, isElected: true },
      { mark: 'c1', label: '佐藤 花子', votes: 6, isElected: false },
    ],
    seats: 1,
    openSeats: 0,
    tied: [],
  };
  const electronic = { cast: 20, inPile: 20 };
  const secret = { result, turnout: { heads: 35, votes: 36 }, electronic };
  const none = { yes: votes(0), no: votes(0), abstain: votes(0) };
  const outcome = '当選：田中 次郎（30個）。ほかの候補者：佐藤 花子（6個）。';
  const told = { ...facts.told[0], votesFor: null, votesAgainst: null, votesAbstained: null };
  const election = (part: Partial<typeof secret> = {}) => ({
    ...facts,
    record: { ...record, items: [{ ...item, byChoice: none, secret: { ...secret, ...part } }] },
    told: facts.told.map((it) => ({ ...it, ...told, outcome })),
  });
  const outcomeOf = (some: MinutesFacts, id: string) =>
    checkMinutes(some).find((it) => it.id === id)?.outcome;

  test('says who was elected, and how many voted, and no head of a choice', () => {
    const words = JSON.stringify(minutesPaper(election().record, texts));
    expect(words).toContain('会場で用紙を受け取った組合員は35名・36個で、投じられた票は36個です。');
    expect(words).toContain(outcome);
    expect(words).not.toContain('賛成0');
  });

  test('is compared by what was told of it, and by the ballots that must be as many as voters', () => {
    expect(outcomeOf(election(), 'X50')).toBe('good');
    expect(outcomeOf(election(), 'X51')).toBe('good');
    expect(outcomeOf(election({ electronic: { cast: 20, inPile: 21 } }), 'X50')).toBe('error');
    const other = { ...election(), told: facts.told };
    expect(outcomeOf(other, 'X51')).toBe('error');
  });
});
