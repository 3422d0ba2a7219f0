import { ListPlus, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { type Agenda, type DraftItem, getAgenda, saveAgendaItem } from '#contract/agenda.ts';
import { topicNames } from '#domain/meetings/agenda/topics.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ItemCard } from './item-card.tsx';
import { type EditedItem, ItemDialog } from './item-dialog.tsx';

type AgendaPartProps = { meetingId: string };

/** 議案: what stands on the agenda, and what the records say should. */
export function AgendaPart({ meetingId }: AgendaPartProps) {
  const agenda = useEndpoint(getAgenda, { meetingId });
  const mayDraft = useMay('meeting.draft') && !agenda.isFixed;
  const [edited, setEdited] = useState<EditedItem>();
  return (
    <>
      <Section
        heading="議案"
        description={stateWords(agenda)}
        action={
          <div className="flex flex-wrap gap-3">
            {mayDraft && (
              <Button variant="secondary" onClick={() => setEdited('new')}>
                <Plus aria-hidden="true" className="size-5" />
                議案を自由に書く
              </Button>
            )}
            {agenda.items.length > 0 && (
              <Button variant="secondary" onClick={() => void printPage()}>
                <Printer aria-hidden="true" className="size-5" />
                議案を印刷
              </Button>
            )}
          </div>
        }
      >
        <Items agenda={agenda} meetingId={meetingId} mayDraft={mayDraft} onEdit={setEdited} />
      </Section>
      {mayDraft && <Proposals agenda={agenda} meetingId={meetingId} />}
      <ItemDialog
        agenda={agenda}
        meetingId={meetingId}
        edited={edited}
        onClose={() => setEdited(undefined)}
      />
    </>
  );
}

function stateWords({ items, enclosures }: Agenda): string {
  const held = new Set(enclosures.flatMap((it) => (it.faults.length > 0 ? [it.itemId] : [])));
  const unready = items.filter(({ id, faults }) => faults.length > 0 || held.has(id)).length;
  if (items.length === 0) return '';
  return unready > 0
    ? `${items.length}件のうち、まだ送れない議案が${unready}件あります。赤い文を見て直してください。`
    : `${items.length}件とも、送れるようになっています。`;
}

type ItemsProps = AgendaPartProps & {
  agenda: Agenda;
  mayDraft: boolean;
  onEdit: (item: DraftItem) => void;
};

function Items({ agenda, meetingId, mayDraft, onEdit }: ItemsProps) {
  const { items, proposals, demands, enclosures } = agenda;
  if (items.length === 0) {
    return (
      <EmptyState icon={ListPlus} title="議案がまだありません">
        {mayDraft && proposals.length > 0
          ? '下の候補から選ぶと、下書きができます。'
          : '理事会で議案が決まると、ここに並びます。'}
      </EmptyState>
    );
  }
  return (
    <ol className="grid gap-4">
      {items.map((item, place) => (
        <li key={item.id}>
          <ItemCard
            meetingId={meetingId}
            items={items}
            place={place}
            item={item}
            enclosures={enclosures}
            demand={demands.find(({ kind }) => kind === item.kind)}
            onEdit={mayDraft ? () => onEdit(item) : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

/** One press makes an item of a fact. */
function Proposals({ agenda: { proposals }, meetingId }: AgendaPartProps & { agenda: Agenda }) {
  const adding = useChange(saveAgendaItem);
  if (proposals.length === 0) return null;
  function add({ key: sourceKey, topic, title, gist, reason }: (typeof proposals)[number]): void {
    const item = { topic, answers: {}, title, gist, reason, sourceKey, place: null };
    adding.mutate(
      { meetingId, itemId: crypto.randomUUID(), ...item },
      { onSuccess: () => toast({ title: `「${title}」を議案に入れました`, tone: 'good' }) },
    );
  }
  return (
    <Section
      heading="議案の候補"
      description="会計、契約、役員の任期、お知らせから見つけたものです。"
      isOnPaper={false}
    >
      {adding.error && <FailureNote>{sentenceOf(adding.error)}</FailureNote>}
      <ul className="divide-y divide-line border-y border-line">
        {proposals.map((proposal) => (
          <li
            key={proposal.key}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-[1_1_16rem]">
              <p className="font-bold">{proposal.title}</p>
              <p className="flex flex-wrap items-center gap-x-2 text-muted">
                <Badge>{topicNames[proposal.topic]}</Badge>
                {proposal.from}
              </p>
            </div>
            <Button
              variant="secondary"
              aria-label={`「${proposal.title}」を議案に入れる`}
              disabled={adding.isPending}
              onClick={() => add(proposal)}
            >
              議案に入れる
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
