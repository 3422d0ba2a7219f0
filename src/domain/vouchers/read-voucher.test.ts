import { expect, test } from 'vitest';
import { readVoucher } from './read-voucher.ts';
import { examplePapers } from './testing/example-papers.ts';
import type { PaperLine } from './voucher.ts';

const known = { today: '2026-12-15', names: ['あおぞら電力', '若葉設備工業株式会社'] };

function linesOf(text: string): PaperLine[] {
  return text.split('\n').map((line) => ({
    page: 1,
    cells: line
      .split('|')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== ''),
  }));
}

function valuesOf(text: string) {
  const read = readVoucher(linesOf(text), known);
  return Object.fromEntries(
    Object.entries(read).map(([field, found]) => [field, found?.value ?? null]),
  );
}

test.each(examplePapers)('$name', ({ text, expected }) => {
  expect(valuesOf(text)).toEqual(expected);
});

test('every value is quoted from the line it stands on', () => {
  const [paper] = examplePapers;
  const lines = linesOf(paper?.text ?? '');
  const { amountYen, dueOn } = readVoucher(lines, known);
  expect(amountYen).toMatchObject({ line: 6, quote: 'ご請求金額 ¥45,100-' });
  expect(dueOn).toMatchObject({ line: 7, quote: 'お支払期限 2026年11月30日' });
});

test('an invoice dated far ahead, or due before it was written, is not believed', () => {
  expect(valuesOf('請求書\n請求日 2027年3月1日')).toMatchObject({ issuedOn: null });
  expect(valuesOf('請求日 2026年10月31日\n支払期限 2026年9月30日')).toMatchObject({
    issuedOn: '2026-10-31',
    dueOn: null,
  });
});

test('numbers of telephones, accounts and pages are no registration number', () => {
  expect(valuesOf('TEL 045-123-4567-890123')).toMatchObject({ invoiceNumber: null });
  expect(valuesOf('登録番号 T12345678901234')).toMatchObject({ invoiceNumber: null });
});

test('the subject is what its label says, else the one thing charged, or the first of several', () => {
  const subjectOf = (text: string) => valuesOf(text)['subject'];
  expect(subjectOf('請求書\n件名：給水ポンプ 定期点検\n品名|数量|金額\n点検|1|9,000')).toBe(
    '給水ポンプ 定期点検',
  );
  expect(subjectOf('工 事 名|屋上防水の補修')).toBe('屋上防水の補修');
  expect(subjectOf('内容|金額（税抜）\n11月分 植栽管理|20,000\n小計|20,000')).toBe(
    '11月分 植栽管理',
  );
  expect(subjectOf('品目|数量|単価|金額\n電球|2|500|1,000\nほうき|1|900|900\n合計|1,900')).toBe(
    '電球ほか',
  );
  expect(subjectOf('内容|金額\n給水設備点検|9,000\n（10月3日に実施）\nお振込先 みらい銀行')).toBe(
    '給水設備点検',
  );
  expect(subjectOf('領収証\n但し 11月分として')).toBe('11月分');
});

test('where two subjects stand, or nothing but sums and numbers, there is none', () => {
  for (const text of [
    '件名：屋上防水\n件名：外壁塗装',
    '件名|¥45,100',
    '品名|数量|金額\nA-100|1|9,000\n合計|9,000',
    '品名|数量|金額\n小計|9,000',
    '内容をご確認ください。',
    '品名 数量',
  ]) {
    expect(valuesOf(text)).toMatchObject({ subject: null });
  }
});
