/** 屋根のある輪: a ring that rises to a roof, and another home under it. */
function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" strokeWidth="3.4" aria-hidden="true" className={className}>
      <path
        d="M16 2.7 26 12.7a11.3 11.3 0 1 1-20 0Z"
        className="stroke-primary"
        strokeLinejoin="round"
      />
      <path
        d="m10.1 20.7 5.9-5.3 5.9 5.3"
        className="stroke-accent"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The mark with the name. It is text, so it needs no label. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-1.5 align-middle whitespace-nowrap">
      <LogoMark className="size-8 shrink-0" />
      <span className="text-xl leading-none font-bold tracking-wide">スミワ</span>
    </span>
  );
}
