import { getAfterMeeting } from '#contract/minutes.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { CheckList } from '#web/ui/check-list.tsx';
import { Section } from '#web/ui/section.tsx';

/** 決まったあとの確認: what was decided beside what stands elsewhere today. It holds the minutes up in nothing. */
export function AfterPart({ meetingId }: { meetingId: string }) {
  const { checks } = useEndpoint(getAfterMeeting, { meetingId });
  return (
    <Section
      heading="決まったあとの確認"
      description="決まったことが、お知らせ、料金表、請求、契約、名簿、予約の記録と合うかを、今の記録で比べました。合わないものがあっても、議事録は確かめ済みにできます。"
      isOnPaper={false}
    >
      <CheckList checks={checks} />
      <p className="max-w-[44rem]">
        予算と契約の年額は「決算」の整合チェックで、届け出の承認番号は理事会の議事録で比べています。
      </p>
    </Section>
  );
}
