import { getHome } from '#contract/home.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { eventWords } from '#domain/documents/notice-event.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** 掲示: what hangs on the board as a document, the newest of it. Nothing waits for it. */
export function PostedDocuments() {
  const { data } = useAnswer(getHome, {});
  const notices = data?.notices ?? [];
  return (
    <Section
      heading="掲示板の文書"
      description="くわしい案内や、これまでに掲示したものです。"
      action={
        <TextLink href="/demo/documents?category=notice" className="inline-block py-2">
          すべて見る
        </TextLink>
      }
    >
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {notices.map(({ id, title, issuedOn, event }) => (
          <li key={id} className="break-inside-avoid py-3">
            <p className="flex flex-wrap gap-x-3">
              <span className="text-muted tabular-nums">{formatPlainDate(issuedOn)}</span>
              {data && event && <b className="tabular-nums">{eventWords(event, data.today)}</b>}
            </p>
            <TextLink href={`/document/${id}`} target="_blank" className="inline-block py-2">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
