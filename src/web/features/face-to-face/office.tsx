/** 管理人室: wall, window, pigeon-holes and a plant behind the caretaker. */
export function Office() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 640"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <path d="M0 0h400v640H0Z" className="fill-[#eef6f4] dark:fill-[#1d2a33]" />
      <path d="M0 470h400v170H0Z" className="fill-[#dcece8] dark:fill-[#16222a]" />
      <g className="fill-[#ffffff] dark:fill-[#33444f]">
        <rect x="8" y="160" width="92" height="150" rx="10" />
        {[0, 1, 2].map((column) =>
          [0, 1, 2, 3].map((row) => (
            <rect
              key={`${column}${row}`}
              x={300 + column * 44}
              y={140 + row * 48}
              width="38"
              height="42"
              rx="5"
            />
          )),
        )}
      </g>
      <g className="fill-[#cfe8f3] dark:fill-[#101c3a]">
        <rect x="18" y="170" width="33" height="60" rx="3" />
        <rect x="57" y="170" width="33" height="60" rx="3" />
        <rect x="18" y="238" width="33" height="62" rx="3" />
        <rect x="57" y="238" width="33" height="62" rx="3" />
      </g>
      <g className="fill-[#c4d8d3] dark:fill-[#22313b]">
        {[0, 1, 2, 3].map((row) => (
          <path key={row} d={`M308 ${160 + row * 48}h22v4h-22Z M352 ${160 + row * 48}h22v4h-22Z`} />
        ))}
      </g>
      <g className="fill-[#3f9268] dark:fill-[#2c6a4b]">
        <path d="M362 540q-40-70-22-120 28 50 26 120Z" />
        <path d="M364 540q-10-90 6-150 20 60 4 150Z" />
        <path d="M368 540q6-80 28-110 8 60-18 110Z" />
      </g>
      <path d="M336 536h62l-8 104h-46Z" className="fill-[#f3efe6] dark:fill-[#4a4740]" />
    </svg>
  );
}
