import { sumYen } from '#domain/money.ts';
import type { Comparison, CrossCheck } from './check.ts';
import { type DuesPapers, fundName, type Papers } from './papers.ts';

type DuesCheck = CrossCheck & { readonly needs: 'dues' };

/**
 * X15, X17 and X22 to X27: bills, payments and the bank's answers beside the books. Only what the program added up
 * itself is an error; everything else may be explained, as by dues that were owed before anything was billed here.
 */
export const duesChecks: readonly DuesCheck[] = [
  {
    id: 'X15',
    title: '住戸ごとの未収金',
    severity: 'warning',
    needs: 'dues',
    compare: openByDwelling,
  },
  {
    id: 'X17',
    title: '住戸ごとの前受金',
    severity: 'warning',
    needs: 'dues',
    compare: eachOf(({ aheadYen, ledgerAheadYen }) => [
      {
        subject: '住戸ごとの前受金の合計と、帳簿の前受金',
        leftYen: aheadYen,
        rightYen: ledgerAheadYen,
      },
    ]),
  },
  {
    id: 'X22',
    title: '未収金の動き',
    severity: 'warning',
    needs: 'dues',
    compare: eachOf(({ owedBeforeYen, owedAfterYen, billedYen, receivedYen }) => [
      {
        subject: '期末の未収金から前受金を引いた額と、期首の同じ額に請求を足して入金を引いた額',
        leftYen: owedAfterYen,
        rightYen: owedBeforeYen + billedYen - receivedYen,
      },
    ]),
  },
  {
    id: 'X24',
    title: '口座振替の件ごとの結果',
    severity: 'error',
    needs: 'dues',
    compare: eachOf(({ debits }) =>
      debits.flatMap(({ month, askedYen, paidYen, failedYen, bookedYen }) => [
        {
          subject: `${monthName(month)}の口座振替の請求額と、振替済みと振替不能の合計`,
          leftYen: askedYen,
          rightYen: paidYen + failedYen,
        },
        {
          subject: `${monthName(month)}の口座振替の振替済みの額と、記帳した入金`,
          leftYen: paidYen,
          rightYen: bookedYen,
        },
      ]),
    ),
  },
  {
    id: 'X25',
    title: '月ごとの請求と料金表',
    severity: 'warning',
    needs: 'dues',
    compare: eachOf(({ months }) => [
      ...months.map(({ month, billedYen, tariffYen }) => ({
        subject: `${monthName(month)}の請求の合計と、料金表・契約・一時の請求の合計`,
        leftYen: billedYen,
        rightYen: tariffYen,
      })),
      {
        subject: '住戸ごとの請求と料金表のちがいを足した額と、0円',
        leftYen: sumYen(months.map(({ apartYen }) => apartYen)),
        rightYen: 0,
      },
    ]),
  },
  {
    id: 'X27',
    title: '分割納付の誓約書',
    severity: 'error',
    needs: 'dues',
    compare: eachOf(({ pledges }) =>
      pledges.map(({ owedYen, plannedYen }, index) => ({
        subject: `誓約書（${index + 1}件目）で認めた額と、支払計画の合計`,
        leftYen: owedYen,
        rightYen: plannedYen,
      })),
    ),
  },
];

function eachOf(
  compare: (dues: DuesPapers) => readonly Comparison[],
): (papers: Papers) => readonly Comparison[] {
  return ({ dues }) => (dues ? compare(dues) : []);
}

/** By every fund and account that bills use; what else lies on 未収金 is then a difference to be explained. */
function openByDwelling(papers: Papers): readonly Comparison[] {
  return (papers.dues?.open ?? []).map(({ fundId, accountId, amountYen }) => {
    const sheet = papers.sheets.find(({ fund }) => fund.id === fundId);
    const line = sheet?.assets.lines.find(({ account }) => account.id === accountId);
    return {
      subject: `${fundName(papers, fundId)}の住戸ごとの${line?.account.name ?? '未収金'}の合計と、貸借対照表の額`,
      leftYen: amountYen,
      rightYen: line?.amountYen ?? 0,
    };
  });
}

function monthName(month: string): string {
  const [year, number] = month.split('-');
  return `${year}年${Number(number)}月分`;
}
