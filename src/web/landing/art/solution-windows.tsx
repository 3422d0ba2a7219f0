import type { ReactNode } from 'react';

/** A lit window of two panes; what the product does is seen inside. */
function Window({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 150"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block w-full stroke-primary dark:stroke-on-primary"
    >
      <rect
        x="6"
        y="6"
        width="228"
        height="130"
        className="fill-warn-soft stroke-primary dark:fill-warn"
        strokeWidth="5"
      />
      {children}
      <path d="M120 6v130" strokeWidth="4" className="stroke-primary" />
      <path d="M0 143h240" strokeWidth="6" className="stroke-primary" />
    </svg>
  );
}

const accent = 'stroke-accent dark:stroke-on-accent';

export function OverviewWindow() {
  return (
    <Window>
      <path
        d="M30 108a34 34 0 1 1 68 0"
        strokeWidth="10"
        className="stroke-page dark:stroke-accent"
      />
      <path d="M30 108a34 34 0 0 1 48-31" strokeWidth="10" className={accent} />
      <path d="M64 108l12-22M22 118h84" />
      <path d="M26 30h50M26 46h34" />
      <path d="M142 38l7 7 12-13m8 6h42M142 72l7 7 12-13m8 6h30" />
      <path d="M142 100h20v16h-20zm27 8h36" />
    </Window>
  );
}

export function ForecastWindow() {
  return (
    <Window>
      <path d="M22 116h84M134 116h84" />
      <path
        d="M34 116V96m18 20V84m18 32V100m18 16V64M148 116V88m18 28V52m18 64V76m18 40V44"
        strokeWidth="9"
      />
      <path d="M22 84q46-6 84-22" strokeWidth="4" className={accent} />
      <path d="M134 56l24-8v-10l24-4V24l32-4" strokeWidth="4" className={accent} />
    </Window>
  );
}

export function SettlementWindow() {
  return (
    <Window>
      <path d="M30 26h66v92H30z" className="fill-page dark:fill-transparent" />
      <path d="M42 42h30M42 60h42M42 74h42M42 88h42" />
      <path d="M42 104h42" strokeWidth="5" className={accent} />
      <path d="M144 26h66v92h-66z" className="fill-page dark:fill-transparent" />
      <path d="M156 42h30M177 56v40M156 62h12m-12 14h12m18-14h12m-12 14h12M156 56h42" />
      <path d="M156 104h42" strokeWidth="5" className={accent} />
    </Window>
  );
}

export function AutomationWindow() {
  return (
    <Window>
      <path d="M24 34h40M24 50h28M24 66h36" />
      <path d="M62 102h40m-11-10 11 10-11 10" strokeWidth="4" className={accent} />
      <path d="M24 92h26v20H24z" />
      <path
        d="M154 96q8-7 8-30a19 19 0 0 1 38 0q0 23 8 30z"
        className="fill-page dark:fill-transparent"
      />
      <path d="M172 104a9 9 0 0 0 18 0M181 40v6" />
      <path d="M144 50q3-10 10-16m64 16q-3-10-10-16" strokeWidth="4" className={accent} />
    </Window>
  );
}
