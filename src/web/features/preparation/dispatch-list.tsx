import {
  type Dispatch,
  getConvocationLetters,
  noteConvocationHanded,
} from '#contract/convocation.ts';
import { type DeliveryState, stateNames, wayNames } from '#domain/notices/reach.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';

const tones = {
  waiting: 'neutral',
  sent: 'good',
  read: 'good',
  handed: 'good',
  unreached: 'warn',
} as const satisfies Record<DeliveryState, Tone>;

/** A mail that was accepted: nobody tells whether it was opened. */
const names: Record<DeliveryState, string> = { ...stateNames, sent: 'メールで送りました' };

const columns: readonly Column<Dispatch>[] = [
  {
    id: 'dwellings',
    header: '住戸',
    isRowHeader: true,
    cell: ({ dwellings }) => `${dwellings}号室`,
  },
  { id: 'recipient', header: '宛名', cell: ({ recipient }) => `${recipient} 様` },
  {
    id: 'way',
    header: '届け方',
    cell: ({ way, isPosted }) => (way === 'paper' && isPosted ? '紙（郵便）' : wayNames[way]),
  },
  {
    id: 'state',
    header: '今の様子',
    sortBy: ({ state }) => state,
    cell: ({ state }) => <Badge tone={tones[state]}>{names[state]}</Badge>,
  },
];

type DispatchListProps = { meetingId: string; dispatches: readonly Dispatch[] };

/** 発送の記録: one line for each owner, and the rest with one button. */
export function DispatchList({ meetingId, dispatches }: DispatchListProps) {
  const rest = dispatches.filter(({ state }) => state === 'unreached');
  return (
    <Section
      heading="発送の記録"
      description={
        rest.length === 0
          ? `${dispatches.length}人の全員に発送しました。`
          : `${dispatches.length}人のうち、紙で届ける方が${rest.length}人残っています。印刷した紙と議案書を封筒に入れて届け、「紙で届けた」と記録してください。`
      }
      action={rest.length > 0 && <RestActions meetingId={meetingId} rest={rest} />}
    >
      <DataTable caption="発送の記録" columns={columns} rows={dispatches} rowKey={({ id }) => id} />
    </Section>
  );
}

function RestActions({ meetingId, rest }: { meetingId: string; rest: readonly Dispatch[] }) {
  const handing = useChange(noteConvocationHanded);
  if (!useMay('meeting.draft')) return null;
  return (
    <>
      <PdfButton
        endpoint={getConvocationLetters}
        input={{ meetingId }}
        label={`残り${rest.length}人分を印刷`}
      />
      <Button
        variant="secondary"
        disabled={handing.isPending}
        onClick={() =>
          handing.mutate(
            { meetingId, dispatchIds: rest.map(({ id }) => id) },
            {
              onSuccess: () =>
                toast({ title: `${rest.length}人に紙で届けたと記録しました`, tone: 'good' }),
            },
          )
        }
      >
        {rest.length}人に紙で届けた
      </Button>
      {handing.error && <FailureNote>{sentenceOf(handing.error)}</FailureNote>}
    </>
  );
}
