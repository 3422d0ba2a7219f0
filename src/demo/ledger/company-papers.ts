import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import { shownYen } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { PaperPart } from '#domain/statements/company-paper/read-company-paper.ts';
import { after, bankDay } from './book-month.ts';
import { accountId } from './chart.ts';
import { fundId } from './journal.ts';
import type { LedgerSpan } from './ledger-span.ts';
import type {
  AccountRow,
  CompanyPaperNameRow,
  CompanyPaperRow,
  FundRow,
  PostingRow,
} from './row-types.ts';

type Books = {
  readonly fund: readonly FundRow[];
  readonly account: readonly AccountRow[];
  readonly posting: readonly PostingRow[];
};

type Line = CompanyPaperRow['lines'][number];

/** What the company calls otherwise, in 管理費会計. */
const ownNames: Readonly<Record<string, string>> = {
  '5110': '委託業務費',
  '5210': '振込手数料',
};
/** In its newest paper the company has these among its own 雑費. */
const [mixed, mixedInto] = ['5180', '5290'];
const dayOfArrival = 18;
const section = '管理費会計';

/** 月報 of the running year, all but the last month's, which is for the visitor to put in. */
export function seedCompanyPapers(
  { months, last }: LedgerSpan,
  books: Books,
): {
  readonly company_paper: readonly CompanyPaperRow[];
  readonly company_paper_name: readonly CompanyPaperNameRow[];
} {
  const told = months.filter(({ year, label }) => year === last.year && label < last.label);
  return {
    company_paper: told.map((month) => {
      const arrived = bankDay(after(month, 1), dayOfArrival);
      const isNewest = month === told.at(-1);
      return {
        id: demoId('company_paper', month.label),
        month: month.label,
        received_on: arrived,
        lines: paperLines(books, { month: month.label, isNewest }),
        entered_as: 'treasurer',
        entered_by: demoUser.id,
        entered_at: `${arrived}T10:00:00Z`,
      };
    }),
    company_paper_name: Object.entries(ownNames).map(([code, name]) => ({
      id: demoId('company_paper_name', name),
      section,
      name,
      fund_id: fundId('general'),
      account_id: accountId(code),
    })),
  };
}

function paperLines(
  { fund, account, posting }: Books,
  { month, isNewest }: { month: string; isNewest: boolean },
): readonly Line[] {
  const parts: readonly PaperPart[] = ['income', 'expense'];
  const lines = fund.flatMap(({ id, name }) =>
    parts.flatMap((part) =>
      withSum(
        account
          .filter(({ kind }) => kind === part)
          .map((it) => ({
            code: it.code,
            name: (name === section && ownNames[it.code]) || it.name,
            yen: shownYen(
              part,
              sumYen(
                posting
                  .filter(
                    (own) =>
                      own.fund_id === id &&
                      own.account_id === it.id &&
                      own.posted_on.startsWith(month),
                  )
                  .map(({ amount_yen }) => amount_yen),
              ),
            ),
          })),
        { section: name, part, isMixed: isNewest && name === section },
      ),
    ),
  );
  return lines.map((line, index) => ({ place: index + 1, ...line }));
}

type Named = { readonly code: string; readonly name: string; readonly yen: Yen };

function withSum(
  all: readonly Named[],
  { section: of, part, isMixed }: { section: string; part: PaperPart; isMixed: boolean },
): readonly Omit<Line, 'place'>[] {
  const moved = isMixed
    ? sumYen(all.filter(({ code }) => code === mixed).map(({ yen }) => yen))
    : 0;
  const own = all
    .map((it) => {
      if (it.code === mixed) return { ...it, yen: it.yen - moved };
      return it.code === mixedInto ? { ...it, yen: it.yen + moved } : it;
    })
    .filter(({ yen }) => yen !== 0);
  if (own.length === 0) return [];
  const sum = {
    name: part === 'income' ? '収入合計' : '支出合計',
    yen: sumYen(own.map(({ yen }) => yen)),
  };
  return [
    ...own.map(({ name, yen }) => ({ section: of, part, kind: 'line' as const, name, yen })),
    { section: of, part, kind: 'sum', ...sum },
  ];
}
