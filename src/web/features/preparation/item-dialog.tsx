import { useState } from 'react';
import { type Agenda, type DraftItem, saveAgendaItem, type WrittenItem } from '#contract/agenda.ts';
import { itemFaults } from '#domain/meetings/agenda/item-faults.ts';
import { kindOf } from '#domain/meetings/agenda/kind-of.ts';
import { allTopics, type Topic, topicNames } from '#domain/meetings/agenda/topics.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { SecretTermsField } from '#web/ui/secret-terms-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { DemandNote } from './demand-note.tsx';

export type EditedItem = DraftItem | 'new' | undefined;

type ItemDialogProps = {
  agenda: Agenda;
  meetingId: string;
  edited: EditedItem;
  onClose: () => void;
};

export function ItemDialog(props: ItemDialogProps) {
  const { edited, onClose } = props;
  return (
    <FormDialog
      title={edited === 'new' || !edited ? '議案を書く' : `${edited.label}を直す`}
      isWide
      open={edited !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {edited !== undefined && <ItemForm {...props} />}
    </FormDialog>
  );
}

const empty: WrittenItem = {
  topic: 'other',
  answers: {},
  title: '',
  gist: '',
  reason: '',
  secret: null,
  sourceKey: '',
  place: null,
};

/** The topic, its questions, and the words that are put to the vote; what is missing is said, and may wait. */
function ItemForm({ agenda, meetingId, edited, onClose }: ItemDialogProps) {
  const saving = useChange(saveAgendaItem);
  const [first] = useState(() => firstOf(edited));
  const [draft, setDraft] = useState<WrittenItem>(first.item);
  const change = (part: Partial<WrittenItem>) => setDraft({ ...draft, ...part });
  const faults = itemFaults(draft);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(
          { meetingId, itemId: first.id, ...draft },
          {
            onSuccess: () => {
              toast({ title: '議案を保存しました', tone: 'good' });
              onClose();
            },
          },
        );
      }}
    >
      <SelectField
        label="何についての議案ですか"
        options={allTopics.map((value) => ({ value, label: topicNames[value] }))}
        value={draft.topic}
        onChange={(value) => change({ topic: allTopics.find((it) => it === value) ?? 'other' })}
      />
      <KindFields agenda={agenda} draft={draft} onAnswers={(answers) => change({ answers })} />
      <TextField
        label="件名"
        value={draft.title}
        maxLength={120}
        required
        onChange={(title) => change({ title })}
      />
      <Field
        label="議案の要領"
        required
        hint="決める内容そのものを書きます。招集通知に載り、賛成か反対かはこれで決めます。"
      >
        {(control) => (
          <TextArea
            {...control}
            value={draft.gist}
            maxLength={4_000}
            onChange={({ target }) => change({ gist: target.value })}
          />
        )}
      </Field>
      <Field label="提案の理由" hint="なぜ決めるのか、ほかにどんな案を比べたかを書きます。">
        {(control) => (
          <TextArea
            {...control}
            value={draft.reason}
            maxLength={4_000}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
      </Field>
      <SecretTermsField
        value={draft.secret ?? null}
        onChange={(terms) =>
          change({ secret: terms && { ...terms, candidates: [...terms.candidates] } })
        }
      />
      <Faults faults={faults} />
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          キャンセル
        </Button>
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? '保存しています' : '下書きを保存'}
        </Button>
      </div>
    </form>
  );
}

function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <div role="status" className="rounded-lg bg-surface px-4 py-3">
      {faults.length === 0 ? (
        <p className="font-bold text-good">このまま送れます。</p>
      ) : (
        <>
          <p className="font-bold">送る前に、次のことが要ります。下書きは今でも保存できます。</p>
          <ul className="list-disc pl-6">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function firstOf(edited: EditedItem): { readonly id: string; readonly item: WrittenItem } {
  if (edited === undefined || edited === 'new') return { id: crypto.randomUUID(), item: empty };
  const { id, topic, answers, title, gist, reason, secret, sourceKey } = edited;
  return { id, item: { topic, answers, title, gist, reason, secret, sourceKey, place: null } };
}

type KindFieldsProps = {
  agenda: Agenda;
  draft: { readonly topic: Topic; readonly answers: WrittenItem['answers'] };
  onAnswers: (answers: WrittenItem['answers']) => void;
};

/** 決議の種類: asked, never chosen. */
function KindFields({ agenda, draft: { topic, answers }, onAnswers }: KindFieldsProps) {
  const { questions, found } = kindOf(topic, answers);
  const demand = agenda.demands.find(({ kind }) => kind === found?.kind);
  return (
    <>
      {questions.map(({ id, ask, hint, options }) => (
        <PillChoice
          key={id}
          label={ask}
          hint={hint}
          name={id}
          options={options}
          value={answers[id] ?? ''}
          onChange={(value) => onAnswers({ ...answers, [id]: value })}
        />
      ))}
      {demand && found && <DemandNote demand={demand} why={found.why} />}
    </>
  );
}
