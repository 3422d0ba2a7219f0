const sheets = [
  { x: 8, y: 40, title: '収支報告書' },
  { x: 160, y: 20, title: '貸借対照表' },
  { x: 312, y: 0, title: '損益計算書' },
] as const;

/** Three settlement sheets that lie over one another. */
export function Statements() {
  return (
    <svg viewBox="0 0 560 360" aria-hidden="true" fill="none" className="block w-full">
      {sheets.map(({ x, y, title }) => (
        <g key={title} transform={`translate(${x} ${y})`}>
          <rect x="1" y="1" width="238" height="316" rx="4" strokeWidth="2.5" className="fill-page stroke-line-strong" />
          <text x="22" y="50" className="fill-text text-[1.750rem] font-bold">
            {title}
          </text>
          <path d="M22 70h196" strokeWidth="4" className="stroke-primary" />
          <path
            d="M22 104h74M22 132h92M22 160h62M22 188h84M22 216h70M164 104h54M152 132h66M172 160h46M158 188h60M166 216h52"
            strokeWidth="7"
            className="stroke-line"
          />
          <path d="M22 246h196" strokeWidth="2" className="stroke-line-strong" />
          <path d="M22 276h54M136 276h82" strokeWidth="9" className="stroke-accent" />
        </g>
      ))}
    </svg>
  );
}
