import { formatYen } from '#domain/format-yen.ts';
import { extras, plans } from '#domain/plans/plans.ts';
import { classNames } from '#web/lib/class-names.ts';

export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-heading" className="bg-surface">
      <div className="mx-auto max-w-7xl px-5 py-20 sm:px-8 lg:py-32">
        <h2
          id="pricing-heading"
          className="text-3xl leading-[1.5] font-bold sm:text-4xl sm:leading-[1.5]"
        >
          料金
        </h2>
        <p className="mt-5 max-w-[42em]">
          毎月の料金は、三つのプランからお選びいただけます。はじめに初期費用がかかり、オプションは必要なときだけお申し込みいただけます。
        </p>
        <ul className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-y-10 border-line lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)] lg:rounded-xl lg:border-2 lg:bg-page">
          {Object.values(plans).map((plan) => (
            <PlanColumn key={plan.name} plan={plan} />
          ))}
        </ul>
        <p className="mt-5 text-base leading-relaxed text-muted">
          モデルとは、AIの頭脳にあたる部分です。上位のモデルほど、込み入った質問に向いています。
        </p>
        <Extras />
      </div>
    </section>
  );
}

/** On a wide screen the rows of the three columns stand level, like those of a table. */
function PlanColumn({ plan }: { plan: (typeof plans)[keyof typeof plans] }) {
  const { name, fromYen, isPopular, suits, assistant, included } = plan;
  return (
    <li
      className={classNames(
        'relative grid gap-y-0 border-line px-6 pt-10 pb-6 max-lg:rounded-xl max-lg:border-2 max-lg:bg-page lg:row-span-4 lg:grid-rows-subgrid lg:px-8 lg:not-first:border-l-2',
        isPopular && 'z-10 rounded-xl outline-4 -outline-offset-2 outline-primary',
      )}
    >
      <div>
        <h3 className="flex items-center gap-4 text-2xl font-bold">
          {name}
          {isPopular && (
            <span className="rounded-full bg-primary px-4 text-base leading-8 text-on-primary">
              人気
            </span>
          )}
        </h3>
        <p className="mt-3">
          <span className="mr-3">月額</span>
          <span className="text-3xl font-bold sm:text-4xl whitespace-nowrap tabular-nums">
            {fromYen === null ? 'ご相談' : `${formatYen(fromYen)}〜`}
          </span>
        </p>
      </div>
      <PlanRow term="向いている組合">{suits}</PlanRow>
      <PlanRow term="AI相談">{assistant}</PlanRow>
      <div className="mt-5 border-t border-line pt-5">
        <p className="text-base text-muted">使える機能</p>
        <ul className="mt-1">
          {included.map((it) => (
            <li key={it} className="py-1">
              {it}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function PlanRow({ term, children }: { term: string; children: string }) {
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="text-base text-muted">{term}</p>
      <p className="mt-1">{children}</p>
    </div>
  );
}

function Extras() {
  return (
    <div className="mt-16 grid gap-x-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,7fr)]">
      <h3 className="text-2xl leading-relaxed font-bold">初期費用とオプション</h3>
      <table className="w-full max-lg:mt-6 border-t-2 border-line-strong">
        <caption className="sr-only">初期費用とオプションの料金</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">項目</th>
            <th scope="col">料金</th>
          </tr>
        </thead>
        <tbody>
          {extras.map(({ kind, name, yen, unit }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-5 pr-4 text-left font-normal">
                <span className="block text-base text-muted">{kind}</span>
                {name}
              </th>
              <td className="py-5 text-right align-bottom text-xl font-bold tabular-nums sm:text-2xl">
                {`${formatYen(yen)}${unit}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
