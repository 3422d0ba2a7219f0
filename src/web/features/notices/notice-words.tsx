import type { Urgency } from '#domain/notices/quiet-hours.ts';
import { Badge } from '#web/ui/badge.tsx';

type NoticeWordsProps = { title: string; body: string; urgency: Urgency };

/** The notice as whoever gets it reads it. */
export function NoticeWords({ title, body, urgency }: NoticeWordsProps) {
  return (
    <div className="rounded-xl border-2 border-line bg-page p-5 sm:p-6">
      <p className="flex flex-wrap items-center gap-3 text-xl font-bold">
        {urgency === 'emergency' && <Badge tone="danger">緊急</Badge>}
        {title}
      </p>
      <NoticeBody body={body} />
    </div>
  );
}

/** Each line is a paragraph, as on the sheet of paper. */
export function NoticeBody({ body }: { body: string }) {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className="mt-4 grid max-w-[40rem] gap-3 text-lg leading-relaxed">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
