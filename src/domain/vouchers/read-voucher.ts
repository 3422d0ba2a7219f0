import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import { plainCells } from './plain-cells.ts';
import { readAmount } from './read-amount.ts';
import { onlyOne, readDueDay, readIssueDay } from './read-day.ts';
import { readPayee } from './read-payee.ts';
import { readSubject } from './read-subject.ts';
import type { Found, PaperLine, VoucherKind } from './voucher.ts';

/** What a paper says of itself; what it says in two ways, or not clearly, is left out. */
export type ReadVoucher = {
  readonly kind: Found<VoucherKind> | null;
  readonly payee: Found<string> | null;
  readonly subject: Found<string> | null;
  readonly issuedOn: Found<IsoDate> | null;
  readonly dueOn: Found<IsoDate> | null;
  readonly amountYen: Found<Yen> | null;
  readonly invoiceNumber: Found<string> | null;
};

type Known = {
  readonly today: IsoDate;
  /** The names of those whom the association pays. */
  readonly names: readonly string[];
};

const mostLines = 400;

/** 証憑を読み取る */
export function readVoucher(paper: readonly PaperLine[], known: Known): ReadVoucher {
  const lines = paper.slice(0, mostLines);
  const kind = readKind(lines);
  const issuedOn = readIssueDay(lines, known.today);
  return {
    kind,
    payee: readPayee(lines, known.names),
    subject: readSubject(lines),
    issuedOn,
    dueOn: readDueDay(lines, issuedOn?.value ?? null),
    amountYen: readAmount(lines, kind?.value === 'receipt'),
    invoiceNumber: onlyOne(lines.flatMap(numbersOn)),
  };
}

const titles: readonly (readonly [RegExp, VoucherKind])[] = [
  [/残高証明書/, 'certificate'],
  [/請求書|請求明細書|請求のお知らせ|納入通知書|納付書/, 'invoice'],
  [/領収[書証]|領収済/, 'receipt'],
  [/見積書|見積もり書|見積り書/, 'quote'],
  [/納品書/, 'delivery'],
  [/契約書|覚書|注文請書/, 'contract'],
];
const headLines = 15;
const longestTitle = 24;

/** By its title, which stands in a cell of its own. */
function readKind(lines: readonly PaperLine[]): Found<VoucherKind> | null {
  for (const [index, line] of lines.slice(0, headLines).entries()) {
    const cells = plainCells(line).map((cell) => cell.replaceAll(/\s/g, ''));
    const title = cells.find(
      (cell) => cell.length <= longestTitle && !/[。、]|下さい|番号/.test(cell),
    );
    const found = titles.find(([words]) => title !== undefined && words.test(title));
    if (found) return { value: found[1], line: index, quote: line.cells.join(' ') };
  }
  return null;
}

const registration = /(?<![A-Z\d])T[\s-]*((?:\d[\s-]*){12}\d)(?!\d)/g;

/** 登録番号: T and 13 digits, however they are set apart. */
function numbersOn(line: PaperLine, index: number): Found<string>[] {
  return [...plainCells(line).join(' ').matchAll(registration)].map(([, digits = '']) => ({
    value: `T${digits.replaceAll(/\D/g, '')}`,
    line: index,
    quote: line.cells.join(' '),
  }));
}
