import { useId } from 'react';

/** One look for each plan type: a tint, and a balcony in its own pattern for eyes that see no colour. */
const looks = [
  { tint: 'fill-primary-soft', ink: 'text-primary' },
  { tint: 'fill-accent-soft', ink: 'text-accent' },
  { tint: 'fill-good-soft', ink: 'text-good' },
  { tint: 'fill-warn-soft', ink: 'text-warn' },
] as const;

const marks = [
  'M1.5 0V8M5.5 0V8',
  'M0 4H8M4 0V8',
  'M0 2H8M0 6H8',
  'M-1 1L1 -1M0 8L8 0M7 9L9 7',
] as const;

const tile = 8;

export function tintOf(look: number): string {
  return looks[look % looks.length]?.tint ?? looks[0].tint;
}

export function patternOf(prefix: string, look: number): string {
  return `url(#${prefix}-${look % looks.length})`;
}

export function PlanPatterns({ prefix }: { prefix: string }) {
  return (
    <defs>
      {looks.map(({ tint, ink }, index) => (
        <pattern
          key={ink}
          id={`${prefix}-${index}`}
          className={ink}
          width={tile}
          height={tile}
          patternUnits="userSpaceOnUse"
        >
          <rect width={tile} height={tile} className={tint} />
          <path d={marks[index]} stroke="currentColor" strokeWidth={1.5} />
        </pattern>
      ))}
    </defs>
  );
}

/** The same tint and balcony as in the picture. */
export function PlanSwatch({ look }: { look: number }) {
  const prefix = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 32"
      className="h-8 w-12 shrink-0 rounded border border-line-strong"
    >
      <PlanPatterns prefix={prefix} />
      <rect width={48} height={18} className={tintOf(look)} />
      <rect y={18} width={48} height={14} fill={patternOf(prefix, look)} />
    </svg>
  );
}
