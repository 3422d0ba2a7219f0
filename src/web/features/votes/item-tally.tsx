import type { VoteItem } from '#contract/votes.ts';
import { choiceNames } from '#domain/votes/record.ts';
import { Badge } from '#web/ui/badge.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type Axis, axisNames, fateOf, neededWords, type Tally, units } from './tally-words.ts';

type ItemTallyProps = { item: VoteItem; tally: Tally };

/** Eligible, present and yes, axis by axis; what is still needed, and whether it can still fail. */
export function ItemTally({ item, tally }: ItemTallyProps) {
  const { words, tone } = fateOf(item, tally);
  return (
    <div className="mb-4">
      <div role="status" className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tone}>{words}</Badge>
        <span className="font-bold">{neededWords(item, tally)}</span>
      </div>
      <Figures item={item} tally={tally} />
    </div>
  );
}

type Counts = Tally['undecided'];

function less(all: Counts, some: Counts): Counts {
  return {
    heads: all.heads - some.heads,
    votes: all.votes - some.votes,
    land: all.land - some.land,
  };
}

/** Both axes are always shown, with a word where only one of them counts. */
function Figures({ item: { rule, closedAt }, tally }: ItemTallyProps) {
  const axes: readonly Axis[] = rule.axes.includes('land')
    ? ['heads', 'votes', 'land']
    : ['heads', 'votes'];
  const { counted, byChoice, undecided } = tally;
  const isAwaited = closedAt === null && undecided.heads > 0;
  const columns = [
    { name: '全員', of: counted.eligible },
    { name: '出席', of: counted.present },
    { name: choiceNames.yes, of: byChoice.yes },
    { name: choiceNames.no, of: byChoice.no },
    {
      name: choiceNames.abstain,
      of: isAwaited ? less(byChoice.abstain, undecided) : byChoice.abstain,
    },
    ...(isAwaited ? [{ name: '未回答', of: undecided }] : []),
  ];
  return (
    <table className="w-full max-w-3xl border-collapse tabular-nums">
      <caption className="sr-only">出席と賛否</caption>
      <thead>
        <tr className="border-b-2 border-line-strong">
          <th scope="col" className="py-1.5 text-left">
            <VisuallyHidden>数えるもの</VisuallyHidden>
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="px-1.5 py-1.5 text-right sm:px-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {axes.map((axis) => (
          <tr key={axis} className="border-b border-line">
            <th scope="row" className="py-2 pr-2 text-left">
              {axisNames[axis]}
              {!rule.axes.includes(axis) && (
                <span className="block font-normal text-muted">参考</span>
              )}
            </th>
            {columns.map(({ name, of }) => (
              <td key={name} className="px-1.5 py-2 text-right sm:px-3 sm:text-lg">
                {of[axis] ?? 0}
                {units[axis]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
