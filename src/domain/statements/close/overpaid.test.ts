import { expect, test } from 'vitest';
import { accountId, exampleChart, generalFund } from '#domain/ledger/testing/example-chart.ts';
import { balanceSheets } from '#domain/statements/balance-sheet.ts';
import { detailPaper } from '#domain/statements/pack/detail-papers.ts';
import { overpaidYen } from '#domain/statements/pack/pack-details.ts';
import { packStyle } from '#domain/statements/pack/pack-style.ts';
import { usualPaperSettings } from '#domain/statements/paper-settings.ts';
import { figuresOfBooks } from '#domain/statements/testing/figures-of-books.ts';
import { midoridaiBooks, term20 } from '#domain/statements/testing/midoridai-books.ts';
import { yearClose } from './year-close.ts';

const sheets = balanceSheets(figuresOfBooks(midoridaiBooks, term20, []));
const payable = sheets[0]?.liabilities.lines.find(({ account }) => account.role === 'payable');
const netYen = payable?.amountYen ?? 0;
const party = (name: string, amountYen: number) => ({
  fundId: generalFund.id,
  accountId: accountId('2110'),
  name,
  amountYen,
  clearedYen: 0,
});
/** 300 yen too much to the one lower what the other is owed. */
const parties = [party('あおば電力', -(netYen + 300)), party('みずほ清掃', 300)];

test("what was paid too much stands in the details by its name, and the total is the sheet's", () => {
  const style = packStyle(usualPaperSettings);
  const paper = detailPaper(
    { sheets, certificates: [], parties, prepaid: null, advances: [] },
    { ...term20, style },
  );
  const words = JSON.stringify(paper.blocks);
  expect(words).toContain('みずほ清掃（払いすぎ）');
  expect(words).not.toContain('あおば電力（払いすぎ）');
});

test("the year's close says what is still owed and what was overpaid, and both make the sheet", () => {
  const year = { accounts: exampleChart } as Parameters<typeof overpaidYen>[0]['year'];
  expect(overpaidYen({ year, parties })).toBe(300);
  const facts = {
    today: '2026-05-01',
    endsOn: '2026-03-31',
    lockedUntil: null,
    certificates: [],
    checks: [],
    comments: [],
    sheets,
    linesWithoutRemark: [],
    hasNextYear: true,
  };
  const sentence = (overpaid: number) =>
    yearClose({ ...facts, overpaidYen: overpaid }).items.find(({ id }) => id === 'open')?.sentence;
  expect(sentence(300)).toContain(
    // 580,400 and 1,166,000 of the two funds are what is left of it.
    '未払金は1,746,400円です。未払金は、まだ払っていない1,746,700円から、払いすぎの300円を引いた額です。',
  );
  expect(sentence(0)).not.toContain('払いすぎ');
});
