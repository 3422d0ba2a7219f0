import { useViewMode } from '#web/lib/use-view-mode.ts';
import { Anchor } from './anchor.tsx';

type SectionNavProps = {
  readonly parts: readonly { readonly id: string; readonly label: string }[];
};

/** Links to the sections of a long page, at its top. In かんたん表示 the closed sections are that list themselves. */
export function SectionNav({ parts }: SectionNavProps) {
  if (useViewMode() === 'easy') return null;
  return (
    <nav aria-label="このページの内容" className="mb-10 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <Anchor
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-lg border border-line px-3.5 font-bold text-primary hover:border-primary hover:bg-primary-soft"
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
