import { ForecastChart } from '#web/landing/art/forecast-chart.tsx';

const legend = [
  { mark: 'border-t-4 border-primary', text: '段階値上げをした積立金' },
  { mark: 'border-t-4 border-dotted border-accent', text: 'いまのままの積立金' },
  { mark: 'h-4 bg-line-strong', text: '修繕費' },
] as const;

export function ForecastFigure() {
  return (
    <figure className="rounded-xl border-2 border-line p-5 sm:p-8">
      <ul className="flex flex-wrap gap-x-8 gap-y-1 text-base">
        {legend.map(({ mark, text }) => (
          <li key={text} className="flex items-center gap-3">
            <span aria-hidden="true" className={`w-8 ${mark}`} />
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <ForecastChart />
      </div>
      <p aria-hidden="true" className="flex justify-between text-base">
        <span>今年</span>
        <span>10年後</span>
        <span>20年後</span>
        <span>30年後</span>
      </p>
      <figcaption className="mt-4 border-t border-line pt-4 text-base leading-relaxed">
        見方を説明するための図です。実際の組合の数字ではありません。
      </figcaption>
    </figure>
  );
}
