import type { VoteBox } from '#contract/votes.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CloseVote } from './close-vote.tsx';
import { HandOut } from './hand-out.tsx';
import { PileForm } from './pile-form.tsx';
import { type SecretItem, secretFate } from './secret-items.ts';
import { SecretResultTable } from './secret-result-table.tsx';
import { countWords } from './words.ts';

type SecretPartProps = { meetingId: string; box: VoteBox; item: SecretItem };

/** 無記名投票 of one item: turnout all the time, the votes when everything is opened. */
export function SecretPart(props: SecretPartProps) {
  const { box, item } = props;
  const { result, present } = item.secret;
  return (
    <div className="mb-4">
      <Turnout item={item} hasBegun={box.beganAt !== null} />
      {result && <SecretResultTable result={result} presentVotes={present.votes} />}
      {box.record.tellerAt === null && <Voting {...props} />}
    </div>
  );
}

function Turnout({ item, hasBegun }: { item: SecretItem; hasBegun: boolean }) {
  const { turnout, castVotes, present } = item.secret;
  const { words, tone } = secretFate(item);
  return (
    <>
      <div role="status" className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tone}>{words}</Badge>
        <span>
          無記名投票：<strong>{countWords({ heads: turnout.length, votes: castVotes })}</strong>
          が、投票したか用紙を受け取りました。
          {hasBegun && `出席は${countWords(present)}です。`}
        </span>
      </div>
      {item.closedAt === null && (
        <p className="text-muted">
          だれが投票したかは分かりますが、票の中身は、採決を締め切るまでだれにも見えません。
        </p>
      )}
    </>
  );
}

/** In the hall until the vote is over, then the count of the papers. */
function Voting({ meetingId, box, item }: SecretPartProps) {
  const { mayReceive, papersOut, count } = item.secret;
  if (item.closedAt !== null) {
    return papersOut > 0 && count.state !== 'agreed' ? (
      <PileForm key={count.state} meetingId={meetingId} item={item} />
    ) : null;
  }
  if (box.beganAt === null) return null;
  const waiting =
    mayReceive.length > 0
      ? `出席して、まだ投票していない方が${mayReceive.length}名います。棄権になります。`
      : '';
  return (
    <div className="mt-4 border-t border-line pt-4">
      <HandOut meetingId={meetingId} box={box} item={item} />
      <CloseVote
        meetingId={meetingId}
        item={item}
        remark={`締め切ると、票を開きます。投票は、もう受け付けられません。${waiting}`}
      />
    </div>
  );
}
