import type { Projection } from '#domain/repair-plan/projection/project.ts';
import { groupOf } from '#domain/repair-plan/register/group.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { formatManYen } from '#web/lib/format.ts';
import { PrintedPart } from '#web/ui/printed-part.tsx';

type PrintedWorksProps = { plan: RepairPlan; projection: Projection };

/** 年度ごとの工事 in words, by the kind of work: who wants each line reads the PDF. */
export function PrintedWorks({ plan, projection }: PrintedWorksProps) {
  const years = projection.years.filter(({ year }) =>
    plan.items.some((item) => item.years.includes(year)),
  );
  return (
    <PrintedPart heading="これからの工事">
      <p className="mb-2">
        工事の時期と費用は目安です。実際に行うかどうか、いくらで行うかは、そのつど調べて総会で決めます。
      </p>
      {years.length === 0 && <p>計画されている工事はありません。</p>}
      {years.length > 0 && (
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b-2 border-line-strong">
              <th scope="col" className="py-1 pr-3 text-left whitespace-nowrap">
                年度
              </th>
              <th scope="col" className="py-1 pr-3 text-left">
                工事の種類
              </th>
              <th scope="col" className="py-1 text-right whitespace-nowrap">
                費用
              </th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, worksYen }) => (
              <tr key={year} className="break-inside-avoid border-b border-line">
                <th
                  scope="row"
                  className="py-1 pr-3 text-left align-top whitespace-nowrap tabular-nums"
                >
                  {year}
                </th>
                <td className="py-1 pr-3 align-top">{worksWords(plan, year)}</td>
                <td className="py-1 text-right align-top whitespace-nowrap tabular-nums">
                  {formatManYen(worksYen)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PrintedPart>
  );
}

function worksWords({ items }: RepairPlan, year: number): string {
  const planned = items.filter((item) => item.years.includes(year));
  const numbers = [...new Set(planned.map(({ group }) => group))].toSorted((a, b) => a - b);
  const names = numbers.map((number) => groupOf(number)?.name ?? 'その他の工事').join('、');
  return planned.some(({ isMajorWork }) => isMajorWork) ? `大規模修繕工事（${names}）` : names;
}
