import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { testEngines } from '#server/db/testing/engines.ts';
import { addBooks, openBooks } from '#server/testing/open-books.ts';

const paid = {
  on: '2026-04-10',
  lines: [
    ['general', 'cleaning', 300],
    ['general', 'bank', -300],
  ],
} as const;
const engines = await testEngines();

describe.each(engines)('the door of the books, $name', (engine) => {
  let first: Awaited<ReturnType<typeof openBooks>>;
  beforeAll(async () => {
    first = await openBooks(await engine.openEmpty());
  });
  const books = () => addBooks(first.db);

  test('takes an entry that balances and numbers it', async () => {
    const { post, ask } = await books();
    const [posted] = await post(paid);
    expect(posted?.number).toBe(1);
    expect(await ask('select amount_yen::int as yen from posting order by amount_yen')).toEqual([
      { yen: -300 },
      { yen: 300 },
    ]);
  });

  test('a repeat finds its entry; the same key with other content is refused', async () => {
    const { post } = await books();
    const key = randomUUID();
    const [posted] = await post({ ...paid, key });
    expect(await post({ ...paid, key })).toEqual([posted]);
    await expect(post({ ...paid, key, on: '2026-04-11' })).rejects.toMatchObject({ code: 'SL003' });
  });

  test.each([
    [
      'one fund against the other',
      [
        ['general', 'bank', 100],
        ['reserve', 'bank', -100],
      ],
      'SL002',
    ],
    [
      'one yen too much',
      [
        ['general', 'cleaning', 301],
        ['general', 'bank', -300],
      ],
      'SL002',
    ],
    ['a single line', [['general', 'cleaning', 300]], 'SL004'],
    [
      'a line of nothing',
      [
        ['general', 'cleaning', 0],
        ['general', 'bank', 0],
      ],
      '23514',
    ],
    [
      '2^53 yen',
      [
        ['general', 'cleaning', 2 ** 53],
        ['general', 'bank', -(2 ** 53)],
      ],
      '23514',
    ],
  ] as const)('refuses %s and gives no number away', async (_what, lines, code) => {
    const { post } = await books();
    await expect(post({ on: '2026-04-10', lines })).rejects.toMatchObject({ code });
    expect((await post(paid))[0]?.number).toBe(1);
  });

  test('refuses a day outside every year', async () => {
    const { post } = await books();
    await expect(post({ ...paid, on: '2024-04-10' })).rejects.toMatchObject({ code: 'SL004' });
  });

  test('numbers what comes together by day, each year for itself', async () => {
    const { post, ask } = await books();
    await post(
      { ...paid, on: '2026-05-03' },
      { ...paid, on: '2026-05-01' },
      { ...paid, on: '2025-05-02' },
    );
    expect(
      await ask('select posted_on as day, number from journal_entry order by posted_on'),
    ).toEqual([
      { day: '2025-05-02', number: 1 },
      { day: '2026-05-01', number: 1 },
      { day: '2026-05-03', number: 2 },
    ]);
  });

  test.each([
    `insert into posting (association_id, entry_id, posted_on, fund_id, account_id, amount_yen) select association_id, entry_id, posted_on, fund_id, account_id, 1 from posting`,
    'update posting set amount_yen = amount_yen + 1',
    'delete from posting',
    'update journal_entry set summary = summary',
    'delete from journal_entry',
    'update fiscal_year set last_number = 0',
    'delete from books_lock',
    'delete from account',
  ])('lets no request write beside it: %s', async (sql) => {
    const { post, ask } = await books();
    await post(paid);
    await expect(ask(sql)).rejects.toMatchObject({ code: '42501' });
  });

  test('does not know the accounts of another association', async () => {
    const { ask, userId, funds } = await books();
    const stranger = await books();
    const postings = [300, -300].map((amountYen) => ({
      fundId: funds.general,
      accountId: stranger.accounts.bank,
      amountYen,
      counterpartyId: null,
    }));
    const entry = {
      id: randomUUID(),
      key: 'k',
      postedOn: '2026-04-10',
      origin: 'manual',
      summary: '',
      postings,
    };
    await expect(
      ask('select post_entries($1::jsonb)', [
        JSON.stringify([{ ...entry, enteredAs: 'chair', enteredBy: userId }]),
      ]),
    ).rejects.toMatchObject({ code: '23503' });
  });

  test('turns an entry back once, and a reversal never', async () => {
    const { post, reverse, ask } = await books();
    const [posted] = await post(paid);
    const [turned] = await reverse(posted?.id ?? '', '2026-04-12');
    expect(turned?.number).toBe(2);
    expect(
      await ask('select sum(amount_yen)::int as yen from posting group by account_id'),
    ).toEqual([{ yen: 0 }, { yen: 0 }]);
    await expect(reverse(posted?.id ?? '', '2026-04-13')).rejects.toMatchObject({ code: 'SL006' });
    await expect(reverse(turned?.id ?? '', '2026-04-13')).rejects.toMatchObject({ code: 'SL005' });
    await expect(reverse(randomUUID(), '2026-04-13')).rejects.toMatchObject({ code: 'SL007' });
  });

  test('a closed month refuses; the next takes; opened again it takes, too', async () => {
    const { post, reverse, lock } = await books();
    const [posted] = await post(paid);
    await lock('2026-04-30');
    await expect(post(paid)).rejects.toMatchObject({ code: 'SL001' });
    await expect(reverse(posted?.id ?? '', '2026-04-30')).rejects.toMatchObject({ code: 'SL001' });
    expect((await post({ ...paid, on: '2026-05-01' }))[0]?.number).toBe(2);
    await lock('2026-03-31');
    expect((await post(paid))[0]?.number).toBe(3);
  });

  test('nobody closes alone', async () => {
    const { lock } = await books();
    await expect(lock('2026-04-30', { approvedAs: 'treasurer' })).rejects.toMatchObject({
      code: '23514',
    });
  });

  test('an approved year is carried forward and stays closed', async () => {
    const { post, lock, ask } = await books();
    await post({
      on: '2025-04-01',
      lines: [
        ['general', 'bank', 1_000],
        ['general', 'net', -1_000],
      ],
    });
    await post({
      on: '2025-06-01',
      lines: [
        ['general', 'bank', 500],
        ['general', 'fees', -500],
      ],
    });
    await lock('2026-03-31', { isFinal: true });
    const opening = `select a.code, o.amount_yen::int as yen from year_opening o
       join account a on a.association_id = o.association_id and a.id = o.account_id order by a.code`;
    expect(await ask(opening)).toEqual([
      { code: '1120', yen: 1_500 },
      { code: '3110', yen: -1_500 },
    ]);
    await expect(lock('2026-02-28')).rejects.toMatchObject({ code: 'SL008' });
    await expect(post({ ...paid, on: '2026-03-31' })).rejects.toMatchObject({ code: 'SL001' });
    await post(paid);
    const years = `select fiscal_year as year, opening_yen::int as opening, status from fund_year
      where fund_id = (select id from fund where code = 'general') order by 1`;
    expect(await ask(years)).toEqual([
      { year: 2025, opening: 1_000, status: 'closed' },
      { year: 2026, opening: 1_500, status: 'running' },
    ]);
  });

  test('a year that is approved later opens no month that was closed meanwhile', async () => {
    const { post, lock, ask } = await books();
    await lock('2026-04-30');
    await lock('2026-03-31', { isFinal: true });
    await expect(post(paid)).rejects.toMatchObject({ code: 'SL001' });
    expect(await ask('select locked_until as day from books_held')).toEqual([
      { day: '2026-04-30' },
    ]);
    await lock('2026-03-31');
    await post(paid);
    await expect(post({ ...paid, on: '2026-03-31' })).rejects.toMatchObject({ code: 'SL001' });
  });

  test('two writers at once, 200 times: no number is lost or given twice', async () => {
    const { post, ask } = await books();
    for (let round = 0; round < 200; round += 1) {
      const key = randomUUID();
      await Promise.allSettled([
        post({ ...paid, key }),
        post({ ...paid, key: round % 3 === 0 ? key : randomUUID() }),
      ]);
    }
    const [counted] = await ask<{ entries: number; highest: number; keys: number }>(
      `select count(*)::int as entries, max(number) as highest, count(distinct source_key)::int as keys from journal_entry`,
    );
    // Every third pair was one entry sent twice.
    expect(counted).toEqual({ entries: 333, highest: 333, keys: 333 });
  });
});
