import { classNames } from '#web/lib/class-names.ts';
import { tones } from '#web/ui/badge.tsx';
import { type SecretItem, secretFate } from './secret-items.ts';

/** 無記名投票 on the wall: how many have voted, and when all is opened the votes. */
export function WallSecret({ item }: { item: SecretItem }) {
  const { turnout, castVotes, present, result } = item.secret;
  const { words, tone } = secretFate(item);
  const figures = [
    { name: '投票・用紙の受け取り', value: `${turnout.length}名` },
    { name: 'その議決権', value: `${castVotes}個` },
    { name: '出席', value: `${present.heads}名` },
    { name: '出席の議決権', value: `${present.votes}個` },
  ];
  const lines = (result?.lines ?? []).map(({ label, votes, isElected }) => ({
    name: isElected ? `${label}　当選` : label,
    value: `${votes}個`,
  }));
  return (
    <>
      <p
        role="status"
        className={classNames(
          'self-start rounded-2xl px-[2vw] py-[1vh] text-[max(32px,4.8vw)] leading-tight font-bold',
          tones[tone],
        )}
      >
        {words}
      </p>
      <dl className="grid grid-cols-2 gap-x-[2vw] gap-y-2 border-t-2 border-line pt-[1.5vh] tabular-nums lg:grid-cols-4">
        {[...lines, ...figures].map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="text-[max(36px,5vw)] leading-tight font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
