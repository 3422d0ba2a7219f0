import { listPreparations, type Preparations } from '#contract/preparation.ts';
import { formatDate, type IsoDate, isRealDate } from '#domain/calendar.ts';
import type { GeneralMeetingKind } from '#domain/meetings/next-title.ts';
import { annualLimitOn } from '#domain/meetings/preparation/annual-limit.ts';
import { lastDayBefore } from '#domain/meetings/preparation/last-day-before.ts';
import { periodWords } from '#domain/resolutions/procedure.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

type DayPreviewProps = { heldOn: IsoDate; kind: GeneralMeetingKind };

/** What a day would mean, before it is set. */
export function DayPreview({ heldOn, kind }: DayPreviewProps) {
  const rules = useEndpoint(listPreparations, {});
  const words = isRealDate(heldOn) ? wordsOf(rules, heldOn, kind) : [];
  return (
    <div role="status" className="empty:hidden">
      {words.map(({ text, isBad }) => (
        <p key={text} className={classNames('py-0.5', isBad && 'font-bold text-danger')}>
          {text}
        </p>
      ))}
    </div>
  );
}

type Said = { readonly text: string; readonly isBad: boolean };

function wordsOf(rules: Preparations, heldOn: IsoDate, kind: GeneralMeetingKind): readonly Said[] {
  const { today, period, annualLimit } = rules;
  const latestOn = lastDayBefore(heldOn, period);
  const limitOn = kind === 'annual' && annualLimit ? annualLimitOn(heldOn, annualLimit) : undefined;
  return [
    {
      text: `${formatDate(heldOn)}の総会なら、招集通知は${formatDate(latestOn)}までに発送します（${periodWords(period)}前まで）。`,
      isBad: false,
    },
    ...(latestOn < today
      ? [{ text: '発送の期限を、もう過ぎています。後の日を選んでください。', isBad: true }]
      : []),
    ...(limitOn && heldOn > limitOn
      ? [
          {
            text: `規約では、通常総会は${formatDate(limitOn)}までに開きます。`,
            isBad: true,
          },
        ]
      : []),
  ];
}
