// A drawing of the idea; these are nobody's numbers. Small repairs every year, two great ones.
const lastYear = 30;
const greatRepairs: Readonly<Record<number, number>> = { 10: 100, 22: 170 };
const years = Array.from({ length: lastYear + 1 }, (_, year) => year);

const costIn = (year: number) => greatRepairs[year] ?? 8 + ((year * 5) % 4) * 4;
const asToday = () => 20;
const inStages = (year: number) => 20 + 3 * Math.floor(year / 6);

const x = (year: number) => 14 + year * 18.4;
const zero = 206;
const y = (amount: number) => zero - amount;

/** The reserve at the end of each year as points of a line; a great repair is a step down. */
function reserve(savedIn: (year: number) => number): string {
  let balance = 30;
  return years
    .map((year) => {
      const before = balance + savedIn(year);
      balance = before - costIn(year);
      const end = `${x(year)},${y(balance)}`;
      return greatRepairs[year] ? `${x(year)},${y(before)} ${end}` : end;
    })
    .join(' ');
}

/** Thirty years of repair costs, the reserve as it is and the reserve with a staged rise. */
export function ForecastChart() {
  return (
    <svg viewBox="0 0 580 300" aria-hidden="true" fill="none" className="block w-full">
      <path
        d="M14 6H566M14 56H566M14 106H566M14 156H566M14 256H566"
        strokeWidth="1.5"
        className="stroke-line"
      />
      <clipPath id="below-zero">
        <rect y={zero} width="580" height="90" />
      </clipPath>
      <g clipPath="url(#below-zero)">
        <polygon
          points={`${x(0)},${zero} ${reserve(asToday)} ${x(lastYear)},${zero}`}
          className="fill-accent-soft"
        />
      </g>
      <g className="fill-line-strong" fillOpacity="0.6">
        {years.map((year) => (
          <rect key={year} x={x(year) - 5} y={y(costIn(year))} width="10" height={costIn(year)} />
        ))}
      </g>
      <path d={`M14 ${zero}H566`} strokeWidth="3" className="stroke-text" />
      <g strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <polyline points={reserve(asToday)} strokeDasharray="1 10" className="stroke-accent" />
        <polyline points={reserve(inStages)} className="stroke-primary" />
      </g>
    </svg>
  );
}
