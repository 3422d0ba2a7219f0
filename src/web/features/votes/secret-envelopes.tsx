import { useState } from 'react';
import { noteTurnout, takeBackTurnout } from '#contract/secret-votes.ts';
import type { VoteBox, VoteMeeting } from '#contract/votes.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceBox } from '#web/ui/choice-box.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { SecretItem } from './secret-items.ts';

type SecretEnvelopesProps = { meeting: VoteMeeting; box: VoteBox; item: SecretItem };

/** 無記名投票の封筒: that it came is noted by the owner; it stays shut until the vote is over. */
export function SecretEnvelopes({ meeting, box, item }: SecretEnvelopesProps) {
  const noting = useChange(noteTurnout);
  const taking = useChange(takeBackTurnout);
  const [headId, setHeadId] = useState('');
  const cast = new Set(item.secret.turnout.map((it) => it.headId));
  const envelopes = item.secret.turnout.filter(({ way }) => way === 'envelope');
  const nameOf = (id: string) => {
    const head = box.heads.find((it) => it.id === id);
    return head ? `${head.dwellings}　${head.names}` : '名簿にない方';
  };
  const at = { meetingId: meeting.id, itemId: item.id };
  const note = () =>
    noting.mutate(
      { ...at, way: 'envelope', heads: [{ id: crypto.randomUUID(), headId }] },
      {
        onSuccess: () => {
          toast({ title: `${nameOf(headId)}さんの封筒を記録しました`, tone: 'good' });
          setHeadId('');
        },
      },
    );
  const error = noting.error ?? taking.error;
  return (
    <Section
      heading={`無記名投票の封筒（${item.label}）`}
      description="内側の封筒は、開けずに保管してください。採決を締め切ってから、まとめて開きます。ここには、だれから届いたかだけを記録します。"
    >
      <div className="mb-4 flex max-w-xl flex-wrap items-end gap-3 print:hidden">
        <div className="min-w-0 flex-[1_1_14rem]">
          <Field label={`${item.label}の封筒を出した住戸`} hint="番号を打ち、Enterで選びます。">
            {(control) => (
              <ChoiceBox
                {...control}
                options={box.heads
                  .filter(({ id, hasVoter }) => hasVoter && !cast.has(id))
                  .map(({ id }) => ({ id, label: nameOf(id) }))}
                value={headId}
                onChange={setHeadId}
              />
            )}
          </Field>
        </div>
        <Button disabled={headId === '' || noting.isPending} onClick={note}>
          封筒を記録する
        </Button>
      </div>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <p className="mb-2">
        届いた封筒は<strong>{envelopes.length}通</strong>、電子で投票した方は
        <strong>{item.secret.turnout.length - envelopes.length}名</strong>です。
      </p>
      {envelopes.length > 0 && (
        <ul className="max-w-xl divide-y divide-line border-y border-line">
          {envelopes.map((it) => (
            <li
              key={it.headId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <span className="min-w-0 flex-[1_1_10rem]">{nameOf(it.headId)}</span>
              <Button
                variant="quiet"
                aria-label={`${nameOf(it.headId)}の封筒の記録を取り消す`}
                disabled={taking.isPending}
                onClick={() => taking.mutate({ ...at, headId: it.headId })}
              >
                取り消す
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
