import { useState } from 'react';
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
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
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
      description={stateWords(dispatches)}
      action={rest.length > 0 && <RestActions meetingId={meetingId} rest={rest} />}
    >
      <DataTable caption="発送の記録" columns={columns} rows={dispatches} rowKey={({ id }) => id} />
    </Section>
  );
}

function stateWords(dispatches: readonly Dispatch[]): string {
  const count = (wanted: DeliveryState) =>
    dispatches.filter(({ state }) => state === wanted).length;
  const [rest, waiting] = [count('unreached'), count('waiting')];
  if (rest > 0) {
    return `${dispatches.length}人のうち、紙で届ける方が${rest}人残っています。印刷した紙と議案書を封筒に入れて届け、「紙で届けた」と記録してください。`;
  }
  const all = `${dispatches.length}人の全員に発送しました。`;
  return waiting > 0 ? `${all}うち${waiting}通のメールは、送信を待っています。` : all;
}

function RestActions({ meetingId, rest }: { meetingId: string; rest: readonly Dispatch[] }) {
  const handing = useChange(noteConvocationHanded);
  const [isOpen, setOpen] = useState(false);
  if (!useMay('meeting.draft')) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <PdfButton
        endpoint={getConvocationLetters}
        input={{ meetingId }}
        label={`残り${rest.length}人分を印刷`}
      />
      <Button variant="secondary" disabled={handing.isPending} onClick={() => setOpen(true)}>
        {rest.length}人に紙で届けた
      </Button>
      <ConfirmDialog
        title={`${rest.length}人に、紙で届けましたか`}
        confirmLabel="届けたと記録する"
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={() =>
          handing.mutate(
            { meetingId, dispatchIds: rest.map(({ id }) => id) },
            {
              onSuccess: () =>
                toast({ title: `${rest.length}人に紙で届けたと記録しました`, tone: 'good' }),
            },
          )
        }
      >
        発送の記録は、あとから取り消せません。全員分を投函してから記録してください。
      </ConfirmDialog>
      {handing.error && <FailureNote>{sentenceOf(handing.error)}</FailureNote>}
    </div>
  );
}
