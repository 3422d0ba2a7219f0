import type { VoteBox } from '#contract/votes.ts';

/** 議決権を使えない人, with the reason beside; they are in no sum. */
export function ExcludedList({ excluded }: { excluded: VoteBox['excluded'] }) {
  if (excluded.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="mb-1 font-bold">議決権を使えない人（総数に入れません）</h3>
      <ul className="list-disc space-y-1 pl-6">
        {excluded.map(({ id, dwellings, names, votes, reason }) => (
          <li key={id}>
            {dwellings}　{names}（{votes}個）：{reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
