import type { Loan, RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { type Sheet, type SheetCell, type SheetRow, textRow, yenCell } from './sheet.ts';

/** 前提: everything beside the register that the figures rest on, one fact a row. */
export function assumptionSheet(plan: RepairPlan, above: readonly SheetRow[]): Sheet {
  return {
    name: '前提',
    widths: [34, 22, 60],
    rows: [
      ...above,
      textRow('header', '前提', '値', '説明'),
      ...buildingRows(plan),
      ...rateRows(plan),
      ...incomeRows(plan),
      ...loanRows(plan.loans),
    ],
    headerRow: above.length,
    frozenColumns: 0,
  };
}

function fact(name: string, cell: SheetCell | string | number, words = ''): SheetRow {
  const value = typeof cell === 'object' ? cell : { value: cell };
  return { look: 'plain', cells: [{ value: name }, value, { value: words }] };
}

function buildingRows({ startYear, yearCount, building, dwellings }: RepairPlan): SheetRow[] {
  const areaM2 =
    dwellings.reduce((sum, dwelling) => sum + Math.round(dwelling.areaM2 * 100), 0) / 100;
  return [
    textRow('heading', '建物と期間'),
    fact('計画期間', `${startYear}〜${startYear + yearCount - 1}年度`, `${yearCount}年間`),
    fact('完成した年度', building.completedYear),
    fact('階数', building.floors),
    fact('建築延床面積（㎡）', { value: building.grossAreaM2, format: 'quantity' }),
    fact('住戸の数', dwellings.length),
    fact('専有面積の合計（㎡）', { value: areaM2, format: 'quantity' }),
    ...building.mechanicalParking.map(({ spaces }) => fact('機械式駐車場（台）', spaces)),
  ];
}

function rateRows({ rates }: RepairPlan): SheetRow[] {
  const { priceRise } = rates;
  const percent = (value: number): SheetCell => ({ value, format: 'percent' });
  return [
    textRow('heading', '割合'),
    fact('建築の工事の物価上昇（1年）', percent(priceRise.building), '分類1〜7'),
    fact('設備の工事の物価上昇（1年）', percent(priceRise.equipment), '分類8〜16'),
    fact('外構の工事の物価上昇（1年）', percent(priceRise.exterior), '分類17'),
    fact('調査・設計などの物価上昇（1年）', percent(priceRise.service), '分類18と19'),
    fact('預金の利息（1年）', percent(rates.interest), '年度の始めの残高にかかります。'),
    fact('消費税', percent(rates.tax), '税別の工事に足します。'),
    fact('仮設費の割合', percent(rates.temporaryWorks), '大規模修繕に含める工事に足します。'),
    fact('設計・監理費の割合', percent(rates.design), '大規模修繕に含める工事に足します。'),
    fact('入らない積立金の割合', percent(rates.arrears), '滞納などで入らないと見込む分です。'),
  ];
}

function incomeRows(plan: RepairPlan): SheetRow[] {
  const { basis, roundToYen, steps } = plan.contribution;
  const unit =
    basis === 'area' ? '専有面積1㎡あたり、1か月の額' : '建物全体の1か月の額（持分で分けます）';
  return [
    textRow('heading', '収入'),
    fact('計画の始めの残高', yenCell(plan.openingBalanceYen)),
    fact('住戸ごとの額の端数', `${roundToYen}円単位`, '四捨五入します。'),
    ...steps.map(({ fromYear, unitPriceYen }) =>
      fact(`積立金（${fromYear}年度から）`, yenCell(unitPriceYen), unit),
    ),
    ...plan.levies.map(({ year, unitPriceYen }) =>
      fact(
        `一時金（${year}年度）`,
        yenCell(unitPriceYen),
        unit.replace('、1か月', '').replace('の1か月', ''),
      ),
    ),
    ...plan.parkingTransfers.map(({ fromYear, yearlyYen }) =>
      fact(`駐車場使用料などからの繰入れ（${fromYear}年度から）`, yenCell(yearlyYen), '1年の額'),
    ),
    ...plan.otherIncomes.map(({ year, amountYen, label }) =>
      fact(`その他の収入（${year}年度）`, yenCell(amountYen), label),
    ),
  ];
}

function loanRows(loans: readonly Loan[]): SheetRow[] {
  if (loans.length === 0) return [];
  return [
    textRow('heading', '借入れ'),
    ...loans.map(({ year, principalYen, repaymentYears, interestRate, method }) =>
      fact(
        `${year}年度の借入れ`,
        yenCell(principalYen),
        `${repaymentYears}年で返済、年利${(interestRate * 100).toLocaleString('ja-JP', { maximumFractionDigits: 3 })}％、${method === 'annuity' ? '元利均等' : '元金均等'}返済`,
      ),
    ),
  ];
}
