import { type Convocation, getConvocation, getConvocationBook } from '#contract/convocation.ts';
import { dayInJapan, formatMonthDay } from '#domain/calendar.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ApprovalStep } from './approval-step.tsx';
import { AskForm } from './ask-form.tsx';
import { CorrectionPart } from './correction-part.tsx';
import { DispatchList } from './dispatch-list.tsx';
import { HungPart } from './hung-part.tsx';
import { RemindingPart } from './reminding-part.tsx';
import { SendStep } from './send-step.tsx';
import { StepCard } from './step-card.tsx';
import { preparationAddress } from './use-preparation-view.ts';

type PartProps = { meetingId: string };

/** 招集: the steps from a finished agenda to the last envelope, in their order. */
export function ConvocationPart({ meetingId }: PartProps) {
  const convocation = useEndpoint(getConvocation, { meetingId });
  const { stage } = convocation;
  return (
    <>
      <Section heading="招集の手順" description={stageWords[stage]}>
        <ol className="grid gap-4">
          <AgendaStep meetingId={meetingId} convocation={convocation} />
          <BookStep meetingId={meetingId} convocation={convocation} />
          <AskStep meetingId={meetingId} convocation={convocation} />
          <ApprovalStep meetingId={meetingId} convocation={convocation} />
          <SendStep meetingId={meetingId} convocation={convocation} />
        </ol>
      </Section>
      {stage === 'sent' && <CorrectionPart meetingId={meetingId} />}
      {stage === 'sent' && <HungPart meetingId={meetingId} convocation={convocation} />}
      {convocation.reminding && (
        <RemindingPart meetingId={meetingId} reminding={convocation.reminding} />
      )}
      {stage === 'sent' && (
        <DispatchList meetingId={meetingId} dispatches={convocation.dispatches} />
      )}
    </>
  );
}

const stageWords = {
  draft: '上から順に進めます。招集は、頼む人と承認する人の二人で決めます。',
  changed: '承認を頼んだあとで、内容が変わりました。もう一度、承認を頼んでください。',
  asked: '二人目の承認を待っています。',
  approved: '承認されました。発送できます。',
  sent: '発送しました。届いたかどうかを、下の表で確かめられます。',
} as const satisfies Record<Convocation['stage'], string>;

type StepProps = PartProps & { convocation: Convocation };

function AgendaStep({ meetingId, convocation: { blocks, itemCount, stage } }: StepProps) {
  const isDone = blocks.length === 0;
  return (
    <StepCard number={1} title="議案をそろえる" isDone={isDone}>
      {isDone ? (
        <p>
          {stage === 'sent'
            ? `${itemCount}件の議案で招集しました。`
            : `${itemCount}件の議案が、送れるようになっています。`}
        </p>
      ) : (
        <ul className="list-disc pl-6 font-bold text-danger">
          {blocks.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {stage !== 'sent' && (
        <p className="mt-2">
          <TextLink href={preparationAddress({ meetingId, part: 'agenda' })}>議案を見る</TextLink>
        </p>
      )}
    </StepCard>
  );
}

function BookStep({ meetingId, convocation: { itemCount, enclosures, stage } }: StepProps) {
  const isDraft = stage !== 'approved' && stage !== 'sent';
  return (
    <StepCard number={2} title="議案書を見る" isDone={false}>
      <p className="max-w-[44rem]">
        表紙、招集通知、議案ごとのページ、資料、用紙を、1つのPDFにします。
        {isDraft && '承認されるまでは「（案）」が付きます。'}
      </p>
      {itemCount > 0 && (
        <div className="mt-3 print:hidden">
          <PdfButton
            endpoint={getConvocationBook}
            input={{ meetingId }}
            label={isDraft ? '議案書（案）のPDF' : '議案書のPDF'}
          />
        </div>
      )}
      {enclosures.length > 0 && (
        <>
          <p className="mt-4 font-bold">いっしょに届ける資料</p>
          <p className="max-w-[44rem]">
            「資料1」のように番号のあるものは、PDFに綴じてあり、メールにも添えます。番号のないものは「議案」で加えるか、紙で添えてください。
          </p>
          <ul className="list-disc pl-6 marker:text-primary">
            {enclosures.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </StepCard>
  );
}

function AskStep({ meetingId, convocation }: StepProps) {
  const { stage, latest, terms } = convocation;
  const isDone = stage === 'asked' || stage === 'approved' || stage === 'sent';
  return (
    <StepCard number={3} title="承認を頼む" isDone={isDone}>
      {latest && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3">
          <Badge>第{latest.version}版</Badge>
          {latest.askedName}が{formatMonthDay(dayInJapan(latest.askedAt))}に頼みました。用紙の締切は
          {formatMonthDay(terms.deadlineOn)}17時、提出先は「{terms.contact}」です。
        </p>
      )}
      {stage === 'changed' && (
        <p className="mb-3 font-bold text-danger">
          頼んだあとで、議案や日時などが変わりました。この版では発送できません。
        </p>
      )}
      {!isDone && <AskForm key={latest?.id} meetingId={meetingId} convocation={convocation} />}
    </StepCard>
  );
}
