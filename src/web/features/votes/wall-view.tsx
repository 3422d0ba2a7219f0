import { ChevronLeft, ChevronRight, Maximize, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { VoteBox, VoteItem, VoteMeeting } from '#contract/votes.ts';
import { classNames } from '#web/lib/class-names.ts';
import { tones } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { isSecretItem } from './secret-items.ts';
import { type Axis, axisNames, fateOf, neededWords, type Tally, units } from './tally-words.ts';
import { WallSecret } from './wall-secret.tsx';

type WallViewProps = { meeting: VoteMeeting; box: VoteBox };

/** 議場の画面: one item for the wall of the hall, in figures alone; no name is shown. */
export function WallView({ meeting, box }: WallViewProps) {
  const [, setParams] = useSearchParams();
  const { place, step, onKeyDown } = usePlace(box.items);
  const item = box.items[place];
  return (
    <Dialog.Root open onOpenChange={() => setParams({ meeting: meeting.id, view: 'items' })}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-page text-[max(20px,1.8vw)] leading-normal"
        >
          <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b-2 border-line px-[4vw] py-[1.5vh]">
            <p className="min-w-0 flex-[1_1_12rem] font-bold">{meeting.title}</p>
            <Controls place={place} count={box.items.length} step={step} />
          </header>
          <div className="flex flex-1 flex-col justify-center gap-[3vh] px-[4vw] py-[2vh]">
            {item && <WallItem box={box} item={item} />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
};

/** Begins with the item that is being voted on; keys and the presenter in the chair's hand turn the page. */
function usePlace(items: readonly VoteItem[]) {
  const last = items.length - 1;
  const [place, setPlace] = useState(() => {
    const open = items.findIndex(({ closedAt }) => closedAt === null);
    return open < 0 ? last : open;
  });
  const step = (by: number) => setPlace((it) => Math.min(last, Math.max(0, it + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return { place, step, onKeyDown };
}

type ControlsProps = { place: number; count: number; step: (by: number) => void };

function Controls({ place, count, step }: ControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="icon"
        aria-label="前の議案"
        disabled={place === 0}
        onClick={() => step(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <span className="tabular-nums">
        {place + 1}／{count}
      </span>
      <Button
        variant="secondary"
        size="icon"
        aria-label="次の議案"
        disabled={place === count - 1}
        onClick={() => step(1)}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
      <Button
        variant="secondary"
        size="icon"
        aria-label="画面いっぱいに広げる"
        onClick={() => void document.documentElement.requestFullscreen?.()}
      >
        <Maximize aria-hidden="true" />
      </Button>
      <Dialog.Close asChild>
        <Button variant="secondary" size="icon" aria-label="議場の画面を閉じる">
          <X aria-hidden="true" />
        </Button>
      </Dialog.Close>
    </div>
  );
}

function WallItem({ box, item }: { box: VoteBox; item: VoteItem }) {
  const { label, title, kindName, rule } = item;
  return (
    <>
      <div>
        <p className="text-muted">
          {label}　{kindName}
          {item.secret && '　無記名投票'}
        </p>
        <Dialog.Title className="text-[max(28px,3.4vw)] leading-tight font-bold">
          {title}
        </Dialog.Title>
        <p className="mt-[1vh]">{rule.pass}の賛成で可決</p>
      </div>
      <Shown box={box} item={item} />
    </>
  );
}

function Shown({ box, item }: { box: VoteBox; item: VoteItem }) {
  if (item.tally) return <Count item={item} tally={item.tally} />;
  return isSecretItem(item) && box.beganAt !== null ? (
    <WallSecret item={item} />
  ) : (
    <Waiting box={box} />
  );
}

/** Before the opening nobody sees how an item stands. */
function Waiting({ box: { eligible, answered } }: { box: VoteBox }) {
  return (
    <div>
      <p className="text-[max(32px,4.4vw)] leading-tight font-bold">開会をお待ちください</p>
      <p className="mt-[2vh]">
        全員{eligible.heads}名・{eligible.votes}個のうち、{answered.heads}名・{answered.votes}
        個から、前もって回答が届いています。
      </p>
    </div>
  );
}

function Count({ item, tally }: { item: VoteItem; tally: Tally }) {
  const { words, tone } = fateOf(item, tally);
  const needed = neededWords(item, tally);
  const axes: readonly Axis[] = item.rule.axes.includes('land')
    ? ['heads', 'votes', 'land']
    : ['heads', 'votes'];
  return (
    <>
      <div role="status" className="flex flex-wrap items-center gap-x-[3vw] gap-y-2">
        <p
          className={classNames(
            'rounded-2xl px-[2vw] py-[1vh] text-[max(32px,4.8vw)] leading-tight font-bold',
            tones[tone],
          )}
        >
          {words}
        </p>
        {needed !== '' && <p className="text-[max(22px,2.4vw)] font-bold">{needed}</p>}
      </div>
      {axes.map((axis) => (
        <AxisFigures key={axis} axis={axis} item={item} tally={tally} />
      ))}
    </>
  );
}

type AxisFiguresProps = { axis: Axis; item: VoteItem; tally: Tally };

function AxisFigures({ axis, item, tally: { counted, needed } }: AxisFiguresProps) {
  const isCounted = item.rule.axes.includes(axis);
  const quorum = needed.present[axis];
  const figures = [
    { name: '全員', value: counted.eligible[axis] },
    {
      name: quorum === undefined ? '出席' : `出席（成立は${quorum}${units[axis]}から）`,
      value: counted.present[axis],
    },
    { name: '賛成', value: counted.yes[axis] },
    { name: '可決に必要な賛成', value: needed.yes[axis] },
  ];
  return (
    <section aria-label={axisNames[axis]} className="border-t-2 border-line pt-[1.5vh]">
      <h3 className="font-bold">
        {axisNames[axis]}
        {!isCounted && <span className="ml-3 font-normal text-muted">参考</span>}
      </h3>
      <dl className="grid grid-cols-2 gap-x-[2vw] gap-y-2 tabular-nums lg:grid-cols-4">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="text-[max(36px,5vw)] leading-tight font-bold">
              {value === undefined ? '−' : `${value}${units[axis]}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
