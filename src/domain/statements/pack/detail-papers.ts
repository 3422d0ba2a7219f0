import { formatEraDate } from '#domain/era.ts';
import type { AccountRole } from '#domain/ledger/account.ts';
import { shownYen } from '#domain/ledger/account.ts';
import { sumYen } from '#domain/money.ts';
import type { BalanceSheet, SheetLine } from '#domain/statements/balance-sheet.ts';
import type { AdvanceDetail, PrepaidDetail } from '#domain/statements/checks/papers.ts';
import type { CertificateRow } from '#domain/statements/close/certificates.ts';
import type { PartyBalance } from '#domain/statements/close/party-balance.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { advanceBlocks } from './advance-blocks.ts';
import {
  type PaperBlock,
  type PrintedPaper,
  type PrintedRow,
  tableBlock,
  textBlock,
} from './printed-paper.ts';
import type { PaperYear } from './statement-papers.ts';

type DetailRole = Extract<AccountRole, 'receivable' | 'payable' | 'prepaid' | 'suspense'>;

/** 附属明細 in the order of the balance sheet; whether names of counterparties stand in it. */
const details: readonly (readonly [role: DetailRole, title: string, isNamed: boolean])[] = [
  // Who is in arrears is nobody's business but the board's.
  ['receivable', '未収金の明細', false],
  ['prepaid', '前払金の明細', true],
  ['payable', '未払金の明細', true],
  ['suspense', '仮払金・仮受金の明細', true],
];

type Known = {
  readonly sheets: readonly BalanceSheet[];
  readonly certificates: readonly CertificateRow[];
  readonly parties: readonly PartyBalance[];
  readonly prepaid: readonly PrepaidDetail[] | null;
  readonly advances: readonly AdvanceDetail[];
};

export function detailPaper(known: Known, { endsOn, style }: PaperYear): PrintedPaper {
  const blocks = [
    ...depositBlocks(known.certificates),
    ...details.flatMap(([role, title, isNamed]) => [
      ...roleBlocks(known, { role, title, isNamed }),
      ...(role === 'prepaid' ? spreadBlocks(known) : []),
      ...(role === 'payable' ? advanceBlocks(known) : []),
    ]),
  ];
  return {
    title: '附属明細書',
    fundName: '組合全体',
    period: style.dayOf(endsOn),
    startsPage: true,
    blocks: blocks.length > 0 ? blocks : [textBlock('明細に記す残高は、どの科目にもありません。')],
  };
}

function depositBlocks(certificates: readonly CertificateRow[]): readonly PaperBlock[] {
  if (certificates.length === 0) return [];
  const rows = certificates.flatMap(({ place, account, funds }) =>
    funds.map(
      ({ fund, ledgerYen }): PrintedRow => ({
        look: 'line',
        cells: [fund.name, account.name, place, paperYen(ledgerYen)],
      }),
    ),
  );
  const total = sumYen(certificates.map(({ ledgerYen }) => ledgerYen));
  return [
    { kind: 'heading', text: '預金の明細' },
    tableBlock(
      '預金の明細',
      [
        ['会計', 'text'],
        ['科目', 'text'],
        ['預け先', 'text'],
        ['期末残高', 'yen'],
      ],
      [...rows, { look: 'total', cells: ['合計', '', '', paperYen(total)] }],
    ),
  ];
}

function roleBlocks(
  { sheets, parties }: Known,
  { role, title, isNamed }: { role: DetailRole; title: string; isNamed: boolean },
): readonly PaperBlock[] {
  const rows = sheets.flatMap(({ fund, assets, liabilities }) =>
    [...assets.lines, ...liabilities.lines]
      .filter(({ account, amountYen }) => account.role === role && amountYen !== 0)
      .flatMap((line) =>
        isNamed
          ? namedRows(fund.name, line, partiesOf(parties, fund.id, line))
          : [lineRow(fund.name, line.account.name, '', line.amountYen)],
      ),
  );
  if (rows.length === 0) return [];
  const total = sumYen(
    sheets.flatMap(({ assets, liabilities }) =>
      [...assets.lines, ...liabilities.lines]
        .filter(({ account }) => account.role === role)
        .map(({ amountYen }) => amountYen),
    ),
  );
  const headers = [
    ['会計', 'text'] as const,
    ['科目', 'text'] as const,
    ...(isNamed ? [['相手先', 'text'] as const] : []),
    ['金額', 'yen'] as const,
  ];
  const cut = (cells: readonly string[]) => (isNamed ? cells : cells.filter((_, i) => i !== 2));
  return [
    { kind: 'heading', text: title },
    tableBlock(
      title,
      headers,
      [...rows, { look: 'total' as const, cells: ['合計', '', '', paperYen(total)] }].map(
        (row) => ({
          ...row,
          cells: cut(row.cells),
        }),
      ),
    ),
  ];
}

function restWords({
  months,
  monthsGone,
  isEnded,
}: Pick<PrepaidDetail, 'months' | 'monthsGone' | 'isEnded'>): string {
  if (isEnded) return `${monthsGone}か月で終了`;
  return `${months}か月のうち${months - monthsGone}か月`;
}

/** What was paid for several years at once: how much of it is still to come. */
function spreadBlocks({ prepaid, sheets }: Known): readonly PaperBlock[] {
  if (prepaid === null || prepaid.length === 0) return [];
  const fundNameOf = (id: string) => sheets.find(({ fund }) => fund.id === id)?.fund.name ?? '';
  const rows = prepaid.map(
    ({ fundId, name, paidYen, expenseYen, prepaidYen, ...term }): PrintedRow => ({
      look: 'line',
      cells: [
        fundNameOf(fundId),
        name,
        paperYen(paidYen),
        restWords(term),
        paperYen(expenseYen),
        paperYen(prepaidYen),
      ],
    }),
  );
  const total = (of: (it: PrepaidDetail) => number) => paperYen(sumYen(prepaid.map(of)));
  return [
    { kind: 'heading', text: '数年分の前払いの内訳' },
    tableBlock(
      '数年分の前払いの内訳',
      [
        ['会計', 'text'],
        ['内容', 'text'],
        ['支払った額', 'yen'],
        ['残りの期間', 'text'],
        ['当年度の費用', 'yen'],
        ['期末の前払額', 'yen'],
      ],
      [
        ...rows,
        {
          look: 'total',
          cells: [
            '合計',
            '',
            total((it) => it.paidYen),
            '',
            total((it) => it.expenseYen),
            total((it) => it.prepaidYen),
          ],
        },
      ],
    ),
  ];
}

function partiesOf(parties: readonly PartyBalance[], fundId: string, { account }: SheetLine) {
  return parties
    .filter((it) => it.fundId === fundId && it.accountId === account.id)
    .map(({ name, amountYen }) => ({ name, yen: shownYen(account.kind, amountYen) }))
    .filter(({ yen }) => yen !== 0);
}

/** What nobody is named for has a row of its own, so that the rows come to the line of the balance sheet. */
function namedRows(
  fundName: string,
  { account, amountYen }: SheetLine,
  parties: readonly { readonly name: string; readonly yen: number }[],
): readonly PrintedRow[] {
  const named = parties.filter(({ name }) => name !== '');
  const restYen = amountYen - sumYen(named.map(({ yen }) => yen));
  return [
    ...named.map(({ name, yen }) =>
      lineRow(fundName, account.name, isOverpaid(account, yen) ? `${name}（払いすぎ）` : name, yen),
    ),
    ...(restYen === 0 ? [] : [lineRow(fundName, account.name, '相手先の記録なし', restYen)]),
  ];
}

function isOverpaid({ role }: SheetLine['account'], yen: number): boolean {
  return role === 'payable' && yen < 0;
}

function lineRow(fundName: string, name: string, party: string, yen: number): PrintedRow {
  return { look: 'line', cells: [fundName, name, party, paperYen(yen)] };
}

/** 残高証明書の一覧, in front of the certificates. */
export function certificatePaper(
  certificates: readonly CertificateRow[],
  { endsOn, style }: PaperYear,
): PrintedPaper {
  const rows = certificates.map((it, index): PrintedRow => {
    const known = it.certificate;
    return {
      look: 'line',
      cells: [
        String(index + 1),
        it.place,
        known ? paperYen(known.amountYen) : '未着',
        paperYen(it.ledgerYen),
        known ? paperYen(it.ledgerYen - known.amountYen) : '－',
        known?.originalSeenOn ? formatEraDate(known.originalSeenOn) : '未確認',
      ],
    };
  });
  const transit = certificates.flatMap(({ place, certificate }) =>
    certificate && certificate.inTransitYen !== 0
      ? [
          `${place}　日をまたいだ入出金 ${paperYen(certificate.inTransitYen)}円　${certificate.note}`,
        ]
      : [],
  );
  return {
    title: '残高証明書一覧',
    fundName: '組合全体',
    period: style.dayOf(endsOn),
    startsPage: true,
    blocks: [
      tableBlock(
        '残高証明書の一覧',
        [
          ['No.', 'text'],
          ['預け先', 'text'],
          ['証明書の残高', 'yen'],
          ['帳簿の残高', 'yen'],
          ['差', 'yen'],
          ['監事の原本確認', 'text'],
        ],
        rows,
      ),
      ...(transit.length > 0 ? [{ kind: 'points' as const, points: transit }] : []),
    ],
  };
}
