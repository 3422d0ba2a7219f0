import { expect, test } from 'vitest';
import type { Account } from '#domain/ledger/account.ts';
import { explainSum } from './explain-sum.ts';
import type { BankEntry, MatchingFacts, OpenLine } from './facts.ts';
import { propose } from './propose.ts';

function account(code: string, role: Account['role'] = ''): Account {
  return { id: code, code, name: code, kind: 'asset', role, isRetired: false };
}

const empty: MatchingFacts = {
  lines: [],
  entries: [],
  dues: [],
  paidDues: [],
  payers: [],
  billingItems: [],
  lessons: [],
  manual: [],
  accounts: [
    account('1120'),
    account('1130'),
    account('2110', 'payable'),
    account('2140', 'suspense'),
    account('1230', 'suspense'),
    account('4310'),
    account('5210'),
  ],
  funds: [{ id: 'general', code: 'general', name: '管理費会計' }],
};

function line(id: string, openYen: number, facts: Partial<OpenLine> = {}): OpenLine {
  const blank = { kind: '', text: '', key: '', rooms: [] };
  return {
    id,
    accountId: '1120',
    fundId: 'general',
    heldOn: '2026-10-20',
    openYen,
    ...blank,
    ...facts,
  };
}

function entry(number: number, openYen: number, postedOn = '2026-10-20'): BankEntry {
  return {
    id: `e${number}`,
    number,
    postedOn,
    summary: `仕訳${number}`,
    accountId: '1120',
    openYen,
  };
}

function first(facts: Partial<MatchingFacts>, id = 'a') {
  return propose({ ...empty, ...facts }).get(id)?.[0];
}

const payer = {
  dwellingId: 'd305',
  number: '305',
  keys: ['オノミサキ'],
  surnames: ['オノ'],
  since: null,
  monthYen: 17_900,
  open: [],
};
const billingItems: MatchingFacts['billingItems'] = [
  {
    id: 'fee',
    name: '管理費',
    basis: 'area',
    proration: 'whole',
    roundToYen: 10,
    fundId: 'general',
    incomeId: '4110',
    receivableId: '1210',
    advanceId: '2120',
    rates: [],
  },
];
const owed = (month: string, chargedYen = 17_900) => ({
  itemId: 'fee',
  month,
  chargedYen,
  paidYen: 0,
});

test('the same sum on the same day is the entry that is in the books', () => {
  const found = first({
    lines: [line('a', -8_000)],
    entries: [entry(7, -8_000), entry(8, -9_000)],
  });
  expect(found).toMatchObject({ sureness: 'sure', entries: [{ number: 7 }], postings: [] });
});

test('two lines of one sum and one entry are never sure', () => {
  const lines = [line('a', -8_000), line('b', -8_000)];
  const all = propose({ ...empty, lines, entries: [entry(7, -8_000)] });
  expect(['a', 'b'].map((id) => all.get(id)?.[0]?.sureness)).toEqual(['likely', 'likely']);
  const both = propose({ ...empty, lines, entries: [entry(7, -8_000), entry(8, -8_000)] });
  expect(both.get('a')?.[0]?.sureness).toBe('likely');
});

test('an entry of another day is near, not sure beyond four days', () => {
  const lines = [line('a', -8_000)];
  expect(first({ lines, entries: [entry(7, -8_000, '2026-10-18')] })).toMatchObject({
    score: 86,
    reason: '8,000円が、帳簿では2026年10月18日のNo.7にあります。日付が2日ちがいます。',
  });
  expect(first({ lines, entries: [entry(7, -8_000, '2026-10-10')] })?.entries).toEqual([]);
});

test('several lines are one entry, and one line is several, where there is one way', () => {
  const lines = [line('a', 3_000), line('b', 4_000), line('c', 500)];
  expect(first({ lines, entries: [entry(7, 7_000)] })).toMatchObject({
    entries: [{ id: 'e7', amountYen: 3_000 }],
    reason: 'この日の2行を合わせると、帳簿のNo.7の7,000円になります。',
  });
  const parts = first({ lines: [line('a', 7_000)], entries: [entry(7, 3_000), entry(8, 4_000)] });
  expect(parts?.entries.map(({ number }) => number)).toEqual([7, 8]);
});

test('a sum is explained only in one way', () => {
  const items = [1, 2, 3, 4].map((openYen) => ({ openYen }));
  expect(explainSum(items, 3)).toEqual([{ openYen: 1 }, { openYen: 2 }]);
  expect(explainSum(items, 5)).toBeNull();
  expect(explainSum(items, 100)).toBeNull();
});

test('what is owed and of the same sum is paid; of two such nothing is sure', () => {
  const due = {
    fundId: 'general',
    counterpartyId: 'p',
    name: '電力',
    summary: '電気料',
    postedOn: '2026-09-30',
    amountYen: 8_000,
    payOn: null,
  };
  const lines = [line('a', -8_000)];
  expect(first({ lines, dues: [due] })).toMatchObject({
    sureness: 'sure',
    postings: [
      { accountId: '2110', amountYen: 8_000, counterpartyId: 'p' },
      { accountId: '1120', amountYen: -8_000 },
    ],
  });
  expect(first({ lines, dues: [due, { ...due, counterpartyId: 'q' }] })?.sureness).toBe('likely');
  // Two payments for one invoice: neither is ticked by itself.
  const twice = [line('a', -8_000), line('b', -8_000)];
  expect(first({ lines: twice, dues: [due] })?.sureness).not.toBe('sure');
});

test('what is owed only later is not paid by it', () => {
  const due = {
    fundId: 'general',
    counterpartyId: 'p',
    name: '電力',
    summary: '電気料',
    postedOn: '2026-10-31',
    amountYen: 8_000,
    payOn: null,
  };
  const found = first({ lines: [line('a', -8_000)], dues: [due] });
  expect(found?.postings[0]).toMatchObject({ accountId: '1230' });
});

test('a deposit is of the dwelling of its name or number, and of whole months', () => {
  const owing = { ...payer, open: [owed('2026-09')] };
  const of = (facts: Partial<OpenLine>, yen = 17_900) =>
    first({
      lines: [line('a', yen, facts)],
      payers: [owing, { ...payer, dwellingId: 'd306', number: '306', keys: [] }],
      billingItems,
    });
  expect(of({ key: 'オノミサキ' })).toMatchObject({
    sureness: 'sure',
    summary: '305号室 管理費等の入金（1か月分）',
    dwellingId: 'd305',
  });
  expect(of({ key: 'オノミサキ', rooms: ['305'] })?.score).toBe(95);
  expect(of({ key: 'オノミサキ', rooms: ['306'] })?.sureness).not.toBe('sure');
  // A part of a month is likely theirs, and never sure.
  expect(of({ key: 'オノミサキ' }, 10_000)).toMatchObject({
    sureness: 'guess',
    summary: '305号室 管理費等の入金',
  });
  expect(of({ key: 'オノミサキ' }, 35_800)?.summary).toContain('2か月分');
});

test('where nothing is owed it may be paid twice: somebody looks first', () => {
  const of = (yen: number) =>
    first({ lines: [line('a', yen, { key: 'オノミサキ' })], payers: [payer], billingItems });
  expect(of(17_900)).toMatchObject({
    sureness: 'likely',
    reason: expect.stringContaining('二重の払い込みでないか'),
  });
});

test('arrears are paid first', () => {
  const owing = { ...payer, open: [owed('2026-09')] };
  const lines = [line('a', 35_800, { key: 'オノミサキ' })];
  const found = first({ lines, payers: [owing], billingItems });
  expect(found?.postings.map(({ accountId, amountYen }) => [accountId, amountYen])).toEqual([
    ['1120', 35_800],
    ['1210', -17_900],
    ['2120', -17_900],
  ]);
});

test('months that are owed are known by their sums, whatever an ordinary month comes to', () => {
  const owing = { ...payer, open: [owed('2026-08', 20_000), owed('2026-09', 15_000)] };
  const of = (yen: number) =>
    first({ lines: [line('a', yen, { key: 'オノミサキ' })], payers: [owing], billingItems });
  expect(of(20_000)?.reason).toContain('未収の1か月分');
  expect(of(35_000)?.reason).toContain('未収の2か月分');
  expect(of(52_900)?.summary).toContain('3か月分');
  expect(of(15_000)?.sureness).toBe('guess');
});

test('a name that was confirmed three times as a dwelling is that dwelling', () => {
  const lesson = {
    key: 'カブシキガイシャソラ',
    isIncoming: true,
    others: [],
    summary: '',
    on: '2026-09-20',
    yen: 17_900,
    rooms: [],
    dwellingIds: ['d305'],
  };
  const lines = [line('a', 17_900, { key: lesson.key })];
  const of = (lessons: (typeof lesson)[]) =>
    first({ lines, lessons, payers: [payer], billingItems });
  expect(of([lesson, lesson, lesson])).toMatchObject({
    sureness: 'sure',
    dwellingId: 'd305',
    reason: expect.stringContaining('この振込名義は3回続けて305号室と確認されていて'),
  });
  expect(of([lesson])?.reason).toContain('前に305号室と確認されていて');
  const other = { ...lesson, dwellingIds: ['d999'] };
  expect(of([lesson, lesson, lesson, other])?.dwellingId).toBe('d305');
});

test('interest and fees are known by their words; a large sum is no fee', () => {
  expect(first({ lines: [line('a', 37, { text: 'ﾘｿｸ' })] })?.postings[1]).toMatchObject({
    accountId: '4310',
  });
  const fee = { text: 'ﾌﾘｺﾐﾃｽｳﾘﾖｳ' };
  expect(first({ lines: [line('a', -440, fee)] })?.postings[0]).toMatchObject({
    accountId: '5210',
  });
  expect(first({ lines: [line('a', -44_000, fee)] })?.postings[0]).toMatchObject({
    accountId: '1230',
  });
});

test('what people confirmed three times is sure, with the month moved on', () => {
  const others = [
    { fundId: 'general', accountId: '4310', amountYen: -5_000, counterpartyId: null },
  ];
  const lesson = {
    key: 'タナカ',
    isIncoming: true,
    others,
    summary: '9月分 利用料',
    yen: 5_000,
    rooms: [],
    dwellingIds: [],
    on: '2026-09-20',
  };
  const lines = [line('a', 6_000, { key: 'タナカ', text: 'ﾀﾅｶ' })];
  expect(first({ lines, lessons: [lesson] })).toMatchObject({
    sureness: 'likely',
    summary: '10月分 利用料',
  });
  expect(first({ lines, lessons: [lesson, lesson, lesson] })).toMatchObject({
    sureness: 'sure',
    reason: '「タナカ」は、これまでに3回、同じように確かめてあります。',
  });
  const other = {
    ...lesson,
    others: [
      { ...others[0], accountId: '5210', amountYen: -1, fundId: 'general', counterpartyId: null },
    ],
  };
  expect(first({ lines, lessons: [lesson, lesson, lesson, other] })?.sureness).not.toBe('sure');
});

test('every proposal balances in each fund, and moves the bank account by the line', () => {
  const lines = [
    line('a', 35_800, { key: 'オノミサキ' }),
    line('b', -440, { text: '手数料' }),
    line('c', -9_000),
    line('d', 9_000, { accountId: '1130' }),
  ];
  const all = propose({ ...empty, lines, payers: [payer], billingItems });
  for (const { id, accountId, openYen } of lines) {
    for (const { postings } of all.get(id) ?? []) {
      expect(postings.reduce((sum, it) => sum + it.amountYen, 0)).toBe(0);
      const bank = postings.filter((it) => it.accountId === accountId);
      expect(bank.reduce((sum, it) => sum + it.amountYen, 0)).toBe(openYen);
    }
  }
  expect(all.get('c')?.[0]?.summary).toBe('自分の口座への預け替え');
});

test('of two payments of one sum only one can have moved to another own account: neither is sure', () => {
  const moved = [line('a', -9_000), line('b', 9_000, { accountId: '1130' })];
  expect(first({ lines: moved })?.sureness).toBe('sure');
  const twice = [...moved, line('c', -9_000)];
  expect(first({ lines: twice })?.sureness).not.toBe('sure');
  expect(first({ lines: twice }, 'c')?.sureness).not.toBe('sure');
});

test('a name that is cut, mistyped or the family’s alone is told as such, and less sure', () => {
  const whole = { ...payer, keys: ['オノミサキコウジ'], open: [owed('2026-10')] };
  const of = (key: string, yen = 17_900) =>
    first({ lines: [line('a', yen, { key })], payers: [whole], billingItems });
  expect(of('オノミサキコウ')?.reason).toContain('1文字ちがい');
  expect(of('オノタロウ')).toMatchObject({
    sureness: 'likely',
    reason: '名字が305号室の方と同じで、未収の1か月分の17,900円とちょうど同じです。',
  });
  const long = { ...whole, keys: ['オノミサキコウジカブシキガイシャ'] };
  const cut = first({
    lines: [line('a', 17_900, { key: 'オノミサキコウジ' })],
    payers: [long],
    billingItems,
  });
  expect(cut).toMatchObject({ sureness: 'sure', reason: expect.stringContaining('名義の初めが') });
  expect(of('オノミサキコウジ', 17_460)?.reason).toContain(
    '振込手数料440円を引いた額と同じです。440円は未収に残ります。',
  );
});

test('one deposit of an owner of two dwellings is split between them', () => {
  const other = { ...payer, dwellingId: 'd306', number: '306', monthYen: 10_000 };
  const payers = [
    { ...payer, open: [owed('2026-10')] },
    { ...other, open: [owed('2026-10', 10_000)] },
  ];
  const lines = [line('a', 27_900, { key: 'オノミサキ' })];
  expect(first({ lines, payers, billingItems })).toMatchObject({
    dwellingId: null,
    shares: [
      { dwellingId: 'd305', yen: 17_900 },
      { dwellingId: 'd306', yen: 10_000 },
    ],
    reason: '名義が305号室と306号室を持つ方で、未収の1か月分の27,900円とちょうど同じです。',
  });
});

test('of two deposits of one dwelling only the first is ticked', () => {
  const lines = [
    line('a', 17_900, { key: 'オノミサキ' }),
    line('b', 17_900, { key: 'オノミサキ' }),
  ];
  const all = propose({
    ...empty,
    lines,
    payers: [{ ...payer, open: [owed('2026-10')] }],
    billingItems,
  });
  expect(['a', 'b'].map((id) => all.get(id)?.[0]?.sureness)).toEqual(['sure', 'likely']);
});

test('what was learnt of former owners is not said of those of today', () => {
  const lesson = {
    key: 'スズキ',
    isIncoming: true,
    others: [],
    summary: '',
    on: '2026-05-20',
    yen: 17_900,
    rooms: [],
    dwellingIds: ['d305'],
  };
  const lines = [line('a', 17_900, { key: 'スズキ' })];
  const of = (since: string | null) =>
    first({ lines, lessons: [lesson], payers: [{ ...payer, since }], billingItems })?.dwellingId;
  expect(of(null)).toBe('d305');
  expect(of('2026-08-01')).toBeNull();
});

const paidDue = {
  fundId: 'general',
  counterpartyId: 'pump',
  name: '北浜ポンプ',
  number: 12,
  paidOn: '2026-10-12',
  yen: 132_000,
  partsYen: [132_000],
  keys: ['北浜ポンプ', 'キタハマポンプ'],
};
const returned = (openYen: number, facts: Partial<OpenLine> = {}) => {
  const came = line('r', openYen, { text: 'クミモドシ', ...facts });
  return propose({ ...empty, lines: [came], paidDues: [paidDue] }).get('r')?.[0];
};

test('a transfer that the bank sends back is owed again, with the fee it kept', () => {
  expect(returned(132_000)).toMatchObject({
    sureness: 'sure',
    summary: '組戻し：No.12 北浜ポンプへの振込',
    postings: [
      { accountId: '1120', amountYen: 132_000 },
      { accountId: '2110', amountYen: -132_000, counterpartyId: 'pump' },
    ],
  });
  expect(returned(131_340)?.postings.map((it) => [it.accountId, it.amountYen])).toEqual([
    ['1120', 131_340],
    ['5210', 660],
    ['2110', -132_000],
  ]);
});

test('what only looks like a transfer sent back is not proposed as one', () => {
  const isReturn = (it: ReturnType<typeof returned>) => it?.summary.startsWith('組戻し') === true;
  expect(isReturn(returned(132_000, { text: 'ヤマダ' }))).toBe(true);
  expect(returned(132_000, { text: 'ヤマダ' })?.sureness).toBe('guess');
  expect(returned(132_000, { text: 'ヤマダ' })?.reason).toContain(
    'と同じ額で、8日あとの入金です。ただし、明細に組戻しとは書いてありません。',
  );
  expect(isReturn(returned(132_000, { text: 'ヤマダ', heldOn: '2026-10-26' }))).toBe(true);
  expect(isReturn(returned(132_000, { text: 'ヤマダ', heldOn: '2026-10-27' }))).toBe(false);
  expect(isReturn(returned(132_000, { heldOn: '2026-10-27' }))).toBe(true);
  expect(isReturn(returned(131_340, { text: 'ヤマダ' }))).toBe(false);
  expect(isReturn(returned(100_000))).toBe(false);
  expect(isReturn(returned(132_000, { heldOn: '2026-10-11' }))).toBe(false);
  expect(isReturn(returned(132_000, { heldOn: '2026-12-20' }))).toBe(false);
  expect(isReturn(returned(132_000, { fundId: 'reserve' }))).toBe(false);
});

test('without the word of the bank, a deposit under another name is no transfer sent back', () => {
  const other = { text: 'ﾀﾅｶ ｼﾖｳｼﾞ', key: 'タナカシヨウジ' };
  expect(returned(132_000, other)?.summary).not.toContain('組戻し');
  expect(returned(132_000, { ...other, kind: '組戻' })?.summary).toContain('組戻し');
  const own = { text: 'ｷﾀﾊﾏﾎﾟﾝﾌﾟ', key: 'キタハマポンプ' };
  expect(returned(132_000, own)?.summary).toContain('組戻し');
});

test('a transfer that paid several dues comes back whole, and each of them is owed again', () => {
  const paidDues = [{ ...paidDue, yen: 126_500, partsYen: [5_500, 121_000] }];
  const of = (openYen: number) => {
    const came = line('r', openYen, { text: 'クミモドシ' });
    return propose({ ...empty, lines: [came], paidDues }).get('r')?.[0];
  };
  expect(of(126_500)?.postings.map((it) => [it.accountId, it.amountYen])).toEqual([
    ['1120', 126_500],
    ['2110', -5_500],
    ['2110', -121_000],
  ]);
  expect(of(5_500)?.summary).not.toContain('組戻し');
});

test('of a payee who is paid the same each month, the last transfer came back; of two payees nobody knows', () => {
  const came = line('r', 132_000, { text: 'クミモドシ' });
  const september = { ...paidDue, number: 3, paidOn: '2026-09-14' };
  const of = (paidDues: MatchingFacts['paidDues']) =>
    propose({ ...empty, lines: [came], paidDues }).get('r')?.[0];
  expect(of([paidDue, september])).toMatchObject({
    sureness: 'sure',
    summary: expect.stringContaining('No.12'),
  });
  const other = { ...paidDue, number: 13, counterpartyId: 'paint', name: '湘南塗装' };
  expect(of([paidDue, other])?.sureness).toBe('likely');
});
