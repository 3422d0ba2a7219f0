import { beforeAll, describe, expect, test } from 'vitest';
import { getBudgets, getLargestEntries, startBudgetDraft } from '#contract/budget.ts';
import * as caretaker from '#contract/caretaker.ts';
import { getChart, listEntries } from '#contract/ledger.ts';
import { getYearBooks, type YearBooks } from '#contract/money.ts';
import { listOpenItems } from '#contract/open-items.ts';
import { setDemoRole } from '#contract/session.ts';
import { listWithoutVoucher } from '#contract/voucher.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { booksQuestions } from '#domain/caretaker/exact/testing/books-questions.ts';
import { formatYen } from '#domain/format-yen.ts';
import { shownYen } from '#domain/ledger/account.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import { comparisonInput, yearFigures } from '#domain/statements/booked-year.ts';
import { budgetComparison, isNearBudget } from '#domain/statements/budget-comparison.ts';
import { fundOutlooks } from '#domain/statements/fund-outlook.ts';
import { incomeAndExpense } from '#domain/statements/income-and-expense.ts';
import { monthLines } from '#domain/statements/month-lines.ts';
import { monthReport } from '#domain/statements/pack/month-report.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const treasurer = server.visit();
/** One person may not ask so much in a minute. */
const second = server.visit();
const third = server.visit();
const years = new Map<string, YearBooks>();
let openBills: readonly { name: string; amountYen: number; dueOn: string | null }[] = [];

beforeAll(async () => {
  await treasurer.call(setDemoRole, { role: 'treasurer' });
  await second.call(setDemoRole, { role: 'treasurer' });
  await third.call(setDemoRole, { role: 'treasurer' });
  for (const year of ['2025', '2026']) {
    years.set(year, await treasurer.call(getYearBooks, { year }));
  }
  const { counterparties } = await treasurer.call(getChart, {});
  openBills = (await treasurer.call(listOpenItems, {})).owed.map((it) => ({
    ...it,
    name: counterparties.find(({ id }) => id === it.counterpartyId)?.name ?? '',
  }));
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
  if (kind === 'owed-payee') return owedTo(of ?? '');
  if (kind === 'absent') return [`${of}の金額はありません`];
  return kind.startsWith('over') ? shownOver(question, kind, of) : shownOfBooks(question, kind, of);
}

function shownOver(question: string, kind: string, of: string | undefined): readonly string[] {
  const books = booksOf(question);
  if (kind === 'over') {
    return budgetComparison(comparisonInput(books))
      .filter(isNearBudget)
      .map(({ sentence }) => sentence);
  }
  return budgetComparison(comparisonInput(books))
    .filter(({ account }) => account.name === of)
    .map(({ sentence }) => `会計の${sentence}`);
}

function shownOfBooks(question: string, kind: string, of: string | undefined): readonly string[] {
  const books = booksOf(question);
  const month = monthOf(question);
  if (kind === 'owed') {
    const ids = books.accounts.filter(({ role }) => role === 'payable').map(({ id }) => id);
    const own = [...books.opening, ...books.months].filter((it) => ids.includes(it.accountId));
    return [formatYen(shownYen('liability', sumYen(own.map(({ amountYen }) => amountYen))))];
  }
  if (kind === 'standing') return [standingOf(books, question, of ?? '')];
  if (kind === 'account') return shownOfAccount(books, month, of ?? '');
  if (kind === 'account-reserve') return shownOfAccount(books, month, of ?? '', 'reserve');
  if (kind === 'result') {
    return month === null ? shownOfYear(books, of) : shownOfMonth(books, month, of);
  }
  return ['締め'];
}

/** As the list of open items has it: the sum, and each bill. */
function owedTo(name: string): readonly string[] {
  const own = openBills.filter((it) => it.name === name);
  const sum = formatYen(sumYen(own.map(({ amountYen }) => amountYen)));
  return [
    `${name}にまだ払っていないお金`,
    own.length === 0 ? 'ありません' : `合わせて${sum}です`,
    ...own.map(
      ({ amountYen, dueOn }) =>
        `- ${name}：${formatYen(amountYen)}${dueOn ? `　支払期限 ${formatPlainDate(dueOn)}` : ''}`,
    ),
  ];
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
  return yen === 0 ? `の帳簿に、${name}はありません` : formatYen(yen);
}

function shownOfAccount(
  books: YearBooks,
  month: string | null,
  name: string,
  code?: string,
): readonly string[] {
  if (month === null) {
    return budgetComparison(comparisonInput(books))
      .filter(({ account, fund }) => account.name === name && (code ?? fund.code) === fund.code)
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

test('what is past its day stands first of what must be paid', async () => {
  const { today } = booksOf('2026');
  const late = openBills.filter(({ dueOn }) => dueOn !== null && dueOn < today);
  const [first] = late.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
  if (!first) throw new Error('nothing is overdue');
  const told = await answerTo('今月払わなければいけないお金は全部でいくらですか', third);
  expect(told.split('\n').find((line) => line.startsWith('- '))).toContain(
    `- ${first.name}：${formatYen(first.amountYen)}　支払期限`,
  );
});

test('payments without a paper, what is left of the budget and what must be paid', async () => {
  const { startsOn, today } = booksOf('2026');
  const { entries } = await treasurer.call(listWithoutVoucher, { from: startsOn, until: today });
  const sum = formatYen(sumYen(entries.map(({ amountYen }) => amountYen)));
  for (const question of ['証憑のない支払いはどれですか', '領収書のない支払いはありますか']) {
    const told = await answerTo(question);
    expect(told).toContain(
      entries.length === 0 ? 'ありません' : `${entries.length}件、合わせて${sum}`,
    );
    expect(told).toContain('voucher=without');
  }
  const left = await answerTo('予算の残りはいくらですか', second);
  for (const { expense } of incomeAndExpense(yearFigures(booksOf('2026')))) {
    if (expense.total.budgetYen === 0) continue;
    const yen = expense.total.budgetYen - expense.total.actualYen;
    expect(left).toContain(formatYen(Math.abs(yen)));
  }
  const [owed = ''] = shownBy('未払金はいくらありますか', 'owed', undefined);
  expect(await answerTo('払わなければならないお金はいくらですか', second)).toContain(owed);
});

test('whether the passbook and the books agree is the comparison of the close, not an old certificate', async () => {
  for (const question of ['今の預金は通帳と合っていますか', '通帳の残高と帳簿は合っていますか']) {
    const told = await answerTo(question, third);
    expect(told.split('\n')[0]).toMatch(/^通帳と帳簿/);
    expect(told).toContain('2026年10月31日');
    expect(told).not.toContain('残高証明書');
  }
});

test('whether the year will end in the red is the forecast of the budget, then the books so far', async () => {
  const books = booksOf('2026');
  const [outlook] = fundOutlooks(
    incomeAndExpense(yearFigures(books)),
    budgetComparison(comparisonInput(books)),
  );
  if (!outlook) throw new Error('no fund is expected to end in the red');
  const other = await answerTo('今年の管理費会計は黒字で終わりますか', third);
  expect(other.split('\n')[0]).toContain(
    `いいえ、2026年度の${outlook.fund.name}は赤字の見込みです。${outlook.sentence}`,
  );
  for (const question of ['今年度は赤字になりそうですか', '今年度は年度末に赤字になりますか']) {
    const told = await answerTo(question, third);
    expect(told.split('\n')[0]).toBe(
      `はい、2026年度の${outlook.fund.name}は赤字の見込みです。${outlook.sentence}`,
    );
    for (const words of shownOfYear(books, undefined)) expect(told).toContain(words);
  }
});

test('why an account goes over names its forecast and what was paid, the payments to readers of the ledger', async () => {
  const question = '小修繕費はどうして超えるのですか';
  const { entries } = await treasurer.call(getLargestEntries, { year: '2026' });
  const { accounts, funds } = booksOf('2026');
  const isOf = (it: { accountId: string; fundId: string }) =>
    accounts.find(({ id }) => id === it.accountId)?.name === '小修繕費' &&
    funds.find(({ id }) => id === it.fundId)?.code === 'general';
  const [largest] = entries.filter(isOf);
  if (!largest) throw new Error('nothing was paid');
  const told = await answerTo(question, third);
  expect(told.split('\n')[0]).toMatch(/小修繕費は、.*超える見込みです。.*6月/);
  expect(told).toContain('2026年6月の大きな支払い');
  expect(told).toContain(`${largest.summary}：${formatYen(largest.amountYen)}`);
  const owner = server.visit();
  await owner.call(setDemoRole, { role: 'owner' });
  const shown = await answerTo(question, owner);
  expect(shown.split('\n')[0]).toBe(told.split('\n')[0]);
  expect(shown).not.toContain('大きな支払い');
});

test('what is left of the budget of an account is that of the year that runs', async () => {
  for (const [question, name] of [
    ['小修繕費の予算はあといくら残っていますか', '小修繕費'],
    ['保守点検費の予算はあといくら使えますか', '保守点検費'],
    ['水道光熱費の予算はいくら残っていますか', '水道光熱費'],
  ] as const) {
    const lines = budgetComparison(comparisonInput(booksOf('2026')));
    const line = lines.find(({ account, budgetYen }) => account.name === name && budgetYen > 0);
    if (!line) throw new Error(`no budget of ${name}`);
    const { budgetYen, actualYen, sentence } = line;
    const told = await answerTo(question, third);
    expect(told.split('\n')[0]).toContain(`2026年度の${line.fund.name}の${name}は、`);
    expect(told.split('\n')[0]).toContain(
      `予算${formatYen(budgetYen)}のうち${formatYen(actualYen)}を使い、残りは${formatYen(budgetYen - actualYen)}です。`,
    );
    expect(told).toContain(sentence);
  }
});

test('what the association must pay is what is unpaid, to readers of the ledger', async () => {
  const [owed = ''] = shownBy('未払金はいくらありますか', 'owed', undefined);
  for (const question of [
    'これから払わなければならないお金はいくらですか',
    '来月末までに払わなければならないお金はいくらですか',
    '今月支払うものは何がいくらありますか',
  ]) {
    const told = await answerTo(question, third);
    expect([question, told.split('\n')[0]]).toEqual([question, expect.stringContaining(owed)]);
  }
});

test('a payment that may be one’s own is told with the association’s beside it, to readers of the ledger', async () => {
  const sum = formatYen(sumYen(openBills.map(({ amountYen }) => amountYen)));
  const beside = `管理組合が払うお金（未払金）は、これとは別です。今の帳簿では、${openBills.length}件で${sum}です。`;
  const told = await answerTo('今月の支払いはいくらですか', third);
  expect(told.split('\n')[0]).toMatch(/^[0-9]+号室の次のお支払いは/);
  expect(told).toContain(beside);
  for (const question of ['うちの今月の支払いはいくらですか', '来月の管理費はいくら払いますか']) {
    expect(await answerTo(question, third)).not.toContain('管理組合が払うお金');
  }
  const owner = server.visit();
  await owner.call(setDemoRole, { role: 'owner' });
  const own = await answerTo('今月の支払いはいくらですか', owner);
  expect(own).toMatch(/号室の次のお支払いは/);
  expect(own).not.toContain('管理組合が払うお金');
  expect(await answerTo('今月支払う請求書はどれですか、合計いくらですか', owner)).not.toContain(
    sum,
  );
});

test('もう移しましたか goes on from what was asked before it in the message', async () => {
  const told = await answerTo(
    '管理費から積立金会計へいくら繰り入れますか。もう移しましたか',
    third,
  );
  const [, last = ''] = told.split('「もう移しましたか」について');
  expect(last.trim()).toMatch(/^いいえ、まだです。2026年度の管理費会計の/);
  expect(last).toContain('昨年度は3月にまとめて記帳しています');
});

test('whether the general fund is enough next year is told by its own budget, not by the plan of repairs', async () => {
  const told = await answerTo('来年度の管理費は足りますか', second);
  expect(told).toContain('2027年度の管理費会計は');
  expect(told).toMatch(ofTheBooks);
  expect(await answerTo('修繕積立金は足りますか', second)).not.toMatch(ofTheBooks);
});

test('what a payee was paid is the sum of the entries of the books, and for readers of the ledger alone', async () => {
  const { counterparties, bankAccounts } = await treasurer.call(getChart, {});
  const { startsOn, today } = booksOf('2026');
  const banks = new Set(bankAccounts.map(({ accountId }) => accountId));
  const payee = counterparties.find(({ name }) => name.includes('電力'));
  if (!payee) throw new Error('no power company');
  const paid = new Map<string, number>();
  let after: string | undefined;
  do {
    const page = await treasurer.call(listEntries, {
      from: startsOn,
      until: today,
      counterpartyId: payee.id,
      after,
    });
    for (const entry of page.entries) {
      if (!entry.postings.some(({ accountId }) => banks.has(accountId))) continue;
      const yen = sumYen(
        entry.postings
          .filter((it) => it.counterpartyId === payee.id && !banks.has(it.accountId))
          .map(({ amountYen }) => amountYen),
      );
      paid.set(entry.id, yen);
    }
    after = page.next ?? undefined;
  } while (after);
  const told = await answerTo(`今年度${payee.name}にいくら払いましたか`);
  expect(told).toContain(formatYen(sumYen([...paid.values()])));
  expect(told).toMatch(/^- 2026年\d+月/m);
  const owner = server.visit();
  await owner.call(setDemoRole, { role: 'owner' });
  expect(await answerTo(`今年度${payee.name}にいくら払いましたか`, owner)).not.toMatch(ofTheBooks);
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
