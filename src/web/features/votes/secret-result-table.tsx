import type { VoteItem } from '#contract/votes.ts';
import { Badge } from '#web/ui/badge.tsx';

type Result = NonNullable<NonNullable<VoteItem['secret']>['result']>;
type SecretResultTableProps = { result: Result; presentVotes: number };

/** 開票の結果, in votes: nobody knows how many people a vote stands for. */
export function SecretResultTable({ result, presentVotes }: SecretResultTableProps) {
  const { lines, seats, castVotes, tied, openSeats, hasQuorum } = result;
  const given = lines.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <>
      <table className="w-full max-w-xl border-collapse tabular-nums">
        <caption className="sr-only">無記名投票の結果</caption>
        <thead>
          <tr className="border-b-2 border-line-strong">
            <th scope="col" className="py-1.5 text-left">
              {seats === null ? '票' : '候補者'}
            </th>
            <th scope="col" className="py-1.5 text-right whitespace-nowrap">
              議決権
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ mark, label, votes, isElected }) => (
            <tr key={mark} className="border-b border-line">
              <th scope="row" className="py-2 text-left">
                {label}
                {isElected && (
                  <span className="ml-3">
                    <Badge tone="good">当選</Badge>
                  </span>
                )}
              </th>
              <td className="py-2 text-right sm:text-lg">{votes}個</td>
            </tr>
          ))}
          {seats === null && (
            <tr className="border-b border-line">
              <th scope="row" className="py-2 text-left">
                棄権（白票と、投票しなかった方）
              </th>
              <td className="py-2 text-right sm:text-lg">{presentVotes - given}個</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="mt-2 text-muted">
        投じられた票は{castVotes}個です。{!hasQuorum && '出席が足りないため、成立していません。'}
      </p>
      {tied.length > 0 && (
        <p className="mt-1 font-bold text-warn">
          {tied.join('、')}は同じ票数です。規約か総会の決め方で、議長が決めてください。
        </p>
      )}
      {tied.length === 0 && openSeats > 0 && (
        <p className="mt-1 font-bold text-warn">
          要る賛成に届いた方が足りず、{openSeats}名分が決まっていません。
        </p>
      )}
    </>
  );
}
