import { beforeAll, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { getChart, type LedgerEntry, listEntries } from '#contract/ledger.ts';
import { getManagement } from '#contract/management.ts';
import { getYearBooks, type YearBooks } from '#contract/money.ts';
import { listOpenItems } from '#contract/open-items.ts';
import { setDemoRole } from '#contract/session.ts';
import { formatYen } from '#domain/format-yen.ts';
import { addMonths, lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import { balanceSheets } from '#domain/statements/balance-sheet.ts';
import { yearFigures } from '#domain/statements/booked-year.ts';
import { monthResult } from '#domain/statements/month-result.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const treasurer = server.visit();
const owner = server.visit();
let books: YearBooks;
let lastMonth: string;

beforeAll(async () => {
  await treasurer.call(setDemoRole, { role: 'treasurer' });
  await owner.call(setDemoRole, { role: 'owner' });
  books = await treasurer.call(getYearBooks, { year: '2026' });
  lastMonth = addMonths(books.today.slice(0, 7), -1);
});

async function answerTo(message: string, visitor = treasurer): Promise<string> {
  const { id } = await visitor.call(caretaker.createConversation, { title: '支払いのこと' });
  const reply = await visitor.call(caretaker.sendMessage, { message, conversationId: id });
  return reply.message.content.replaceAll('**', '').replaceAll('\\', '');
}

async function entriesOf(month: string): Promise<readonly LedgerEntry[]> {
  const { entries } = await treasurer.call(listEntries, {
    from: `${month}-01`,
    until: lastDayOf(month),
  });
  return entries.filter(
    ({ reverses, reversedBy, origin }) => !reverses && !reversedBy && origin !== 'opening',
  );
}

test('what last month was spent on has the sums of 月次報告, and its largest entry goes first where asked', async () => {
  const kinds = new Map(books.accounts.map(({ id, kind }) => [id, kind]));
  const largest = (await entriesOf(lastMonth))
    .flatMap(({ summary, postings }) =>
      postings
        .filter(({ accountId }) => kinds.get(accountId) === 'expense')
        .map(({ amountYen }) => ({ summary, amountYen })),
    )
    .toSorted((one, other) => other.amountYen - one.amountYen)[0];
  if (!largest) throw new Error('nothing was spent');
  const told = await answerTo('先月いちばん大きな支出は何でしたか');
  expect(told.split('\n')[0]).toContain(largest.summary);
  expect(told.split('\n')[0]).toContain(formatYen(largest.amountYen));
  const shown = await answerTo('先月は何に使いましたか', owner);
  for (const fund of books.funds.filter(({ isPassThrough }) => !isPassThrough)) {
    const { went } = monthResult(fund, books, lastMonth);
    expect(told).toContain(`${fund.name}が${formatYen(went.monthYen)}`);
    expect(shown).toContain(`${fund.name}が${formatYen(went.monthYen)}`);
  }
  expect(shown).not.toContain(largest.summary);
});

test('what was paid is what left the accounts, to readers of the ledger', async () => {
  const { bankAccounts } = await treasurer.call(getChart, {});
  const banks = new Set(bankAccounts.map(({ accountId }) => accountId));
  const paid = (await entriesOf(lastMonth))
    .map(({ postings }) =>
      sumYen(postings.filter((it) => banks.has(it.accountId)).map(({ amountYen }) => -amountYen)),
    )
    .filter((yen) => yen > 0);
  const told = await answerTo('先月に払ったお金の一覧はありますか');
  expect(told.split('\n')[0]).toContain(formatYen(sumYen(paid)));
  expect(told).toContain(`period=${lastMonth}`);
  expect(await answerTo('先月に払ったお金の一覧はありますか', owner)).not.toContain('view=books');
});

test('what goes out this month names the open bills, and to an owner their sum alone', async () => {
  const { counterparties } = await treasurer.call(getChart, {});
  const { owed } = await treasurer.call(listOpenItems, {});
  const names = owed.map(
    ({ counterpartyId }) => counterparties.find(({ id }) => id === counterpartyId)?.name ?? '-',
  );
  const told = await answerTo('今月出ていくお金はいくらですか');
  expect(told.split('\n')[0]).toMatch(/に出ていくお金は、.*合わせて[0-9,]+円です。/);
  expect(told).toContain(names[0]);
  const shown = await answerTo('今月出ていくお金はいくらですか', owner);
  expect(shown).toContain(formatYen(sumYen(owed.map(({ amountYen }) => amountYen))));
  expect(names.filter((name) => shown.includes(name))).toEqual([]);
});

test('the company of a contract is known by its work, and cleaning is told as a part of another', async () => {
  const { contracts } = await treasurer.call(getManagement, {});
  const contract = contracts?.find(({ name }) => name === '管理委託契約');
  if (!contract) throw new Error('no contract of management');
  const told = await answerTo('管理会社への未払いはありますか');
  expect(told.split('\n')[0]).toMatch(/^(?:はい|いいえ)、/);
  expect(told.split('\n')[0]).toContain(contract.counterparty);
  expect(told).toContain(`年${formatYen(contract.yearlyYen)}`);
  expect((await answerTo('管理会社に毎月いくら払っていますか')).split('\n')[0]).toContain(
    `月${formatYen(contract.yearlyYen / 12)}`,
  );
  const cleaning = await answerTo('清掃は誰に頼んでいますか');
  expect(cleaning.split('\n')[0]).toContain(`${contract.counterparty}に頼んでいます。清掃は`);
  expect(cleaning).not.toContain('造園');
});

test('what is carried on is told of each fund alike, as its balance sheet has it', async () => {
  const rows = balanceSheets(yearFigures(books))
    .filter(({ fund }) => !fund.isPassThrough)
    .map(({ fund, net }) => `- ${fund.name}：${formatYen(net.amountYen)}`);
  expect(rows.length).toBeGreaterThan(1);
  for (const question of ['今の繰越金はいくらですか', '繰越金はいくらですか']) {
    const told = await answerTo(question, owner);
    expect(rows.filter((row) => !told.includes(row))).toEqual([]);
  }
});
