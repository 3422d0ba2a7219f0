import { useState } from 'react';
import {
  type Delivery,
  getDeliveries,
  getRestPdf,
  type Notice,
  noteHanded,
} from '#contract/notices.ts';
import { audienceWords } from '#domain/notices/audience.ts';
import { stateNames, wayNames } from '#domain/notices/reach.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { DemoNote } from './demo-note.tsx';
import { writingAddress } from './use-notices-view.ts';

/** 届いたかどうか: how many have it, and first of all who does not. */
export function ReachPart({ notice }: { notice: Notice }) {
  const { deliveries } = useEndpoint(getDeliveries, { noticeId: notice.id });
  const unreached = deliveries.filter(({ state }) => state === 'unreached');
  const others = deliveries.filter(({ state }) => state !== 'unreached');
  return (
    <Section
      heading="届いたかどうか"
      description={
        notice.corrects
          ? `「${notice.corrects.title}」が届いた方へ送りました。`
          : `${audienceWords(notice.audience)}へ送りました。`
      }
      action={
        <ButtonLink variant="secondary" href={writingAddress({ corrects: notice.id })}>
          訂正のお知らせを書く
        </ButtonLink>
      }
    >
      <DemoNote />
      <Counts deliveries={deliveries} />
      {unreached.length > 0 ? (
        <Rest noticeId={notice.id} rest={unreached} />
      ) : (
        <NothingLeft deliveries={deliveries} />
      )}
      {others.length > 0 && (
        <details className="mt-6">
          <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
            ほかの方の一覧を見る（{others.length}件）
          </summary>
          <DataTable
            caption="届いた方と届け方"
            columns={columns}
            rows={others}
            rowKey={({ id }) => id}
          />
        </details>
      )}
    </Section>
  );
}

const countNames = {
  read: '読みました',
  sent: 'まだ開いていません',
  handed: '紙で届けました',
  waiting: '送信待ち',
  unreached: 'まだ届いていません',
} as const satisfies Record<Delivery['state'], string>;
const shownStates = ['read', 'sent', 'handed', 'waiting', 'unreached'] as const;

function Counts({ deliveries }: { deliveries: readonly Delivery[] }) {
  const counts = shownStates
    .map((state) => ({ state, count: deliveries.filter((it) => it.state === state).length }))
    .filter(({ state, count }) => count > 0 || state === 'read');
  return (
    <dl className="mb-6 grid max-w-[48rem] grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {counts.map(({ state, count }) => (
        <div
          key={state}
          className="flex flex-col justify-between rounded-xl border border-line px-4 py-3"
        >
          <dt className="text-muted">{countNames[state]}</dt>
          <dd className="text-2xl font-bold tabular-nums">{count}件</dd>
        </div>
      ))}
    </dl>
  );
}

const columns: readonly Column<Delivery>[] = [
  { id: 'number', header: '住戸', cell: ({ number }) => `${number}号室`, isRowHeader: true },
  { id: 'name', header: 'お名前', cell: ({ name }) => name || '（名簿に名前がありません）' },
  { id: 'state', header: '今', cell: stateWords },
];

function wayWords({ way, isPosted }: Delivery): string {
  if (way === 'mail') return `${wayNames.mail}が届きませんでした`;
  return isPosted ? '郵便' : '紙（郵便受け）';
}

function NothingLeft({ deliveries }: { deliveries: readonly Delivery[] }) {
  return deliveries.some(({ state }) => state === 'waiting') ? (
    <p>メールを順に送っています。届かなかった方がいれば、ここに出ます。</p>
  ) : (
    <p className="font-bold text-good">全員に届けました。</p>
  );
}

function stateWords({ state, isLined, isPushed }: Delivery): string {
  if (state !== 'sent' || !(isLined || isPushed)) return stateNames[state];
  const also = [isLined ? 'LINE' : '', isPushed ? '端末の通知' : ''].filter((it) => it !== '');
  return `${stateNames[state]}。${also.join('と')}でも送信ずみ`;
}

type RestProps = { noticeId: string; rest: readonly Delivery[] };

/** The rest is printed at once, and noted when it has been carried round. */
function Rest({ noticeId, rest }: RestProps) {
  const { hand, isPending } = useHanding(noticeId);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <h3 className="text-lg font-bold">まだ届いていない方（{rest.length}件）</h3>
      <p className="mt-1 max-w-[44rem] text-muted print:hidden">
        印刷すると、あて名を入れた紙が、配って歩く順に出ます。同じ住戸の方は1枚にまとまります。
      </p>
      <div className="my-4 flex flex-wrap gap-3 print:hidden">
        <PdfButton endpoint={getRestPdf} input={{ noticeId }} label="届いていない方の分を印刷" />
        <Button variant="secondary" disabled={isPending} onClick={() => setAsking(true)}>
          全部を紙で届けた
        </Button>
      </div>
      <ul aria-label="まだ届いていない方" className="divide-y divide-line border-y border-line">
        {rest.map((delivery) => (
          <RestRow
            key={delivery.id}
            delivery={delivery}
            isBusy={isPending}
            onHand={() => hand([delivery.id])}
          />
        ))}
      </ul>
      <ConfirmDialog
        title={`${rest.length}件を「紙で届けました」にしますか`}
        confirmLabel="届けたと記録する"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => hand(rest.map(({ id }) => id))}
      >
        <p>郵便受けに入れるか、郵便で出したあとに押してください。記録は取り消せません。</p>
      </ConfirmDialog>
    </>
  );
}

type RestRowProps = { delivery: Delivery; isBusy: boolean; onHand: () => void };

function RestRow({ delivery, isBusy, onHand }: RestRowProps) {
  const { number, name } = delivery;
  return (
    <li className="flex break-inside-avoid flex-wrap items-center justify-between gap-x-4 py-1.5">
      <p className="flex min-w-0 flex-[1_1_16rem] flex-wrap gap-x-4">
        <strong className="tabular-nums">{number}号室</strong>
        <span>{name || '（名簿に名前がありません）'}</span>
        <span className="text-muted">{wayWords(delivery)}</span>
      </p>
      <Button
        variant="quiet"
        className="ml-auto print:hidden"
        disabled={isBusy}
        aria-label={`届けました（${number}号室 ${name}）`}
        onClick={onHand}
      >
        届けました
      </Button>
    </li>
  );
}

function useHanding(noticeId: string) {
  const { mutate, isPending } = useBooksAction(noteHanded);
  return {
    isPending,
    hand: (deliveryIds: string[]) =>
      mutate(
        { noticeId, deliveryIds },
        {
          onSuccess: () => toast({ title: '届けたことを記録しました', tone: 'good' }),
          onError: (error) =>
            toast({
              title: '記録できませんでした',
              description: sentenceOf(error),
              tone: 'danger',
            }),
        },
      ),
  };
}
