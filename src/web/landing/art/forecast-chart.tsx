const years = Array.from({ length: 31 }, (_, year) => year);
// A picture of the idea, no data of anyone: three great repairs in thirty years.
const costs = years.map((year) => (year % 12 === 6 ? 120 : 12 + ((year * 7) % 5) * 5));
const x = (year: number) => 20 + year * 18;

const shortfall =
  'M20 170 L128 128 L128 214 L344 176 L344 284 L560 252';
const staged =
  'M20 170 L128 128 L128 200 L236 146 L344 76 L344 176 L452 112 L560 44';

/** Thirty years of repair costs, the reserve as it is and the reserve with a staged rise. */
export function ForecastChart() {
  return (
    <svg viewBox="0 0 580 340" aria-hidden="true" fill="none" className="block w-full">
      <path d="M20 60H560M20 110H560M20 160H560M20 210H560" strokeWidth="1.5" className="stroke-line" />
      <g className="fill-line-strong" fillOpacity="0.55">
        {costs.map((cost, year) => (
          <rect key={`${year}`} x={x(year) - 5} y={232 - cost} width="10" height={cost} />
        ))}
      </g>
      <path d="M344 232V284L560 252V232z" className="fill-accent-soft" />
      <path d="M20 232H560" strokeWidth="2.5" className="stroke-text" />
      <path d={shortfall} strokeWidth="5" strokeDasharray="3 10" strokeLinecap="round" strokeLinejoin="round" className="stroke-accent" />
      <path d={staged} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" className="stroke-primary" />
      <circle cx="560" cy="44" r="8" className="fill-primary" />
      <circle cx="560" cy="252" r="8" className="fill-accent" />
    </svg>
  );
}
