import { expect, test } from 'vitest';
import { readVoucher } from '#domain/vouchers/read-voucher.ts';
import { buildDemonstration } from './build-demonstration.ts';
import { demoPapers } from './demo-papers.ts';
import { drawBill } from './papers/bill-paper.ts';
import { paperFont } from './papers/paper-font.ts';
import { paperLetters } from './testing/paper-letters.ts';

const days = ['2026-11-21', '2026-04-02', '2027-06-15', '2028-02-29', '2031-12-31'];
const glyphs = JSON.parse(paperFont.glyphs) as [string, number, number][];

test('the font has every letter, on whatever day the demonstration is built', () => {
  const known = new Set(glyphs.filter(([, glyph]) => glyph > 0).map(([letter]) => letter));
  expect(paperLetters(days).filter((letter) => !known.has(letter))).toEqual([]);
});

test.each(days)('on %s every voucher has a paper whose bytes are those it names', (day) => {
  const { voucher, entry_voucher, journal_entry } = buildDemonstration(day);
  const papers = demoPapers(day);
  expect(voucher.length).toBeGreaterThan(150);
  for (const { sha256, byte_size } of voucher) {
    const paper = papers.get(sha256);
    expect(paper && drawBill(paper).byteLength).toBe(byte_size);
  }
  const entries = new Set(journal_entry.map(({ id }) => id));
  expect(entry_voucher.filter(({ entry_id }) => !entries.has(entry_id))).toEqual([]);
});

test('one invoice waits in the box, dated in the month that is to be closed, with its places', () => {
  const { voucher, entry_voucher, books_lock } = buildDemonstration('2026-11-21');
  const attached = new Set(entry_voucher.map(({ voucher_id }) => voucher_id));
  const waiting = voucher.filter(({ id }) => !attached.has(id));
  expect(waiting).toHaveLength(1);
  const [paper] = waiting;
  const lockedUntil =
    books_lock
      .map(({ locked_until }) => locked_until)
      .toSorted()
      .at(-1) ?? '';
  expect((paper?.issued_on ?? '') > lockedUntil).toBe(true);
  expect(paper?.places).toHaveLength(6);
});

test('what stands in the row is what the paper says, by the reader', () => {
  const { voucher } = buildDemonstration('2026-11-21');
  const [row] = voucher.filter(({ is_confirmed: isConfirmed }) => !isConfirmed);
  const places = (row?.places ?? []) as { field: string; quote: string }[];
  const lines = places.map(({ quote }) => ({ page: 1, cells: [quote] }));
  const known = { today: '2026-11-21', names: [row?.payee ?? ''] };
  const { amountYen, issuedOn, dueOn, payee, invoiceNumber, kind } = readVoucher(lines, known);
  expect([amountYen, issuedOn, dueOn, payee, invoiceNumber, kind].map((it) => it?.value)).toEqual([
    row?.amount_yen,
    row?.issued_on,
    row?.due_on,
    row?.payee,
    row?.invoice_number,
    row?.kind,
  ]);
});
