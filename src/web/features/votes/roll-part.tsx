import { lazy, Suspense, useState } from 'react';
import type { VoteBox, VoteHead, VoteMeeting } from '#contract/votes.ts';
import { formatDate } from '#domain/calendar.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { addressOfView } from './views.ts';
import { countWords, stateLook } from './words.ts';

// Below the roll, for the days between the convocation and the opening.
const CorrectionsPart = lazy(() =>
  import('./corrections-part.tsx').then((m) => ({ default: m.CorrectionsPart })),
);

type RollPartProps = { meeting: VoteMeeting; box: VoteBox };

/** Who has answered, never what: 総会の前は、だれにも賛否を見せない. */
export function RollPart({ meeting, box }: RollPartProps) {
  return (
    <>
      <Turnout box={box} />
      <ToDo meeting={meeting} box={box} />
      <RollTable heads={box.heads} />
      <Suspense>
        <CorrectionsPart meeting={meeting} box={box} />
      </Suspense>
      <ChainNote box={box} />
    </>
  );
}

function Turnout({ box: { eligible, answered, deadlineAt } }: { box: VoteBox }) {
  const { day, time } = clockInJapan(new Date(deadlineAt));
  const facts = [
    { term: '議決権のある組合員', figure: countWords(eligible) },
    { term: '届いた回答', figure: countWords(answered) },
    {
      term: 'まだの人',
      figure: countWords({
        heads: eligible.heads - answered.heads,
        votes: eligible.votes - answered.votes,
      }),
    },
    { term: '用紙の締切', figure: `${formatDate(day)} ${time}` },
  ];
  return (
    <dl className="mb-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(({ term, figure }) => (
        <div key={term} className="rounded-xl border border-line p-4">
          <dt className="text-muted">{term}</dt>
          <dd className="text-xl font-bold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What somebody has to look at, and where. */
function ToDo({ meeting, box }: RollPartProps) {
  const count = (isMeant: (head: VoteHead) => boolean) => box.heads.filter(isMeant).length;
  const lines = [
    { count: count((it) => it.state === 'differs'), words: '2人の入力がちがうもの' },
    {
      count: count((it) => it.state === 'read-once' && !it.isReadByMe),
      words: 'あなたの入力を待っているもの',
    },
    { count: count((it) => !it.hasVoter), words: '議決権を使う人の届出がない共有の住戸' },
  ].filter((it) => it.count > 0);
  if (lines.length === 0) return null;
  return (
    <Section heading="することがあります">
      <ul className="mb-4 list-disc space-y-1 pl-6">
        {lines.map(({ count: many, words }) => (
          <li key={words}>
            {words}：<strong>{many}件</strong>
          </li>
        ))}
      </ul>
      <ButtonLink variant="secondary" href={addressOfView(meeting.id, 'slips')}>
        用紙を入れる
      </ButtonLink>
    </Section>
  );
}

const filters = [
  { value: 'all', label: 'すべて' },
  { value: 'missing', label: 'まだの人' },
  { value: 'waiting', label: '入力の途中' },
  { value: 'counted', label: '回答あり' },
] as const;
type Filter = (typeof filters)[number]['value'];

const isIn: Record<Filter, (head: VoteHead) => boolean> = {
  all: () => true,
  missing: ({ state }) => state === 'none' || state === 'withdrawn',
  waiting: ({ state }) => state === 'read-once' || state === 'differs',
  counted: ({ state }) => state === 'counted',
};

const columns: readonly Column<VoteHead>[] = [
  { id: 'dwellings', header: '住戸', isRowHeader: true, cell: ({ dwellings }) => dwellings },
  { id: 'names', header: '組合員', cell: ({ names }) => names },
  { id: 'votes', header: '議決権', align: 'end', cell: ({ votes }) => `${votes}個` },
  { id: 'state', header: '回答', cell: State },
];

function State(head: VoteHead) {
  const { words, tone } = stateLook(head);
  return <Badge tone={tone}>{words}</Badge>;
}

function RollTable({ heads }: { heads: readonly VoteHead[] }) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = heads.filter(isIn[filter]);
  return (
    <Section
      heading="議決権者の名簿"
      description="賛成か反対かは、総会が始まるまでだれにも見えません。"
    >
      <div className="mb-4 print:hidden">
        <PillChoice
          label="表示する人"
          isLabelHeard
          name="filter"
          options={filters}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <p role="status" className="mb-2 text-muted">
        {shown.length}名
      </p>
      {shown.length === 0 ? (
        <EmptyState title="あてはまる人はいません" />
      ) : (
        <DataTable
          caption="議決権者の名簿"
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
        />
      )}
    </Section>
  );
}

/** Whoever writes this down can tell later that nothing was changed. */
function ChainNote({ box: { chain } }: { box: VoteBox }) {
  if (chain.brokenAt !== null) {
    return (
      <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 font-bold text-danger">
        {chain.brokenAt}番目の回答の記録が、前後と合いません。運営者に知らせてください。
      </p>
    );
  }
  return (
    <p className="text-muted">
      回答の記録は{chain.count}件です。
      {chain.count > 0 && (
        <>
          照合番号は
          <span className="font-mono break-all">{chain.head.slice(0, 12)}</span>
          です。控えておくと、あとで記録が変わっていないことを確かめられます。
        </>
      )}
    </p>
  );
}
