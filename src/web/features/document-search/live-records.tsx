import { MarkedParts } from '#web/ui/marked-parts.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { LiveRecord } from './use-text-search.ts';

/** 管理組合の記録: what the product itself knows, with the screen that shows it. */
export function LiveRecords({ records }: { records: readonly LiveRecord[] }) {
  if (records.length === 0) return null;
  return (
    <Section
      heading="管理組合の記録"
      description="文書のほかに、管理組合として登録されている内容です。"
    >
      <ul className="grid gap-x-8 gap-y-4 border-y border-line py-4 md:grid-cols-2">
        {records.map(({ href, place, heading, excerpt }) => (
          <li key={`${href}-${heading.map(({ text }) => text).join('')}`} className="min-w-0">
            <TextLink href={href} className="inline-block py-2 text-lg leading-snug font-bold">
              {heading.length > 0 ? <MarkedParts parts={heading} /> : place}
            </TextLink>
            <p className="[overflow-wrap:anywhere]">
              <MarkedParts parts={excerpt} />
            </p>
            <p className="text-muted">{place}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
