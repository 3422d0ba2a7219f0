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
