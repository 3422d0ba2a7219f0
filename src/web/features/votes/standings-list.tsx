import { useState } from 'react';
import { getVoteStandings, type VoteItem } from '#contract/votes.ts';
import { choiceNames } from '#domain/votes/record.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { ExcludedList } from './excluded-list.tsx';
import { reasonWords, wayWords } from './words.ts';

type StandingsListProps = { meetingId: string; item: VoteItem };

/** Owner by owner: how they are present, what they said, and why it counts so. For those who check the count. */
export function StandingsList({ meetingId, item }: StandingsListProps) {
  const mayCheck = useMay('vote.check');
  const [isOpen, setOpen] = useState(false);
  if (!mayCheck) return null;
  return (
    <>
      <Button variant="secondary" className="mt-3 print:hidden" onClick={() => setOpen(true)}>
        1人ずつの内訳と理由
      </Button>
      <Dialog
        isWide
        title={`${item.label}の内訳`}
        description="理事と監事だけが見られます。"
        open={isOpen}
        onOpenChange={setOpen}
      >
        <Standings meetingId={meetingId} itemId={item.id} />
      </Dialog>
    </>
  );
}

type Row = {
  id: string;
  dwellings: string;
  names: string;
  votes: number;
  way: keyof typeof wayWords;
  choice: keyof typeof choiceNames | null;
  reason: keyof typeof reasonWords;
};

const columns: readonly Column<Row>[] = [
  {
    id: 'dwellings',
    header: '住戸',
    isRowHeader: true,
    cell: ({ dwellings }) => dwellings,
  },
  { id: 'names', header: '組合員', cell: ({ names }) => names },
  { id: 'votes', header: '議決権', align: 'end', cell: ({ votes }) => `${votes}個` },
  { id: 'way', header: '出席', cell: ({ way }) => wayWords[way], sortBy: ({ way }) => way },
  {
    id: 'choice',
    header: '賛否',
    cell: ({ choice }) => (choice === null ? '－' : choiceNames[choice]),
    sortBy: ({ choice }) => choice ?? '',
  },
  { id: 'reason', header: '理由', cell: ({ reason }) => reasonWords[reason] },
];

function Standings({ meetingId, itemId }: { meetingId: string; itemId: string }) {
  const { data, isError } = useAnswer(getVoteStandings, { meetingId, itemId });
  if (isError) {
    return <FailureNote>内訳を読めませんでした。少し待って、もう一度開いてください。</FailureNote>;
  }
  if (!data) return <p>内訳を読んでいます。</p>;
  return (
    <>
      <DataTable
        caption="1人ずつの内訳"
        columns={columns}
        rows={data.heads}
        rowKey={({ id }) => id}
      />
      <ExcludedList excluded={data.excluded} />
    </>
  );
}
