import { useState } from 'react';
import { noteTurnout, takeBackTurnout } from '#contract/secret-votes.ts';
import type { VoteBox } from '#contract/votes.ts';
import { papersOf } from '#domain/votes/secret/secret-tally.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import type { SecretItem } from './secret-items.ts';

type HandOutProps = { meetingId: string; box: VoteBox; item: SecretItem };

/** 会場の投票用紙: who has got theirs, one paper for each vote. */
export function HandOut({ meetingId, box, item }: HandOutProps) {
  const noting = useChange(noteTurnout);
  const taking = useChange(takeBackTurnout);
  const [isListed, setListed] = useState(false);
  const { mayReceive, turnout, unit } = item.secret;
  const at = { meetingId, itemId: item.id };
  const give = (headIds: readonly string[]) =>
    noting.mutate({
      ...at,
      way: 'hall',
      heads: headIds.map((headId) => ({ id: crypto.randomUUID(), headId })),
    });
  const handed = turnout.flatMap(({ headId, way }) => (way === 'hall' ? [headId] : []));
  const isBusy = noting.isPending || taking.isPending;
  const error = noting.error ?? taking.error;
  return (
    <div className="mb-4">
      <h3 className="mb-1 font-bold">会場の投票用紙</h3>
      <p className="mb-3 max-w-[44rem] text-muted">
        出席している方と、代理人に任された方の分を渡します。議決権{unit}
        個につき1枚です。渡したのは{handed.length}名分、まだの方は{mayReceive.length}名です。
      </p>
      <div className="flex flex-wrap gap-3">
        {mayReceive.length > 0 && (
          <Button variant="secondary" disabled={isBusy} onClick={() => give(mayReceive)}>
            まだの{mayReceive.length}名に渡した
          </Button>
        )}
        {mayReceive.length + handed.length > 0 && (
          <Button variant="quiet" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
            {isListed ? '1名ずつの一覧を閉じる' : '1名ずつ記録する'}
          </Button>
        )}
      </div>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      {isListed && (
        <ul className="mt-3 grid max-w-3xl gap-1">
          {box.heads
            .filter(({ id }) => mayReceive.includes(id) || handed.includes(id))
            .map((head) => (
              <Line
                key={head.id}
                {...{ head, unit, isBusy }}
                isHanded={handed.includes(head.id)}
                onGive={() => give([head.id])}
                onTakeBack={() => taking.mutate({ ...at, headId: head.id })}
              />
            ))}
        </ul>
      )}
    </div>
  );
}

type LineProps = {
  head: VoteBox['heads'][number];
  unit: number;
  isHanded: boolean;
  isBusy: boolean;
  onGive: () => void;
  onTakeBack: () => void;
};

function Line({ head, unit, isHanded, isBusy, onGive, onTakeBack }: LineProps) {
  const name = `${head.dwellings}　${head.names}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-1">
      <span className="min-w-0 flex-[1_1_10rem]">
        {name}（{papersOf(head, unit)}枚）
      </span>
      <Button
        variant={isHanded ? 'quiet' : 'secondary'}
        aria-label={`${name}${isHanded ? 'に渡した記録を取り消す' : 'に渡した'}`}
        disabled={isBusy}
        onClick={isHanded ? onTakeBack : onGive}
      >
        {isHanded ? '取り消す' : '渡した'}
      </Button>
    </li>
  );
}
