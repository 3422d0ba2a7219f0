/** 輪の中に並ぶ二つの屋根: neighbours below one ring. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <circle cx="16" cy="16" r="13.75" className="stroke-primary" strokeWidth="3.5" />
      <path
        d="M7.5 20.5 12 14l4 5.5 4-5.5 4.5 6.5"
        className="stroke-accent"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The mark with the name. It is text, so it needs no label. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <LogoMark className="size-8 shrink-0" />
      <span className="text-xl leading-none font-bold tracking-wide">スミワ</span>
    </span>
  );
}
