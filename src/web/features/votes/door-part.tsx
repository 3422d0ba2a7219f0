import { DoorOpen, WifiOff } from 'lucide-react';
import { useRef, useState } from 'react';
import type { VoteBox, VoteMeeting } from '#contract/votes.ts';
import { formatDate } from '#domain/calendar.ts';
import { presentIn, staysOf } from '#domain/votes/stays-of.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceBox } from '#web/ui/choice-box.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { comersOf } from './people.ts';
import { useDoorQueue } from './use-door-queue.ts';
import { stateLook } from './words.ts';

type DoorPartProps = { meeting: VoteMeeting; box: VoteBox };

/** 受付: the dwelling's number, one press, the next one. */
export function DoorPart({ meeting, box }: DoorPartProps) {
  if (meeting.today < meeting.heldOn) {
    return (
      <EmptyState icon={DoorOpen} title="受付は、総会の当日に使います">
        総会は{formatDate(meeting.heldOn)}です。
      </EmptyState>
    );
  }
  return <Door meeting={meeting} box={box} />;
}

function Door({ meeting, box }: DoorPartProps) {
  const [personId, setPerson] = useState('');
  const chooser = useRef<HTMLDivElement>(null);
  const { waiting, refusal, note } = useDoorQueue(meeting.id);
  const isOver = box.record.tellerAt !== null;
  const comers = comersOf(box);
  const present = presentIn(staysOf([...box.door, ...waiting]));
  const here = present.find((it) => it.personId === personId);
  const comer = comers.find(({ id }) => id === personId);
  const press = (what: 'room' | 'web' | 'left') => {
    note(personId, what);
    setPerson('');
    chooser.current?.querySelector('input')?.focus();
  };
  return (
    <>
      {waiting.length > 0 && <Waiting count={waiting.length} />}
      {refusal !== '' && <FailureNote>{refusal}</FailureNote>}
      {!isOver && (
        <Section heading="受付">
          <div ref={chooser} className="mb-4 max-w-md">
            <Field label="お名前か住戸の番号" hint="番号を打ち、Enterで選びます。">
              {(control) => (
                <ChoiceBox
                  {...control}
                  options={comers.map(({ id, label }) => ({ id, label }))}
                  value={personId}
                  onChange={setPerson}
                />
              )}
            </Field>
          </div>
          {comer && (
            <div className="grid max-w-2xl gap-4 rounded-xl border-2 border-primary bg-surface p-4 sm:p-5">
              <p className="text-xl font-bold">{comer.label}</p>
              <SentWords box={box} personId={personId} />
              {here ? (
                <DoorButton onPress={() => press('left')}>お帰りになります</DoorButton>
              ) : (
                <div className="grid gap-3 sm:grid-cols-2">
                  <DoorButton onPress={() => press('room')}>お着きになりました</DoorButton>
                  <Button
                    variant="secondary"
                    className="min-h-16 text-lg"
                    onClick={() => press('web')}
                  >
                    オンラインで出席
                  </Button>
                </div>
              )}
            </div>
          )}
        </Section>
      )}
      <Present box={box} waiting={waiting} onLeave={isOver ? undefined : setPerson} />
    </>
  );
}

function DoorButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button size="large" className="min-h-16 text-xl" onClick={onPress}>
      {children}
    </Button>
  );
}

/** What was sent before, so that the desk can say what becomes of it. */
function SentWords({ box, personId }: { box: VoteBox; personId: string }) {
  const own = box.heads.filter(({ voters }) => voters.some(({ id }) => id === personId));
  if (own.length === 0) return <p>代理人の方です。</p>;
  return (
    <ul>
      {own.map((head) => (
        <li key={head.id}>
          {head.dwellings}（議決権 {head.votes}個）：{stateLook(head).words}
          {head.state === 'counted' && '。出席すると、会場での賛否が優先されます。'}
        </li>
      ))}
    </ul>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <p
      role="status"
      className="mb-4 flex items-start gap-2 rounded-lg bg-warn-soft px-4 py-3 font-bold text-warn"
    >
      <WifiOff aria-hidden="true" className="mt-1 size-5 shrink-0" />
      {count}件を、まだ送れていません。このまま受付を続けてください。つながると、自動で送ります。
    </p>
  );
}

type PresentProps = {
  box: VoteBox;
  waiting: Parameters<typeof staysOf>[0];
  onLeave: ((personId: string) => void) | undefined;
};

function Present({ box, waiting, onLeave }: PresentProps) {
  const present = presentIn(staysOf([...box.door, ...waiting]));
  const comers = comersOf(box);
  return (
    <Section heading={`出席している方（${present.length}名）`}>
      {present.length === 0 ? (
        <EmptyState title="まだだれも着いていません" />
      ) : (
        <ul className="max-w-2xl divide-y divide-line border-y border-line">
          {present.map(({ personId, way, from }) => (
            <li key={personId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <strong className="min-w-0 flex-[1_1_12rem]">
                {comers.find(({ id }) => id === personId)?.label ?? ''}
              </strong>
              <span className="text-muted tabular-nums">
                {way === 'web' ? 'オンライン　' : ''}
                {clockInJapan(new Date(from)).time}から
              </span>
              {onLeave && (
                <Button variant="quiet" onClick={() => onLeave(personId)}>
                  退席
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
