import { useRef, useState } from 'react';
import type { VoteBox, VoteHead, VoteMeeting } from '#contract/votes.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceBox } from '#web/ui/choice-box.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { choosingHint, headOption } from './head-option.ts';
import { ScanStack } from './scan-stack.tsx';
import { SecretEnvelopes } from './secret-envelopes.tsx';
import { secretItemsIn } from './secret-items.ts';
import { SlipForm } from './slip-form.tsx';
import { SlipScan } from './slip-scan.tsx';
import { stateLook } from './words.ts';

type SlipPartProps = { meeting: VoteMeeting; box: VoteBox };

/** 議決権行使書 and 委任状, one after another: choose the dwelling, key the marks, and on to the next. */
export function SlipPart({ meeting, box }: SlipPartProps) {
  const [headId, setHeadId] = useState('');
  const chooser = useRef<HTMLDivElement>(null);
  if (box.record.tellerAt !== null) {
    return <EmptyState title="結果が確定したので、用紙はもう入れられません" />;
  }
  const head = box.heads.find(({ id }) => id === headId);
  const next = () => {
    setHeadId('');
    chooser.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <p className="mb-6 max-w-[44rem]">
        {box.beganAt !== null && '総会が始まったので、会場で受け取った委任状だけを入れられます。'}
        同じ用紙を、2人が別々に入れます。2人の入力が同じとき、回答として数えます。1人目の入力は、2人目には見えません。
      </p>
      <Section heading="用紙を1枚入れる">
        <div ref={chooser} className="mb-4 max-w-md">
          <Field label="住戸" hint={choosingHint}>
            {(control) => (
              <ChoiceBox
                {...control}
                options={box.heads.map(headOption)}
                value={headId}
                onChange={setHeadId}
              />
            )}
          </Field>
        </div>
        {head && <Slip key={head.id} meeting={meeting} box={box} head={head} onDone={next} />}
      </Section>
      <Waiting box={box} onChoose={setHeadId} />
      <ScanStack meetingId={meeting.id} box={box} />
      {box.beganAt === null &&
        secretItemsIn(box).map((item) => (
          <SecretEnvelopes key={item.id} meeting={meeting} box={box} item={item} />
        ))}
    </>
  );
}

type SlipProps = SlipPartProps & { head: VoteHead; onDone: () => void };

/** The form with the scan beside it on a wide screen, above it on a phone. */
function Slip({ meeting, box, head, onDone }: SlipProps) {
  const [chosen, setScan] = useState('');
  const scanId = head.scans.find(({ id }) => id === chosen)?.id ?? head.scans[0]?.id ?? '';
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:items-start">
      <SlipScan meetingId={meeting.id} head={head} scanId={scanId} onChoose={setScan} />
      <SlipForm {...{ meeting, box, head, scanId, onDone }} />
    </div>
  );
}

type WaitingProps = { box: VoteBox; onChoose: (headId: string) => void };

/** What waits to be read by somebody else, and what two have read differently. */
function Waiting({ box, onChoose }: WaitingProps) {
  const waiting = box.heads.filter(({ state }) => state === 'read-once' || state === 'differs');
  if (waiting.length === 0) return null;
  return (
    <Section heading={`入力の途中（${waiting.length}件）`}>
      <ul className="divide-y divide-line border-y border-line">
        {waiting.map((head) => (
          <li key={head.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-[1_1_12rem]">
              <strong>{head.dwellings}</strong>　{head.names}
              <Differences box={box} head={head} />
            </span>
            <Badge tone={stateLook(head).tone}>{stateLook(head).words}</Badge>
            {head.isReadByMe && head.state === 'read-once' ? (
              <span className="text-muted">あなたは入力しました</span>
            ) : (
              <Button variant="secondary" onClick={() => onChoose(head.id)}>
                {head.dwellings}の用紙を入れる
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const partNames: Readonly<Record<string, string>> = {
  kind: '用紙の種類',
  day: '受付日',
  agent: '代理人',
};

/** Where they differ, so that both look at the paper again; not what either has read. */
function Differences({ box, head }: { box: VoteBox; head: VoteHead }) {
  if (head.differences.length === 0) return null;
  const names = head.differences.map(
    (part) => partNames[part] ?? box.items.find(({ id }) => id === part)?.label ?? part,
  );
  return (
    <span className="block text-danger">
      ちがうところ：{names.join('、')}。用紙を見て、もう一度入れてください。
    </span>
  );
}
