type SectionNavProps = {
  readonly parts: readonly { readonly id: string; readonly label: string }[];
};

/** Links to the sections of a long page, at its top. */
export function SectionNav({ parts }: SectionNavProps) {
  return (
    <nav aria-label="このページの内容" className="mb-10">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-lg border border-line px-3.5 font-bold text-primary hover:border-primary hover:bg-primary-soft"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
