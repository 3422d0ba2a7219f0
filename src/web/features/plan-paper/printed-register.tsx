import { groupOf } from '#domain/repair-plan/register/group.ts';
import { itemName, listPrice, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { PrintedPart } from '#web/ui/printed-part.tsx';

const taxNames = { excluded: '税別', included: '税込', exempt: '非課税' } as const;
const figures = 'py-1 pl-2 text-right align-top whitespace-nowrap tabular-nums';

/** 工事の表, line by line: for whoever prints the table itself. */
export function PrintedRegister({ plan }: { plan: RepairPlan }) {
  const numbers = [...new Set(plan.items.map(({ group }) => group))].toSorted((a, b) => a - b);
  return (
    <PrintedPart heading="工事の表">
      <p className="mb-2">金額は、数量に単価をかけた額です。税、経費、値上がりは入っていません。</p>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b-2 border-line-strong">
            <th scope="col" className="py-1 text-left">
              工事
            </th>
            <th scope="col" className={figures}>
              数量
            </th>
            <th scope="col" className={figures}>
              単価（円）
            </th>
            <th scope="col" className={figures}>
              金額（円）
            </th>
            <th scope="col" className="py-1 pl-3 text-left">
              年度
            </th>
          </tr>
        </thead>
        {numbers.map((number) => (
          <tbody key={number}>
            <tr className="break-after-avoid border-b border-line bg-surface">
              <th scope="rowgroup" colSpan={5} className="py-1 text-left">
                {groupOf(number)?.name ?? 'その他の工事'}
              </th>
            </tr>
            {plan.items
              .filter(({ group }) => group === number)
              .map((item) => (
                <Line key={item.id} item={item} />
              ))}
          </tbody>
        ))}
      </table>
    </PrintedPart>
  );
}

function Line({ item }: { item: RepairItem }) {
  const { quantity, unit, unitPriceYen, years, tax } = item;
  return (
    <tr className="break-inside-avoid border-b border-line">
      <th scope="row" className="py-1 text-left align-top font-normal">
        {itemName(item)}
      </th>
      <td className={figures}>
        {quantity.toLocaleString('ja-JP')}
        {unit}
      </td>
      <td className={figures}>
        {unitPriceYen.toLocaleString('ja-JP')}
        {tax !== 'excluded' && `（${taxNames[tax]}）`}
      </td>
      <td className={figures}>{Math.round(listPrice(item)).toLocaleString('ja-JP')}</td>
      <td className="py-1 pl-3 align-top tabular-nums">{years.join('、')}</td>
    </tr>
  );
}
