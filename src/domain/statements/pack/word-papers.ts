import type { IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import { formatYen } from '#domain/format-yen.ts';
import { type AuditReport, opinionSentence } from '#domain/statements/audit/audit-report.ts';
import type { BalanceSheet } from '#domain/statements/balance-sheet.ts';
import type { BudgetDraft } from '#domain/statements/budget-draft.ts';
import type { CertificateRow } from '#domain/statements/close/certificates.ts';
import {
  depositsByBank,
  insuredYen,
  protectionWords,
} from '#domain/statements/close/insured-deposits.ts';
import type { CheckComment } from '#domain/statements/close/year-close.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import {
  type PrintedPaper,
  type PrintedRow,
  partRow,
  tableBlock,
  textBlock,
} from './printed-paper.ts';
import type { PaperYear } from './statement-papers.ts';

type Noted = {
  readonly sheets: readonly BalanceSheet[];
  readonly certificates: readonly CertificateRow[];
  readonly comments: readonly CheckComment[];
};

/** 注記 */
export function notesPaper(noted: Noted, { style }: PaperYear): PrintedPaper {
  return {
    title: '注記',
    fundName: '',
    period: '',
    startsPage: true,
    blocks: noteTexts(noted, style.basis).flatMap(([heading, texts], index) => [
      { kind: 'heading', text: `${index + 1}　${heading}` },
      ...texts.map(textBlock),
    ]),
  };
}

function noteTexts(
  { sheets, certificates, comments }: Noted,
  basis: string,
): (readonly [heading: string, texts: readonly string[]])[] {
  const names = sheets.map(({ fund }) => fund.name).join('と');
  const prepaidYen = yenOf(sheets, 'prepaid');
  const large = largeDeposits(certificates);
  const said = comments.filter(({ text }) => text !== '');
  return [
    [
      '会計処理の基準',
      [
        basis === '発生主義'
          ? '当組合の会計は発生主義によっています。期末に未納の管理費等は未収金に、翌期分として期末までに受け入れた額は前受金に計上しています。'
          : '収支報告書は現金主義によっています。収入と支出は、現金や預金が動いた日に計上しています。貸借対照表などは発生主義により、2つのちがいは「発生主義から現金主義へ」に示しています。',
      ],
    ],
    [
      '会計の区分',
      [`${names}を分けて経理し、会計どうしの繰入れと貸し借りは、合算では消去しています。`],
    ],
    ...(prepaidYen === 0
      ? []
      : [
          [
            '前払の費用',
            [`期末に${formatYen(prepaidYen)}を前払として計上し、期間に応じて費用にしています。`],
          ] as const,
        ]),
    ...(large.length === 0 ? [] : [['1,000万円を超える預金', large] as const]),
    ...(said.length === 0
      ? []
      : [
          [
            '数字の差についての説明',
            [...new Set(said.map(({ key, text }) => `${subjectOf(key)}：${text}`))],
          ] as const,
        ]),
    ['単位', ['金額は円単位です。端数の処理はしていません。']],
  ];
}

/** By bank, what is given back whole and what is not, as 点検 warns of it. */
function largeDeposits(certificates: readonly CertificateRow[]): readonly string[] {
  const deposits = certificates.flatMap(({ deposit, ledgerYen }) =>
    deposit ? [{ ...deposit, yen: ledgerYen }] : [],
  );
  return depositsByBank(deposits)
    .filter(({ protectedYen, overYen }) => protectedYen > insuredYen || overYen > 0)
    .map((of) => `${of.bank}：${protectionWords(of)}`);
}

/** What was compared. Of money that nobody could place, the entry may name a person: the members read what kind it is. */
function subjectOf(key: string): string {
  const id = key.slice(0, key.indexOf(' '));
  return id === 'X45' ? '仮払金と仮受金' : key.slice(key.indexOf(' ') + 1);
}

function yenOf(sheets: readonly BalanceSheet[], role: string): number {
  return sheets
    .flatMap(({ assets }) => assets.lines)
    .filter(({ account }) => account.role === role)
    .reduce((sum, { amountYen }) => sum + amountYen, 0);
}

export type AuditorTerm = { readonly from: IsoDate; readonly until: IsoDate };

/** A line for each 監事 in office on the day; one where the list of officers knows none. */
const auditorsOn = (terms: readonly AuditorTerm[], day: IsoDate): number =>
  Math.max(1, terms.filter(({ from, until }) => from <= day && day <= until).length);

/** 監査報告書, for the members and not for the chair. */
export function auditPaper(
  report: AuditReport,
  { startsOn, endsOn }: Pick<PaperYear, 'startsOn' | 'endsOn'>,
  auditors: readonly AuditorTerm[],
): PrintedPaper {
  const { auditedOn, method, exceptions, business } = report;
  return {
    title: '監査報告書',
    fundName: '',
    period: '',
    startsPage: true,
    blocks: [
      textBlock('組合員各位'),
      textBlock(
        `${formatEraDate(startsOn)}から${formatEraDate(endsOn)}までの会計と業務の執行を監査しました。方法と結果は、次のとおりです。`,
      ),
      { kind: 'heading', text: '1　監査の方法' },
      textBlock(method),
      { kind: 'heading', text: '2　会計についての結果' },
      textBlock(opinionSentence(report)),
      { kind: 'heading', text: '3　業務の執行についての結果' },
      textBlock(business),
      { kind: 'heading', text: '4　特記事項' },
      textBlock(exceptions === '' ? '特記事項はありません。' : exceptions),
      {
        kind: 'signature',
        before: formatEraDate(auditedOn),
        lines: Array.from({ length: auditorsOn(auditors, auditedOn) }, () => '監事'),
      },
    ],
  };
}

/** 収支予算案 of the next year, with the rows of the settlement before it. */
export function budgetPaper(
  draft: BudgetDraft,
  { startsOn, endsOn, style }: PaperYear,
): PrintedPaper {
  const row = (
    look: PrintedRow['look'],
    name: string,
    of: BudgetDraft['surplus'],
    basis = '',
  ): PrintedRow => ({
    look,
    cells: [
      name,
      paperYen(of.formerBudgetYen),
      paperYen(of.formerActualYen),
      paperYen(of.budgetYen),
      paperYen(of.budgetYen - of.formerBudgetYen),
      basis,
    ],
  });
  const only = (look: PrintedRow['look'], name: string, yen: number): PrintedRow => ({
    look,
    cells: [name, '', '', paperYen(yen), '', ''],
  });
  const side = (of: BudgetDraft['income']) =>
    of.lines.map((line) => row('line', line.account.name, line, line.basis));
  return {
    title: '収支予算案',
    fundName: draft.fund.name,
    period: `${style.periodOf(startsOn, endsOn)}　${style.basis}`,
    startsPage: true,
    blocks: [
      tableBlock(
        `${draft.fund.name}の収支予算案`,
        [
          ['科目', 'text'],
          ['前期予算額', 'yen'],
          ['前期決算額', 'yen'],
          ['当期予算額', 'yen'],
          ['前期予算との差', 'yen'],
          ['積算の根拠', 'text'],
        ],
        [
          partRow('Ⅰ　収入の部'),
          ...side(draft.income),
          row('sum', '収入合計', draft.income.total),
          partRow('Ⅱ　支出の部'),
          ...side(draft.expense),
          row('sum', '支出合計', draft.expense.total),
          partRow('Ⅲ　収支差額'),
          row('sum', '当期収支差額', draft.surplus),
          only('line', '前期繰越収支差額', draft.openingYen),
          only('total', '次期繰越見込額', draft.closingYen),
        ],
      ),
    ],
  };
}
