import { expect, test } from 'vitest';
import { readVoucher } from '#domain/vouchers/read-voucher.ts';
import { buildDemonstration } from './build-demonstration.ts';
import { demoPapers } from './demo-papers.ts';
import { seedCounterparties } from './ledger/companies.ts';
import { drawBill, linesOf } from './papers/bill-paper.ts';
import { paperFont } from './papers/paper-font.ts';
import { paperLetters } from './testing/paper-letters.ts';

const companyNames = seedCounterparties().map(({ name }) => name);
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
  expect(paper?.places).toHaveLength(7);
});

test.each(days)('on %s every paper reads as its row says', (day) => {
  const { voucher } = buildDemonstration(day);
  const papers = demoPapers(day);
  const wrong = voucher.filter((row) => {
    const paper = papers.get(row.sha256);
    const known = { today: day, names: companyNames };
    const read = readVoucher(paper ? linesOf(paper) : [], known);
    const { amountYen, issuedOn, dueOn, payee, invoiceNumber, kind, subject } = read;
    const facts = [amountYen, issuedOn, dueOn, payee, invoiceNumber, kind, subject];
    const values = facts.map((it) => it?.value ?? null);
    const { amount_yen, issued_on, due_on, payee: name, invoice_number, kind: own } = row;
    // Where nobody has looked yet, the places are told.
    const place = row.places.find(({ field }) => field === 'subject');
    const about = row.places.length > 0 ? (place?.quote ?? null) : subject?.value;
    const said = [amount_yen, issued_on, due_on, name, invoice_number, own, about];
    return JSON.stringify(values) !== JSON.stringify(said);
  });
  expect(wrong.map(({ file_name }) => file_name)).toEqual([]);
});
