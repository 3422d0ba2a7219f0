import { getSetup } from '#contract/setup.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** What a new association still lacks; a home without it is still a home, so nothing waits for it. */
export function SetupNote() {
  const { data } = useAnswer(getSetup, {});
  const open = data?.steps.filter(({ isDone }) => !isDone) ?? [];
  const [next] = open;
  if (!data || !next) return null;
  return (
    <section
      aria-label="はじめの設定"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-line bg-surface p-4 sm:p-5 print:hidden"
    >
      <div className="min-w-0">
        <h2 className="text-lg font-bold">
          はじめの設定　{data.steps.length}つのうち{data.steps.length - open.length}つ、できました
        </h2>
        <p>
          次は「{next.title}」です。<span className="text-muted">{next.words}</span>
        </p>
      </div>
      <ButtonLink href="/demo/setup">設定を続ける</ButtonLink>
    </section>
  );
}
