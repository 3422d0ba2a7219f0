import type { ReactNode } from 'react';

/** All pieces stand in a room of 120 × 54; its floor is at y = 49. */
type At = { x: number };

export function Person({ x, seated = false }: At & { seated?: boolean }) {
  const top = seated ? 20 : 13;
  return (
    <g transform={`translate(${x} 0)`} className="fill-current">
      <circle cy={top} r="4.5" />
      <path d={`M-6.5 ${seated ? 40 : 49}V${top + 12}a6.5 6.5 0 0 1 13 0V${seated ? 40 : 49}z`} />
    </g>
  );
}

export function Table({ x, width, y = 35 }: At & { width: number; y?: number }) {
  return (
    <path d={`M${x} ${y}h${width}M${x + 4} ${y}V49M${x + width - 4} ${y}V49`} strokeWidth="2.5" />
  );
}

export function CeilingLamp({ x }: At) {
  return (
    <g>
      <path d={`M${x} 0v7`} />
      <path
        d={`M${x - 7} 13a7 7 0 0 1 14 0z`}
        className="fill-accent dark:fill-current"
        stroke="none"
      />
    </g>
  );
}

export function Plant({ x }: At) {
  return (
    <g>
      <path d={`M${x - 5} 40h10l-1.5 9h-7z`} className="fill-current" />
      <path d={`M${x} 40V26M${x} 36q-8-1-9-9q8 1 9 9M${x} 32q7-1 8-8q-8 1-8 8`} />
    </g>
  );
}

export function Shelf({ x }: At) {
  return (
    <g>
      <path d={`M${x} 49V8h46v41M${x} 21.5h46M${x} 35h46`} strokeWidth="2" />
      <path
        d={`M${x + 6} 21V12m5 9V12m5 9V11m6 10V13m6 8V12m5 9V12M${x + 6} 34V26m6 8V25m6 9V26m11 8V27m6 7V25M${x + 7} 48V40m6 8V39m12 9V40m6 8V39`}
        strokeWidth="3.5"
      />
      <path
        d={`M${x + 23} 34V26M${x + 19} 48V40`}
        strokeWidth="3.5"
        className="stroke-accent dark:stroke-current"
      />
    </g>
  );
}

export function Sofa({ x }: At) {
  return (
    <path
      d={`M${x} 49V32a4 4 0 0 1 8 0v6h28v-6a4 4 0 0 1 8 0v17M${x + 6} 30V26a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v4M${x} 46h44`}
      strokeWidth="2"
    />
  );
}

export function FloorLamp({ x }: At) {
  return (
    <g>
      <path d={`M${x} 49V20M${x - 5} 48.5h10`} />
      <path d={`M${x - 8} 21l4-9h8l4 9z`} className="fill-accent dark:fill-current" stroke="none" />
    </g>
  );
}

export function Bed({ x }: At) {
  return (
    <g>
      <path d={`M${x} 24v25M${x} 40h62v9M${x + 62} 34v15`} strokeWidth="2" />
      <path d={`M${x + 20} 39v-4q0-6 7-6h26q8 0 9 6v4z`} className="fill-current" />
      <circle cx={x + 11} cy="34" r="4.5" className="fill-current" />
    </g>
  );
}

export function Kitchen({ x }: At) {
  return (
    <g>
      <path
        d={`M${x} 33h56v16h-56zM${x + 28} 33v16M${x} 6h34v12h-34zM${x + 17} 6v12`}
        strokeWidth="2"
      />
      <path d={`M${x + 9} 33v-6h13v6M${x + 6} 28h19`} strokeWidth="2" />
    </g>
  );
}

export function Cat({ x }: At) {
  return (
    <path
      d={`M${x} 49v-8q0-5 5-6v-5l2.5 2h3l2.5-2v7q2 3 2 7t5 3q3-1 1-5`}
      strokeWidth="2"
      className="fill-current"
      fillOpacity="0.9"
    />
  );
}

export function CoinStacks({ x }: At) {
  const heights = [1, 2, 3, 4];
  return (
    <g className="fill-accent dark:fill-current" stroke="none">
      {heights.map((height, stack) =>
        Array.from({ length: height }, (_, coin) => (
          <rect
            key={`${stack}-${coin}`}
            x={x + stack * 15}
            y={30 - coin * 5.2}
            width="12"
            height="4"
            rx="2"
          />
        )),
      )}
    </g>
  );
}

export function Screen({ x, children }: At & { children?: ReactNode }) {
  return (
    <g>
      <path d={`M${x} 8h36v24h-36z`} strokeWidth="2" />
      {children}
    </g>
  );
}
