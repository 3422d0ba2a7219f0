import { plainCells } from './plain-cells.ts';
import { onlyOne } from './read-day.ts';
import type { Found, PaperLine } from './voucher.ts';

const company =
  /株式会社|有限会社|合同会社|合資会社|\(株\)|\(有\)|\(同\)|一般(?:社団|財団)法人|公益(?:社団|財団)法人|協同組合|事務所$/;
const label =
  /^(?:発行者|発行元|請求元|請求者|会社名|事業者名|事業者|店名|店舗名|屋号)\s*[::]?\s*(.+)$/;
const addressee = /御中|殿$|様|宛|組合員|管理組合/;
/** Banks for the transfer, and papers about somebody else. */
const ofOther =
  /件名|品名|現場|振込|口座|銀行|信用金庫|支店|名義|お取引|取扱|加盟|保険料|登録番号|https?:|@/;
const contact = /TEL|電話|FAX|〒|T\d{13}|登録番号|\d{2,4}-\d{2,4}-\d{3,4}/i;
const nearLines = 3;
const longestName = 40;

/** 支払先: who sent it, not whom it was sent to. One of the known names, or the only company of the paper. */
export function readPayee(
  lines: readonly PaperLine[],
  known: readonly string[],
): Found<string> | null {
  const named = onlyOne(lines.flatMap((line, index) => knownNames(line, index, known)));
  if (named) return named;
  const labelled = lines.flatMap(byLabel);
  if (labelled.length > 0) return onlyOne(labelled);
  const companies = lines.flatMap(companiesOn);
  const one = onlyOne(companies);
  if (one) return one;
  return onlyOne(companies.filter(({ line }) => isNearContact(lines, line)));
}

function knownNames(line: PaperLine, index: number, known: readonly string[]): Found<string>[] {
  const cells = plainCells(line).filter((cell) => !addressee.test(cell) && !ofOther.test(cell));
  const closed = cells.map(closedUp);
  const found = known.filter((name) => {
    const plain = closedUp(name);
    return plain.length > 1 && closed.some((cell) => cell.includes(plain));
  });
  // 「澄川市」 is in 「澄川市水道局」.
  const whole = found.filter(
    (name) => !found.some((it) => it !== name && closedUp(it).includes(closedUp(name))),
  );
  return whole.map((value) => ({ value, line: index, quote: line.cells.join(' ') }));
}

function closedUp(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}

function byLabel(line: PaperLine, index: number): Found<string>[] {
  const [, name] = label.exec(plainCells(line).join(' ')) ?? [];
  return name === undefined || addressee.test(name) || name.length > longestName
    ? []
    : [{ value: name.trim(), line: index, quote: line.cells.join(' ') }];
}

function companiesOn(line: PaperLine, index: number): Found<string>[] {
  return plainCells(line).flatMap((cell) => {
    if (!company.test(cell) || addressee.test(cell) || ofOther.test(cell)) return [];
    const value = cell.split(/\s+(?=〒|TEL|電話|東京|代表|担当)/i)[0]?.trim() ?? '';
    return value === '' || value.length > longestName || /[。、]/.test(value)
      ? []
      : [{ value, line: index, quote: line.cells.join(' ') }];
  });
}

function isNearContact(lines: readonly PaperLine[], at: number): boolean {
  return lines
    .slice(at, at + nearLines + 1)
    .some((line) => contact.test(plainCells(line).join(' ')));
}
