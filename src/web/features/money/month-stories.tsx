import { type MonthStory, monthStories } from '#domain/statements/month-stories.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { Section } from '#web/ui/section.tsx';

/** 月ごとのお金: what the board reads as 月次報告, in words for everybody. */
export function MonthStories({ fundIds }: { fundIds: readonly string[] }) {
  const stories = monthStories(useYear(), fundIds);
  if (stories.length === 0) return null;
  return (
    <Section
      id="months"
      heading="月ごとのお金"
      description="月の終わりまで記帳した月です。1万円未満は四捨五入しています。"
      isOnPaper={false}
    >
      <ol className="grid list-none gap-3">
        {stories.map((story) => (
          <li key={story.month} className="rounded-xl border border-line bg-page px-4 py-3">
            <Story story={story} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Story({ story: { words, uses, awaited, isClosed } }: { story: MonthStory }) {
  return (
    <>
      <p className="leading-relaxed font-bold">{words}</p>
      {uses !== '' && <p className="leading-relaxed">使いみち：{uses}</p>}
      {awaited !== '' && <p className="leading-relaxed">{awaited}</p>}
      {!isClosed && (
        <p className="text-muted">まだ締めていない月です。額が変わることがあります。</p>
      )}
    </>
  );
}
