import { FileText } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { getMinutes, listMinutesMeetings } from '#contract/minutes.ts';
import { formatDate } from '#domain/calendar.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useIsBarred } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AfterPart } from './after-part.tsx';
import { ChecksPart } from './checks-part.tsx';
import { DraftPart } from './draft-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { PaperPart } from './paper-part.tsx';
import { SignedPart } from './signed-part.tsx';

/** 総会の議事録: from the confirmed record to the signed paper in the library. */
export function MinutesPage() {
  const isBarred = useIsBarred('minutes.write');
  return (
    <>
      <PageHeader
        title="総会の議事録"
        lead="確定した総会の結果から、議事録を作ります。数は記録から入ります。"
      />
      {isBarred ? (
        <EmptyState icon={FileText} title="この画面は、理事と管理会社の担当者が使います">
          できあがった議事録は、「文書」で読めます。
        </EmptyState>
      ) : (
        <ChosenMeeting />
      )}
    </>
  );
}

function ChosenMeeting() {
  const { meetings } = useEndpoint(listMinutesMeetings, {});
  const [params, setParams] = useSearchParams();
  const current = meetings.find(({ id }) => id === params.get('meeting')) ?? meetings[0];
  if (!current) {
    return (
      <EmptyState icon={FileText} title="議事録を作れる総会は、まだありません">
        総会の受付が始まると、ここで発言を書きとめられます。結果を2人で確かめると、議事録を作れます。
        <TextLink href="/demo/votes" className="inline-flex min-h-11 items-center">
          議決権の受付と集計を開く
        </TextLink>
      </EmptyState>
    );
  }
  return (
    <>
      {meetings.length > 1 && (
        <div className="mb-6 max-w-xl print:hidden">
          <SelectField
            label="総会"
            options={meetings.map(({ id, title, heldOn }) => ({
              value: id,
              label: `${title}（${formatDate(heldOn)}）`,
            }))}
            value={current.id}
            onChange={(id) => setParams({ meeting: id })}
          />
        </div>
      )}
      {current.isRecorded ? (
        <MeetingMinutes key={current.id} meetingId={current.id} />
      ) : (
        <NotesPart key={current.id} meetingId={current.id} />
      )}
    </>
  );
}

function MeetingMinutes({ meetingId }: { meetingId: string }) {
  const minutes = useEndpoint(getMinutes, { meetingId });
  const { draft, versions } = minutes;
  const [latest] = versions;
  if (!draft) return null;
  const state = latest?.state ?? 'draft';
  return (
    <>
      <p className="mb-6 text-lg font-bold">
        {minutes.title}（{formatDate(minutes.heldOn)}）
      </p>
      {minutes.documentId !== null && versions.length === 0 && (
        <p className="mb-6 max-w-[44rem]">
          この総会の議事録は、もう「文書」にあります。
          <TextLink
            href={`/document/${minutes.documentId}`}
            className="inline-flex min-h-11 items-center"
          >
            文書の議事録を読む
          </TextLink>
          <span className="block">
            下の「数の確認」で、その結果と、票の記録が合うかを見られます。
          </span>
        </p>
      )}
      {state === 'draft' ? (
        <>
          <DraftPart key={latest?.version ?? 1} minutes={minutes} draft={draft} />
          <ChecksPart minutes={minutes} draft={draft} />
        </>
      ) : (
        <SignedPart minutes={minutes} />
      )}
      <AfterPart meetingId={meetingId} />
      <PaperPart minutes={minutes} paper={draft.paper} />
    </>
  );
}
