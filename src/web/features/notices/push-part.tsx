import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addPushDevice, endPushDevice, endPushDevices, getPush } from '#contract/push.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { subscribeDevice, unsubscribeDevice, usePushDevice } from './use-push-device.ts';

/** A bell on the device in one's hand, beside the mail; nothing where the house does not offer it. */
export function PushPart() {
  const { data } = useAnswer(getPush, {});
  if (!data?.publicKey) return null;
  return (
    <Section
      heading="この端末に通知する"
      description="新しいお知らせがあることを、メールと合わせて、この端末の画面にも出します。出るのは件名だけです。"
      isOnPaper={false}
    >
      <Device senderKey={data.publicKey} told={data.devices} />
    </Section>
  );
}

type DeviceProps = { senderKey: string; told: readonly string[] };

function Device({ senderKey, told }: DeviceProps) {
  const { state, endpoint } = usePushDevice(told);
  const queryClient = useQueryClient();
  // What the browser was told is no answer of the server.
  const look = () => queryClient.invalidateQueries();
  const others = told.length - (state === 'on' ? 1 : 0);
  return (
    <>
      {state === 'home-screen' && <HomeScreenSteps />}
      {state === 'unable' && (
        <p>このブラウザーは、通知に対応していません。お知らせは、今までどおりメールで届きます。</p>
      )}
      {state === 'denied' && (
        <p>
          この端末では、スミワからの通知が「許可しない」になっています。受け取るときは、端末かブラウザーの設定で、スミワの通知を許可してから、このページを開き直してください。
        </p>
      )}
      {state === 'off' && <TurnOn senderKey={senderKey} onDone={look} />}
      {state === 'on' && endpoint !== null && <TurnOff endpoint={endpoint} onDone={look} />}
      {others > 0 && <Others count={others} hasThis={state === 'on'} />}
    </>
  );
}

function HomeScreenSteps() {
  return (
    <>
      <p>iPhoneやiPadでは、スミワをホーム画面に置くと、通知を受け取れます。</p>
      <ol className="mt-2 grid max-w-[44rem] list-decimal gap-2 pl-6">
        <li>Safariの共有ボタン（四角から上向きの矢印）を押します。</li>
        <li>「ホーム画面に追加」を選びます。</li>
        <li>ホーム画面のスミワを開いて、このページで通知を始めます。</li>
      </ol>
    </>
  );
}

type StepProps = { onDone: () => Promise<void> };

function TurnOn({ senderKey, onDone }: StepProps & { senderKey: string }) {
  const adding = useChange(addPushDevice);
  const [problem, setProblem] = useState('');
  const start = async () => {
    setProblem('');
    try {
      const device = await subscribeDevice(senderKey);
      if (!device) return await onDone();
      await adding.mutateAsync(device);
      toast({ title: 'この端末への通知を始めました', tone: 'good' });
      return await onDone();
    } catch {
      return setProblem('通知を始められませんでした。時間をおいて、もう一度お試しください。');
    }
  };
  return (
    <>
      <p>始めると、端末が「通知を許可しますか」とたずねます。「許可」を選んでください。</p>
      <Button
        variant="secondary"
        className="mt-3"
        disabled={adding.isPending}
        onClick={() => void start()}
      >
        この端末への通知を始める
      </Button>
      {problem !== '' && <FailureNote>{problem}</FailureNote>}
    </>
  );
}

function TurnOff({ endpoint, onDone }: StepProps & { endpoint: string }) {
  const ending = useChange(endPushDevice);
  const stop = async () => {
    await ending.mutateAsync({ endpoint });
    await unsubscribeDevice();
    toast({ title: 'この端末への通知をやめました', tone: 'good' });
    await onDone();
  };
  return (
    <>
      <p className="font-bold">この端末に通知しています。</p>
      <Button
        variant="secondary"
        className="mt-3"
        disabled={ending.isPending}
        onClick={() => void stop().catch(() => undefined)}
      >
        この端末への通知をやめる
      </Button>
      {ending.error && <FailureNote>{sentenceOf(ending.error)}</FailureNote>}
    </>
  );
}

function Others({ count, hasThis }: { count: number; hasThis: boolean }) {
  const ending = useChange(endPushDevices);
  return (
    <div className="mt-6">
      <p>
        {hasThis ? 'ほかに' : ''}
        {count}台の端末にも通知しています。なくした端末があるときは、すべてやめてください。
      </p>
      <Button
        variant="secondary"
        className="mt-3"
        disabled={ending.isPending}
        onClick={() =>
          ending.mutate(
            {},
            { onSuccess: () => toast({ title: 'すべての端末への通知をやめました', tone: 'good' }) },
          )
        }
      >
        すべての端末への通知をやめる
      </Button>
      {ending.error && <FailureNote>{sentenceOf(ending.error)}</FailureNote>}
    </div>
  );
}
