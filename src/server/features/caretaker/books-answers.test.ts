import { beforeAll, describe, expect, test } from 'vitest';
import { getBudgets, startBudgetDraft } from '#contract/budget.ts';
import * as caretaker from '#contract/caretaker.ts';
import { getYearBooks, type YearBooks } from '#contract/money.ts';
import { setDemoRole } from '#contract/session.ts';
import { booksQuestions } from '#domain/caretaker/exact/testing/books-questions.ts';
import { formatYen } from '#domain/format-yen.ts';
import { shownYen } from '#domain/ledger/account.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import { comparisonInput, yearFigures } from '#domain/statements/booked-year.ts';
import { budgetComparison, isNearBudget } from '#domain/statements/budget-comparison.ts';
import { incomeAndExpense } from '#domain/statements/income-and-expense.ts';
import { monthLines } from '#domain/statements/month-lines.ts';
import { monthReport } from '#domain/statements/pack/month-report.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const treasurer = server.visit();
/** One person may not ask so much in a minute. */
const second = server.visit();
const years = new Map<string, YearBooks>();

beforeAll(async () => {
  await treasurer.call(setDemoRole, { role: 'treasurer' });
  await second.call(setDemoRole, { role: 'treasurer' });
  for (const year of ['2025', '2026']) {
    years.set(year, await treasurer.call(getYearBooks, { year }));
  }
});

async function answerTo(message: string, visitor = treasurer): Promise<string> {
  const { id } = await visitor.call(caretaker.createConversation, { title: '帳簿のこと' });
  const reply = await visitor.call(caretaker.sendMessage, { message, conversationId: id });
  return reply.message.content.replaceAll('**', '').replaceAll('\\', '');
}

function booksOf(question: string): YearBooks {
  const books = years.get(/去年|昨年|2025|令和7/.test(question) ? '2025' : '2026');
  if (!books) throw new Error('no books of this year');
  return books;
}

const monthOf = (question: string): string | null => {
  if (question.includes('9月')) return '2026-09';
  return /10月|先月/.test(question) ? '2026-10' : null;
};

/** What the screen of each kind shows. */
function shownBy(question: string, kind: string, of: string | undefined): readonly string[] {
  const books = booksOf(question);
  const month = monthOf(question);
  if (kind === 'over') {
    return budgetComparison(comparisonInput(books))
      .filter(isNearBudget)
      .map(({ sentence }) => sentence);
  }
  if (kind === 'owed') {
    const ids = books.accounts.filter(({ role }) => role === 'payable').map(({ id }) => id);
    const own = [...books.opening, ...books.months].filter((it) => ids.includes(it.accountId));
    return [formatYen(shownYen('liability', sumYen(own.map(({ amountYen }) => amountYen))))];
  }
  if (kind === 'standing') return [standingOf(books, question, of ?? '')];
  if (kind === 'account') return shownOfAccount(books, month, of ?? '');
  if (kind === 'result') {
    return month === null ? shownOfYear(books, of) : shownOfMonth(books, month, of);
  }
  return ['締め'];
}

/** What stands on the account at the end of what is booked. */
function standingOf(books: YearBooks, question: string, name: string): string {
  const funds = books.funds.filter(
    (fund) => !/会計/.test(question) || question.includes(fund.name),
  );
  const accounts = books.accounts.filter((it) => it.name.startsWith(name));
  const yen = sumYen(
    [...books.opening, ...books.months]
      .filter(({ fundId }) => funds.some(({ id }) => id === fundId))
      .flatMap(({ accountId, amountYen }) =>
        accounts.filter(({ id }) => id === accountId).map(({ kind }) => shownYen(kind, amountYen)),
      ),
  );
  return yen === 0 ? 'の帳簿ではありません' : formatYen(yen);
}

function shownOfAccount(books: YearBooks, month: string | null, name: string): readonly string[] {
  if (month === null) {
    return budgetComparison(comparisonInput(books))
      .filter(({ account }) => account.name === name)
      .flatMap(({ actualYen, budgetYen, sentence }) => [
        formatYen(actualYen),
        formatYen(budgetYen),
        sentence,
      ]);
  }
  return books.funds
    .flatMap((fund) => monthLines(fund, books, month))
    .filter(({ account, budgetYen }) => account.name === name && budgetYen > 0)
    .map(({ monthYen }) => formatYen(monthYen));
}

function shownOfYear(books: YearBooks, fund: string | undefined): readonly string[] {
  return incomeAndExpense(yearFigures(books))
    .filter((it) => fund === undefined || it.fund.name === fund)
    .flatMap(({ income, expense, surplus }) => [
      formatYen(income.total.actualYen),
      formatYen(expense.total.actualYen),
      `${formatYen(Math.abs(surplus.actualYen))}の${surplus.actualYen < 0 ? '赤字' : '黒字'}`,
    ]);
}

/** As the paper of the month prints it. */
function shownOfMonth(year: YearBooks, month: string, fund: string | undefined) {
  return monthReport({ year, month, monthEndsOn: lastDayOf(month), banks: [] })
    .filter(({ fundName }) => fundName !== '組合全体' && (fund ?? fundName) === fundName)
    .flatMap(({ blocks }) => blocks.flatMap((it) => (it.kind === 'table' ? it.table.rows : [])))
    .filter(({ cells }) => /収入合計|支出合計|収支差額/.test(cells[0] ?? ''))
    .map(({ cells }) => `${(cells[2] ?? '').replace(/[^0-9,]/g, '')}円`);
}

/** Nothing but an answer from the books ends with one of these. */
const ofTheBooks =
  /「(?:予算|帳簿|月次報告|今月やること|お金の見える化)」で(?:見る|締めの確認を見る)\]/;

test('questions about the books get the figures of their screens, and others get none', async () => {
  const failing: string[] = [];
  for (const [place, [question, kind, of]] of booksQuestions.entries()) {
    const told = await answerTo(question, place % 2 === 0 ? treasurer : second);
    const isOfBooks = ofTheBooks.test(told);
    const wanted = kind === 'another' ? [] : shownBy(question, kind, of);
    const missing = wanted.filter((words) => !told.includes(words));
    const isWrong = isOfBooks === (kind === 'another') || missing.length > 0;
    if (isWrong || (kind !== 'another' && wanted.length === 0)) {
      failing.push(`${question} → ${told.slice(0, 120)} | ${missing.join(' | ')}`);
    }
  }
  expect(failing).toEqual([]);
});

test('an owner is told the sum of what is owed, but neither to whom nor what the close lacks', async () => {
  const owner = server.visit();
  await owner.call(setDemoRole, { role: 'owner' });
  const told = await answerTo('未払金はいくらありますか', owner);
  const [sum = ''] = shownBy('未払金はいくらありますか', 'owed', undefined);
  expect(told).toContain(sum);
  expect(told).not.toMatch(/^- /m);
  expect(told).toContain('/demo/money?year=2026');
  expect(await answerTo('10月分を締められますか', owner)).not.toMatch(ofTheBooks);
});

test('a tenant is told nothing of the books', async () => {
  const tenant = server.visit();
  await tenant.call(setDemoRole, { role: 'tenant' });
  for (const question of ['10月の収支はどうでしたか', '未払金はいくらありますか']) {
    expect(await answerTo(question, tenant)).not.toMatch(ofTheBooks);
  }
});

test('when the reserve runs short is answered with the year', async () => {
  expect(await answerTo('修繕積立金はいつ足りなくなりますか')).toMatch(/20[0-9]{2}年度です。/);
});

test('a name and a year without a verb are the question with one', async () => {
  const asked = await answerTo('昨年度の電気代はいくらでしたか');
  expect(asked).toMatch(ofTheBooks);
  for (const question of ['昨年度の電気料金', '2025年度の電気代', '昨年度の電気料']) {
    expect(await answerTo(question)).toBe(asked);
  }
});

describe('the budget of next year', () => {
  const inForce = () => {
    const { budget, accounts, funds } = booksOf('2026');
    const general = funds.find(({ code }) => code === 'general')?.id;
    return sumOf(budget, accounts, general);
  };
  const sumOf = (
    lines: readonly { fundId: string; accountId: string; amountYen: number }[],
    accounts: YearBooks['accounts'],
    fundId: string | undefined,
  ) =>
    formatYen(
      sumYen(
        lines
          .filter((it) => it.fundId === fundId)
          .filter(
            ({ accountId }) => accounts.find(({ id }) => id === accountId)?.kind === 'expense',
          )
          .map(({ amountYen }) => Math.abs(amountYen)),
      ),
    );

  test('is not decided, and what is in force is told with its sums', async () => {
    const owner = server.visit();
    await owner.call(setDemoRole, { role: 'owner' });
    for (const question of [
      '来年度の予算はいくらですか',
      '2027年度の予算',
      '来年度の予算は決まりましたか',
    ]) {
      const told = await answerTo(question, owner);
      expect(told).toContain('2027年度の予算は、まだ決まっていません。');
      expect(told).toContain(`支出${inForce()}`);
      expect(told).not.toContain('案では');
    }
  });

  test('is a draft with its sums where the treasurer has made one, and to an owner no more than before', async () => {
    const visitor = server.visit();
    await visitor.call(setDemoRole, { role: 'treasurer' });
    const versionsOf = async () =>
      (await visitor.call(getBudgets, {})).years.find(({ fiscalYear }) => fiscalYear === 2027)
        ?.versions ?? [];
    if ((await versionsOf()).length === 0) {
      await visitor.call(startBudgetDraft, { year: '2027', kind: 'first' });
    }
    const [draft] = await versionsOf();
    const { accounts, funds } = booksOf('2026');
    const general = funds.find(({ code }) => code === 'general')?.id;
    const told = await answerTo('来年度の予算はいくらですか', visitor);
    expect(told).toContain('総会で未決議の案では');
    expect(told).toContain(`支出${sumOf(draft?.lines ?? [], accounts, general)}`);
    expect(told).toContain(`支出${inForce()}`);
    await visitor.call(setDemoRole, { role: 'owner' });
    expect(await answerTo('来年度の予算はいくらですか', visitor)).not.toContain('案では');
  });
});
