import { ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type BoardAgendaItem,
  type BoardAgendaProposal,
  type BoardMeetingView,
  orderBoardItems,
  removeBoardItem,
  saveBoardItem,
} from '#contract/board-meetings.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ItemForm } from './item-form.tsx';

type ViewProps = { view: BoardMeetingView };

/** 議題: what is open comes by one press, the rest is written. */
export function AgendaPart({ view }: ViewProps) {
  const mayDraft = useMay('meeting.draft') && !view.isFixed;
  return (
    <>
      {mayDraft && view.proposals.length > 0 && <Proposals view={view} />}
      <Section
        heading={`議題（${view.items.length}件）`}
        description={
          view.sent
            ? '招集通知を出したあとに加えた議題は、議事録の確認で分かるようにします。'
            : undefined
        }
        action={mayDraft ? <AddButton view={view} /> : undefined}
      >
        {view.items.length === 0 ? (
          <p className="text-muted">
            議題はまだありません。上の「残っていること」から入れるか、自分で書いてください。
          </p>
        ) : (
          <ol className="grid gap-4">
            {view.items.map((item, place) => (
              <li key={item.id}>
                <ItemCard view={view} item={item} place={place} mayDraft={mayDraft} />
              </li>
            ))}
          </ol>
        )}
      </Section>
    </>
  );
}

function useTaking({ meeting, items }: BoardMeetingView) {
  const saving = useChange(saveBoardItem);
  const removing = useChange(removeBoardItem);
  async function take(proposals: readonly BoardAgendaProposal[]): Promise<void> {
    const taken: string[] = [];
    for (const { key, kind, title, body } of proposals) {
      const itemId = crypto.randomUUID();
      await saving.mutateAsync({
        meetingId: meeting.id,
        itemId,
        kind,
        title,
        body,
        sourceKey: key,
        documentIds: [],
      });
      taken.push(itemId);
    }
    toast({
      title: `議題を${taken.length}件入れました`,
      tone: 'good',
      undo: () => {
        for (const itemId of taken) removing.mutate({ meetingId: meeting.id, itemId });
      },
    });
  }
  return { take, saving, isFirst: items.length === 0 };
}

/** 残っていること: each with what it is, before it is put on the agenda. */
function Proposals({ view }: ViewProps) {
  const { take, saving } = useTaking(view);
  const isBusy = saving.isPending;
  return (
    <Section
      heading="残っていること"
      description="やることの一覧、届いた質問、届け出、承認待ちなどの記録から、議題の案にしました。"
      isOnPaper={false}
      action={
        <Button disabled={isBusy} onClick={() => void take(view.proposals).catch(() => undefined)}>
          <ListPlus aria-hidden="true" className="size-5" />
          まとめて議題に入れる（{view.proposals.length}件）
        </Button>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {view.proposals.map((proposal) => (
          <li
            key={proposal.key}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-[1_1_18rem]">
              <p className="font-bold">{proposal.title}</p>
              <p className="whitespace-pre-line text-muted">{proposal.body}</p>
            </div>
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => void take([proposal]).catch(() => undefined)}
            >
              議題に入れる
              <VisuallyHidden>（{proposal.title}）</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
    </Section>
  );
}

function AddButton({ view }: ViewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-5" />
        議題を書く
      </Button>
      <FormDialog title="議題を書く" open={isOpen} onOpenChange={setOpen}>
        <ItemForm meetingId={view.meeting.id} before={null} onDone={() => setOpen(false)} />
      </FormDialog>
    </>
  );
}

type ItemCardProps = {
  view: BoardMeetingView;
  item: BoardAgendaItem;
  place: number;
  mayDraft: boolean;
};

function ItemCard({ view, item, place, mayDraft }: ItemCardProps) {
  return (
    <article className="rounded-xl border border-line p-4 sm:px-6">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-bold">
        {item.label}　{item.title}
        {item.kind === 'report' && <Badge tone="neutral">報告</Badge>}
      </h3>
      {item.body !== '' && <p className="mt-1 whitespace-pre-line">{item.body}</p>}
      {item.papers.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-4">
          <span>資料：</span>
          {item.papers.map(({ id, title }) => (
            <TextLink key={id} href={`/document/${id}`}>
              {title}
            </TextLink>
          ))}
        </p>
      )}
      {mayDraft && <ItemActions view={view} item={item} place={place} />}
    </article>
  );
}

function ItemActions({ view, item, place }: Omit<ItemCardProps, 'mayDraft'>) {
  const { meeting, items } = view;
  const [isOpen, setOpen] = useState(false);
  const saving = useChange(saveBoardItem);
  const removing = useChange(removeBoardItem);
  const ordering = useChange(orderBoardItems);
  const name = <VisuallyHidden>（{item.title}）</VisuallyHidden>;
  const isBusy = removing.isPending || ordering.isPending;
  function move(to: number): void {
    const ids = items.map(({ id }) => id).filter((id) => id !== item.id);
    ids.splice(to, 0, item.id);
    ordering.mutate({ meetingId: meeting.id, itemIds: ids });
  }
  function remove(): void {
    const { id, kind, title, body, sourceKey, papers } = item;
    const documentIds = papers.map((it) => it.id);
    const back = { meetingId: meeting.id, itemId: id, kind, title, body, sourceKey, documentIds };
    const order = { meetingId: meeting.id, itemIds: items.map((it) => it.id) };
    const undo = async () => {
      await saving.mutateAsync(back);
      await ordering.mutateAsync(order);
    };
    removing.mutate(
      { meetingId: meeting.id, itemId: id },
      {
        onSuccess: () =>
          toast({
            title: '議題を消しました',
            tone: 'good',
            undo: () => void undo().catch(() => undefined),
          }),
      },
    );
  }
  const error = removing.error ?? ordering.error;
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        直す{name}
      </Button>
      <Button variant="secondary" disabled={isBusy || place === 0} onClick={() => move(place - 1)}>
        上へ{name}
      </Button>
      <Button
        variant="secondary"
        disabled={isBusy || place === items.length - 1}
        onClick={() => move(place + 1)}
      >
        下へ{name}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={remove}>
        消す{name}
      </Button>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <FormDialog title="議題を直す" open={isOpen} onOpenChange={setOpen}>
        <ItemForm meetingId={meeting.id} before={item} onDone={() => setOpen(false)} />
      </FormDialog>
    </div>
  );
}
