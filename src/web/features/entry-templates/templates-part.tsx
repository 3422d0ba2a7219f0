import { NotebookPen, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { getEntry, type LedgerEntry } from '#contract/ledger.ts';
import {
  deleteTemplate,
  type EntryTemplate,
  listTemplates,
  saveTemplate,
  type TemplateContent,
} from '#contract/repeats.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

/** ひな形: chosen, renamed, deleted. */
export function TemplatesPart() {
  const { templates } = useEndpoint(listTemplates, {});
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState<EntryTemplate | null>(null);
  const [deleted, setDeleted] = useState<EntryTemplate | null>(null);
  const from = params.get('from');
  const close = () => {
    setEdited(null);
    setParams((before) => {
      before.delete('from');
      return before;
    });
  };
  return (
    <section aria-label="ひな形">
      <p className="mb-5 max-w-[44rem] text-muted">
        よく使う入力を、名前を付けて残したものです。選ぶと、途中まで入った形で始められます。
      </p>
      {templates.length === 0 ? (
        <EmptyState icon={NotebookPen} title="ひな形はまだありません">
          入力の途中や、記帳したあとに「ひな形にする」を押すと、ここに残ります。
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {templates.map((template) => (
            <li key={template.id} className="flex min-h-14 items-center gap-3 py-1">
              <span className="min-w-0 flex-1">
                <TextLink
                  href={addressOf(template)}
                  className="inline-flex min-h-11 items-center font-bold"
                >
                  {template.name}
                </TextLink>
                <span className="block text-muted">{template.content.summary}</span>
              </span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`${template.name}の名前を直す`}
                onClick={() => setEdited(template)}
              >
                <Pencil aria-hidden="true" className="size-5" />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`${template.name}を消す`}
                onClick={() => setDeleted(template)}
              >
                <Trash2 aria-hidden="true" className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        title={edited ? 'ひな形の名前を直す' : 'ひな形にする'}
        open={edited !== null || from !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
      >
        {edited && <NameForm template={edited} onClose={close} />}
        {from && <OfEntry entryId={from} onClose={close} />}
      </Dialog>
      <DeleteQuestion template={deleted} onClose={() => setDeleted(null)} />
    </section>
  );
}

function addressOf({ id, content }: EntryTemplate): string {
  const way = content.kind === 'journal' ? 'journal' : content.way;
  return accountingAddress('entry', { way, template: id });
}

type OfEntryProps = { entryId: string; onClose: () => void };

function OfEntry({ entryId, onClose }: OfEntryProps) {
  const { data, error } = useAnswer(getEntry, { entryId });
  const [id] = useState(() => crypto.randomUUID());
  if (error) return <FailureNote>{sentenceOf(error)}</FailureNote>;
  if (!data) return <output>仕訳を読み込んでいます</output>;
  const { entry } = data;
  const template = { id, name: entry.summary.slice(0, 40), content: contentOf(entry) };
  return <NameForm template={template} onClose={onClose} />;
}

function contentOf({ summary, postings }: LedgerEntry): TemplateContent {
  const written = (yen: number) => (yen > 0 ? yen.toLocaleString('ja-JP') : '');
  return {
    kind: 'journal',
    summary: summary.slice(0, 120),
    counterpartyId: postings.find(({ counterpartyId }) => counterpartyId)?.counterpartyId ?? '',
    lines: postings.map(({ fundId, accountId, amountYen }) => ({
      fundId,
      accountId,
      debit: written(amountYen),
      credit: written(-amountYen),
    })),
  };
}

type NameFormProps = { template: EntryTemplate; onClose: () => void };

function NameForm({ template, onClose }: NameFormProps) {
  const saving = useBooksAction(saveTemplate);
  const [name, setName] = useState(template.name);
  const [isTried, setTried] = useState(false);
  const fault = name.trim() === '' ? '名前を入れてください。' : undefined;
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault) return;
    const { id: templateId, content } = template;
    await saving.mutateAsync({ templateId, name: name.trim(), content });
    toast({ title: `ひな形「${name.trim()}」を保存しました`, tone: 'good' });
    onClose();
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="grid gap-5"
    >
      <Field label="ひな形の名前" required error={isTried ? fault : undefined}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          閉じる
        </Button>
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? '保存しています' : '保存する'}
        </Button>
      </div>
    </form>
  );
}

type DeleteQuestionProps = { template: EntryTemplate | null; onClose: () => void };

function DeleteQuestion({ template, onClose }: DeleteQuestionProps) {
  const deleting = useBooksAction(deleteTemplate);
  const confirm = async () => {
    if (!template) return;
    await deleting.mutateAsync({ templateId: template.id });
    toast({ title: `ひな形「${template.name}」を消しました`, tone: 'good' });
  };
  return (
    <>
      <ConfirmDialog
        title={`ひな形「${template?.name ?? ''}」を消しますか`}
        confirmLabel="消す"
        danger
        open={template !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        onConfirm={() => void confirm().catch(() => undefined)}
      >
        このひな形から記帳した分は、帳簿に残ります。
      </ConfirmDialog>
      {deleting.error && <FailureNote>{sentenceOf(deleting.error)}</FailureNote>}
    </>
  );
}
