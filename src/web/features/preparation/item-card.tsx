import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import {
  type Demand,
  type DraftItem,
  orderAgenda,
  removeAgendaItem,
  saveAgendaItem,
} from '#contract/agenda.ts';
import type { ShownEnclosure } from '#contract/enclosures.ts';
import { topicNames } from '#domain/meetings/agenda/topics.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import { DemandNote } from './demand-note.tsx';
import { ItemEnclosures } from './item-enclosures.tsx';

type ItemCardProps = {
  meetingId: string;
  items: readonly DraftItem[];
  place: number;
  item: DraftItem;
  demand: Demand | undefined;
  enclosures: readonly ShownEnclosure[];
  onEdit: (() => void) | undefined;
};

/** One item as it would be sent, with what it takes and what it still lacks. */
export function ItemCard(props: ItemCardProps) {
  const { meetingId, items, place, item, demand, enclosures, onEdit } = props;
  const ofEnclosures = enclosures.flatMap((it) => (it.itemId === item.id ? it.faults : []));
  const faults = [...item.faults, ...ofEnclosures];
  return (
    <article
      aria-label={`${item.label} ${item.title}`}
      className="break-inside-avoid rounded-xl border border-line p-4 sm:p-5"
    >
      <h3 className="text-lg leading-snug font-bold">
        <span className="mr-3 text-muted">{item.label}</span>
        {item.title || '（件名がありません）'}
      </h3>
      <p className="mt-1 flex flex-wrap gap-2">
        <Badge>{topicNames[item.topic]}</Badge>
        {item.secret && <Badge tone="primary">無記名投票</Badge>}
        {faults.length > 0 ? (
          <Badge tone="danger">まだ送れません</Badge>
        ) : (
          <Badge tone="good">送れます</Badge>
        )}
      </p>
      {faults.map((fault) => (
        <p key={fault} className="mt-1 font-bold text-danger">
          {fault}
        </p>
      ))}
      {item.gist && (
        <>
          <h4 className="mt-3 font-bold">議案の要領</h4>
          <p className="whitespace-pre-line">{item.gist}</p>
        </>
      )}
      {item.reason && (
        <>
          <h4 className="mt-3 font-bold">提案の理由</h4>
          <p className="whitespace-pre-line">{item.reason}</p>
        </>
      )}
      {item.secret && item.secret.candidates.length > 0 && (
        <p className="mt-3">
          候補者は、{item.secret.candidates.join('、')}。{item.secret.seats}名を選びます。
        </p>
      )}
      {demand && (
        <div className="mt-3">
          <DemandNote demand={demand} why={item.why} />
        </div>
      )}
      <ItemEnclosures
        meetingId={meetingId}
        item={item}
        enclosures={enclosures}
        mayEdit={onEdit !== undefined}
      />
      {onEdit && (
        <Tools meetingId={meetingId} items={items} place={place} item={item} onEdit={onEdit} />
      )}
    </article>
  );
}

type ToolsProps = Omit<ItemCardProps, 'demand' | 'enclosures' | 'onEdit'> & { onEdit: () => void };

function Tools({ meetingId, items, place, item, onEdit }: ToolsProps) {
  const ordering = useChange(orderAgenda);
  const removing = useChange(removeAgendaItem);
  const saving = useChange(saveAgendaItem);
  const isBusy = ordering.isPending || removing.isPending;
  const error = ordering.error ?? removing.error ?? saving.error;
  const { id: itemId, label, topic, answers, title, gist, reason, secret, sourceKey } = item;

  function move(step: 1 | -1): void {
    const ids = items.map(({ id }) => id).toSpliced(place, 1);
    ordering.mutate({ meetingId, itemIds: ids.toSpliced(place + step, 0, itemId) });
  }
  async function remove(): Promise<void> {
    await removing.mutateAsync({ meetingId, itemId });
    const before = { topic, answers, title, gist, reason, secret, sourceKey, place };
    toast({
      title: `${label}を消しました`,
      undo: () => saving.mutate({ meetingId, itemId, ...before }),
    });
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" aria-label={`${label}を直す`} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-5" />
        直す
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`${label}を前へ`}
        disabled={place === 0 || isBusy}
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`${label}を後ろへ`}
        disabled={place === items.length - 1 || isBusy}
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`${label}を消す`}
        disabled={isBusy}
        onClick={() => void remove().catch(() => undefined)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
    </div>
  );
}
