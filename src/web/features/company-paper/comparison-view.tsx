import type { PaperComparison } from '#contract/company-paper.ts';
import { formatYen } from '#domain/format-yen.ts';
import { ledgerAddress } from '#web/lib/books/accounting-address.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Line = PaperComparison['lines'][number];

/** Both figures of every account, what differs first; below it what could not be compared. */
export function ComparisonView({
  month,
  comparison,
}: {
  month: string;
  comparison: PaperComparison;
}) {
  const { lines, unknown, leftOut, wrongSums } = comparison;
  return (
    <>
      <p className="mb-4 text-lg font-bold">{verdictOf(comparison)}</p>
      <LineTables month={month} lines={lines} />
      <Notes
        heading="科目が分からない行"
        words={unknown.map(({ section, name, yen }) => `${section} ${name}　${formatYen(yen)}`)}
      />
      <Notes
        heading="月報の中で、合計が合わないところ"
        words={wrongSums.map(
          ({ section, name, saidYen, summedYen }) =>
            `${section} ${name}は${formatYen(saidYen)}とありますが、行を足すと${formatYen(summedYen)}です。`,
        )}
      />
      <Notes
        heading="照合しなかった行"
        words={leftOut
          .filter(({ yen }) => yen !== 0)
          .map(({ section, name, yen }) => `${section} ${name}　${formatYen(yen)}`)}
      />
    </>
  );
}

/** What agrees is folded away below what does not. */
function LineTables({ month, lines }: { month: string; lines: readonly Line[] }) {
  const differing = lines.filter(({ paperYen, bookedYen }) => paperYen !== bookedYen);
  const agreeing = lines.filter(({ paperYen, bookedYen }) => paperYen === bookedYen);
  const [columns, rowKey] = [
    columnsOf(month),
    ({ fund, account }: Line) => `${fund.code} ${account.code}`,
  ];
  const agree = (
    <DataTable caption="額の合っている科目" columns={columns} rows={agreeing} rowKey={rowKey} />
  );
  if (differing.length === 0) return agree;
  return (
    <>
      <DataTable caption="額のちがう科目" columns={columns} rows={differing} rowKey={rowKey} />
      {agreeing.length > 0 && (
        <details className="mt-3" data-printed="">
          <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
            額の合っている{agreeing.length}科目
          </summary>
          {agree}
        </details>
      )}
    </>
  );
}

function verdictOf({ lines, unknown }: PaperComparison): string {
  const different = lines.filter(({ paperYen, bookedYen }) => paperYen !== bookedYen).length;
  if (lines.length === 0) return 'くらべられる行がありません。';
  const rest = unknown.length > 0 ? `科目の分からない行が${unknown.length}件あります。` : '';
  if (different > 0) {
    return `${lines.length}科目のうち、${different}科目の額がちがいます。${rest}`;
  }
  return `${lines.length}科目のすべてで、月報と帳簿の額が合っています。${rest}`;
}

function columnsOf(month: string): readonly Column<Line>[] {
  return [
    {
      id: 'account',
      header: '科目',
      isRowHeader: true,
      cell: ({ fund, account, names }) => (
        <>
          <TextLink href={ledgerAddress({ account: account.code, fund: fund.code, period: month })}>
            {account.name}
          </TextLink>
          <span className="block font-normal text-muted">
            {placeWords(fund.name, account.name, names)}
          </span>
        </>
      ),
    },
    { id: 'paper', header: '月報', align: 'end', cell: ({ paperYen }) => formatYen(paperYen) },
    { id: 'booked', header: '帳簿', align: 'end', cell: ({ bookedYen }) => formatYen(bookedYen) },
    {
      id: 'difference',
      header: 'ちがい',
      align: 'end',
      cell: ({ paperYen, bookedYen }) =>
        paperYen === bookedYen ? (
          <span className="text-muted">なし</span>
        ) : (
          <Badge tone="warn">{formatYen(bookedYen - paperYen)}</Badge>
        ),
    },
  ];
}

function placeWords(fund: string, account: string, names: readonly string[]): string {
  if (names.length === 0) return `${fund}・月報にはありません`;
  const others = names.filter((name) => name !== account);
  return others.length > 0 ? `${fund}・月報では「${others.join('」「')}」` : fund;
}

function Notes({ heading, words }: { heading: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-lg font-bold">{heading}</h3>
      <ul className="list-disc pl-6">
        {words.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
    </>
  );
}
