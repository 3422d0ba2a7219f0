import { formatPlainDate } from '#domain/calendar.ts';
import { deletedFrom } from '#domain/leaving/leaving.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** 利用の終了, for everybody until the last day: what ends when, and where to take one's own along. */
export function LeavingAtHome() {
  const leavesOn = useSession()?.leavesOn;
  if (!leavesOn) return null;
  return (
    <section
      aria-label="利用の終了"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border-2 border-danger bg-surface p-4 sm:p-5"
    >
      <div className="min-w-0">
        <h2 className="text-lg font-bold">
          {formatPlainDate(leavesOn)}で、スミワの利用を終わります
        </h2>
        <p>
          {formatPlainDate(deletedFrom(leavesOn))}
          に、すべて消去します。それまでは、見ることと、自分の記録を受け取ることができます。
        </p>
      </div>
      <ButtonLink href="/demo/records">くわしく見る</ButtonLink>
    </section>
  );
}
