import { type Convocation, getReminderLetters } from '#contract/convocation.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { reminderRounds } from '#domain/meetings/convocation/next-reminder.ts';
import { useMay } from '#web/lib/use-session.ts';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type RemindingProps = {
  meetingId: string;
  reminding: NonNullable<Convocation['reminding']>;
};

/** 催促: mails go by themselves; who has none gets the sheets again. */
export function RemindingPart({ meetingId, reminding }: RemindingProps) {
  const { silent, withoutAddress, days } = reminding;
  const mayPrint = useMay('meeting.draft');
  return (
    <Section
      heading="まだ答えていない方"
      description={`締切の${reminderRounds.join('日前、')}日前に、まだ何も届いていない方へ、メールでお願いします。答えた方には送りません。`}
      action={
        mayPrint &&
        withoutAddress > 0 && (
          <PdfButton
            endpoint={getReminderLetters}
            input={{ meetingId }}
            label={`メールのない${withoutAddress}人分を印刷`}
          />
        )
      }
    >
      <p className="font-bold">
        {silent === 0
          ? '全員から届いています。'
          : `${silent}人です。うち${withoutAddress}人は、メールがありません。`}
      </p>
      {days.length > 0 && (
        <ul className="mt-2">
          {days.map(({ on, count }) => (
            <li key={on}>
              {formatMonthDay(on)}に、{count}人へお願いを送りました。
            </li>
          ))}
        </ul>
      )}
      {silent > 0 && (
        <p className="mt-2 print:hidden">
          <TextLink
            href={`/demo/votes?meeting=${meetingId}`}
            className="inline-flex min-h-11 items-center"
          >
            だれから届いていないかを見る
          </TextLink>
        </p>
      )}
    </Section>
  );
}
