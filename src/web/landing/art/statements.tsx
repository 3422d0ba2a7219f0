const sheets = [
  { place: 'translate(10 8)', title: '収支報告書' },
  { place: 'translate(108 84)', title: '貸借対照表' },
  { place: 'translate(206 160)', title: '損益計算書' },
] as const;

/** Three settlement sheets, each title in sight. */
export function Statements() {
  return (
    <svg viewBox="0 0 560 470" aria-hidden="true" fill="none" className="block w-full">
      {sheets.map(({ place, title }) => (
        <g key={title} transform={place}>
          <rect
            width="344"
            height="302"
            rx="4"
            strokeWidth="3"
            className="fill-page stroke-line-strong"
          />
          <text x="26" y="48" className="fill-text text-[1.875rem] font-bold">
            {title}
          </text>
          <path d="M26 68h292" strokeWidth="4" className="stroke-primary" />
          <path
            d="M26 104h104M26 136h134M26 168h86M26 200h116M238 104h80M252 136h66M232 168h86M260 200h58"
            strokeWidth="9"
            className="stroke-line"
          />
          <path d="M26 230h292M26 236h292" strokeWidth="2" className="stroke-line-strong" />
          <path d="M26 264h64M208 264h110" strokeWidth="11" className="stroke-accent" />
        </g>
      ))}
    </svg>
  );
}
