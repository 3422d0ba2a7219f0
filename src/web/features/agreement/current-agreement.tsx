import type { Agreements } from '#contract/agreements.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { trialOver } from '#domain/plans/trial.ts';
import { leftWords } from '#domain/plans/trial-notice.ts';
import { useSession } from '#web/lib/use-session.ts';
import { agreementWords, fromWords } from './agreement-words.ts';

/** What holds now, and what is agreed upon for later. */
export function CurrentAgreement({ agreements }: { agreements: Agreements }) {
  const { current, coming } = agreements;
  return (
    <div className="grid gap-2">
      {current ? (
        <p className="text-lg font-bold">
          {agreementWords(current, current.prices)}（{fromWords(current)}）
        </p>
      ) : (
        <NoAgreement hasComing={coming.length > 0} />
      )}
      {coming.map((it) => (
        <p key={it.firstMonth}>
          {fromWords(it)}　{agreementWords(it, it.prices)}
          {it.plan === null && '。そのあとも、これまでの内容はすべて見られます。'}
        </p>
      ))}
    </div>
  );
}

function NoAgreement({ hasComing }: { hasComing: boolean }) {
  const trial = useSession()?.trial;
  if (!trial) return <p>{hasComing ? 'ご契約は、これから始まります。' : 'ご契約はありません。'}</p>;
  return trial.daysLeft > 0 ? (
    <p>
      お試し中です。{formatPlainDate(trial.endsOn)}まで使えます（{leftWords(trial.daysLeft)}）。
    </p>
  ) : (
    <p>{trialOver(trial.endsOn)}</p>
  );
}
