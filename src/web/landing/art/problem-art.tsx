import type { ReactNode } from 'react';

function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 200 140"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block w-full stroke-primary"
    >
      {children}
      <path d="M4 132h192" strokeWidth="4" />
    </svg>
  );
}

/** The books only one person can open. */
export function LockedLedger() {
  return (
    <Sketch>
      <path
        d="M52 132V36q0-12 12-12h78v86H64q-12 0-12 11t12 11h78v-22"
        className="fill-primary-soft"
      />
      <path d="M52 121q0-11 12-11h78" />
      <path d="M74 46h46M74 60h30" className="stroke-line-strong" />
      <path d="M120 76V64a17 17 0 0 1 34 0v12" strokeWidth="5" className="stroke-accent" />
      <rect
        x="110"
        y="76"
        width="54"
        height="40"
        rx="6"
        className="fill-accent-soft stroke-accent"
      />
      <path d="M137 92v10" strokeWidth="6" className="stroke-accent" />
    </Sketch>
  );
}

/** A tank on the roof that holds less than it should. */
export function EmptyingTank() {
  return (
    <Sketch>
      <path d="M58 132v-20m84 20v-20m-42 20v-20" />
      <rect x="40" y="22" width="120" height="90" rx="8" className="fill-page" />
      <path
        d="M42 92q10-6 20 0t20 0 20 0 20 0 20 0 16 0v12q0 6-6 6H48q-6 0-6-6z"
        className="fill-primary-soft"
      />
      <path d="M28 46h144" strokeDasharray="4 9" strokeWidth="4" className="stroke-accent" />
      <path d="M100 56v22m-9-9 9 9 9-9" strokeWidth="4" className="stroke-accent" />
      <path d="M160 100h22v16" />
      <path d="M182 124v.5" strokeWidth="5" className="stroke-accent" />
    </Sketch>
  );
}

/** Paper higher than the one who has to deal with it. */
export function PaperTower() {
  const sheets = [0, 4, -3, 2, -5, 3, 0, -4, 5, -1];
  return (
    <Sketch>
      <circle cx="50" cy="84" r="13" className="fill-primary" />
      <path d="M28 130v-6a22 22 0 0 1 44 0v6z" className="fill-primary" />
      {sheets.map((shift, sheet) => (
        <rect
          key={`${sheet}`}
          x={92 + shift}
          y={120 - sheet * 11.5}
          width="76"
          height="11.500"
          rx="2"
          className={sheet % 4 === 2 ? 'fill-accent-soft stroke-accent' : 'fill-page'}
        />
      ))}
    </Sketch>
  );
}
