import { formatPlainDate } from '#domain/calendar.ts';
import { trialOver } from '#domain/plans/trial.ts';
import { afterTrialContact, earliestNotice, leftWords } from '#domain/plans/trial-notice.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The end of a trial, for those who decide how to go on: from two weeks before, and after it. */
export function TrialEndNote() {
  const trial = useSession()?.trial;
  if (!trial || trial.daysLeft > earliestNotice) return null;
  const { daysLeft, endsOn } = trial;
  return (
    <section
      aria-label="お試しの終わり"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-line bg-warn-soft p-4 sm:p-5 print:hidden"
    >
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 className="text-lg font-bold">
          {daysLeft > 0 ? `お試しは、${leftWords(daysLeft)}です` : 'お試しは終わりました'}
        </h2>
        <p>
          {daysLeft > 0
            ? `${formatPlainDate(endsOn)}を過ぎると、新しく書き込めなくなります。登録した内容は、これまでどおり見られます。${afterTrialContact}`
            : trialOver(endsOn)}
        </p>
      </div>
      <ButtonLink variant="secondary" href="/demo/management#subscription">
        終わったあとのことを見る
      </ButtonLink>
    </section>
  );
}
