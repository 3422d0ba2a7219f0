import { lazy, Suspense, useState } from 'react';
import { beginVotes, type VoteBox, type VoteItem, type VoteMeeting } from '#contract/votes.ts';
import { formatDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { HandsPart } from './hands-part.tsx';
import { ItemTally } from './item-tally.tsx';
import { RecordPart } from './record-part.tsx';
import { isSecretItem } from './secret-items.ts';
import { StandingsList } from './standings-list.tsx';

// Few meetings vote without names.
const SecretPart = lazy(() => import('./secret-part.tsx').then((m) => ({ default: m.SecretPart })));

type ItemsPartProps = { meeting: VoteMeeting; box: VoteBox };

/** Each item: what it takes, and from the opening on how it stands. */
export function ItemsPart({ meeting, box }: ItemsPartProps) {
  return (
    <>
      {box.beganAt === null && <Beginning meeting={meeting} box={box} />}
      <ol className="grid gap-6">
        {box.items.map((item) => (
          <li key={item.id}>
            <ItemCard meetingId={meeting.id} box={box} item={item} />
          </li>
        ))}
      </ol>
      {box.beganAt !== null && (
        <div className="mt-10">
          <RecordPart meeting={meeting} box={box} />
        </div>
      )}
    </>
  );
}

function Beginning({ meeting, box }: ItemsPartProps) {
  const mayBegin = useMay('meeting.prepare');
  const [isAsking, setAsking] = useState(false);
  const beginning = useChange(beginVotes);
  const isDay = meeting.today >= meeting.heldOn;
  const waiting = box.heads.filter(
    ({ state }) => state === 'read-once' || state === 'differs',
  ).length;
  return (
    <Section heading="開会">
      <p className="mb-4 max-w-[44rem]">
        議案ごとの賛成と反対は、開会まで理事長にも見えません。
        {isDay ? '' : `総会の日（${formatDate(meeting.heldOn)}）に、ここで開会を記録します。`}
      </p>
      {isDay && mayBegin && (
        <Button size="large" onClick={() => setAsking(true)}>
          開会を記録する
        </Button>
      )}
      {beginning.error && <FailureNote>{sentenceOf(beginning.error)}</FailureNote>}
      <ConfirmDialog
        title="開会を記録しますか"
        confirmLabel="開会を記録する"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => beginning.mutate({ meetingId: meeting.id })}
      >
        開会すると、議決権行使書はもう入れられません。
        {waiting > 0 && (
          <strong className="block">
            2人の入力がそろっていない用紙が{waiting}件あります。数えられません。
          </strong>
        )}
      </ConfirmDialog>
    </Section>
  );
}

type ItemCardProps = { meetingId: string; box: VoteBox; item: VoteItem };

function ItemCard({ meetingId, box, item }: ItemCardProps) {
  const { label, title, kindName, tally } = item;
  return (
    <article className="rounded-xl border border-line p-4 sm:p-5">
      <header className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-[1_1_16rem] text-lg font-bold">
          {label}　{title}
        </h2>
        <span className="flex flex-wrap gap-2">
          {isSecretItem(item) && <Badge tone="primary">無記名投票</Badge>}
          <Badge>{kindName}</Badge>
        </span>
      </header>
      {isSecretItem(item) && (
        <Suspense>
          <SecretPart meetingId={meetingId} box={box} item={item} />
        </Suspense>
      )}
      {tally && <ItemTally item={item} tally={tally} />}
      <RuleWords item={item} />
      {(tally || (isSecretItem(item) && box.beganAt !== null)) && (
        <StandingsList meetingId={meetingId} item={item} />
      )}
      {tally && <HandsPart meetingId={meetingId} box={box} item={item} />}
    </article>
  );
}

/** What it takes, with the bylaws' own words where they decide it. */
function RuleWords({ item: { rule } }: { item: VoteItem }) {
  return (
    <div className="max-w-[46rem]">
      <p>
        <strong>{rule.pass}</strong>の賛成で可決です。
        {rule.quorum !== '' && `${rule.quorum}の出席が必要です。`}
      </p>
      {rule.own.length > 0 ? (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 items-center font-bold text-primary">
            規約の定めを読む
          </summary>
          <ul className="space-y-2 border-l-4 border-line pl-4">
            {rule.own.map(({ place, words, href }) => (
              <li key={words}>
                <TextLink href={href} target="_blank">
                  {place}
                </TextLink>
                <span className="block">{words}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="text-muted">
          規約に定めが見つからないため、区分所有法{rule.article}で数えます。
        </p>
      )}
      {rule.refused !== '' && <p className="mt-1 font-bold text-warn">{rule.refused}</p>}
    </div>
  );
}
