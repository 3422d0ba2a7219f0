import { useState } from 'react';
import { type BoardAgendaItem, saveBoardItem } from '#contract/board-meetings.ts';
import { listDocuments } from '#contract/documents.ts';
import type { BoardItemKind } from '#domain/board-meetings/board-record.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type Paper = BoardAgendaItem['papers'][number];
type ItemFormProps = { meetingId: string; before: BoardAgendaItem | null; onDone: () => void };

const kinds = [
  { value: 'decision', label: '決めること' },
  { value: 'report', label: '報告を聞くこと' },
] as const;

const unwritten = { kind: 'decision', title: '', body: '', papers: [], sourceKey: '' } as const;

/** One item of the agenda, with the papers of the library that belong to it. */
export function ItemForm({ meetingId, before, onDone }: ItemFormProps) {
  const [{ id: itemId, sourceKey, ...first }] = useState(
    () => before ?? { ...unwritten, id: crypto.randomUUID() },
  );
  const [kind, setKind] = useState<BoardItemKind>(first.kind);
  const [title, setTitle] = useState(first.title);
  const [body, setBody] = useState(first.body);
  const [papers, setPapers] = useState<readonly Paper[]>(first.papers);
  const { mutate, isPending, error } = useChange(saveBoardItem);
  const documentIds = papers.map(({ id }) => id);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const item = { meetingId, itemId, kind, title, body, sourceKey, documentIds };
        mutate(item, { onSuccess: onDone });
      }}
    >
      <PillChoice
        label="どちらですか"
        name="item-kind"
        options={kinds}
        value={kind}
        onChange={setKind}
      />
      <TextField label="件名" value={title} maxLength={120} required onChange={setTitle} />
      <Field label="内容" hint="招集通知に載ります。何を決めるか、額や相手も書きます。">
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={4_000}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        )}
      </Field>
      <Papers papers={papers} onChange={setPapers} />
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          キャンセル
        </Button>
        <Button type="submit" disabled={isPending || title.trim() === ''}>
          {isPending ? '保存しています' : '議題を保存'}
        </Button>
      </div>
    </form>
  );
}

type PapersProps = { papers: readonly Paper[]; onChange: (papers: readonly Paper[]) => void };

function Papers({ papers, onChange }: PapersProps) {
  const { documents } = useEndpoint(listDocuments, {});
  const rest = documents.filter(({ id }) => !papers.some((it) => it.id === id));
  function add(id: string): void {
    const found = rest.find((it) => it.id === id);
    if (found) onChange([...papers, { id, title: found.title }]);
  }
  return (
    <div className="grid gap-2">
      {papers.length > 0 && (
        <ul aria-label="付けた資料" className="grid gap-2">
          {papers.map(({ id, title }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 flex-1">{title}</span>
              <Button
                variant="secondary"
                onClick={() => onChange(papers.filter((it) => it.id !== id))}
              >
                外す<VisuallyHidden>（{title}）</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {papers.length < 20 && (
        <SelectField
          label="資料を付ける"
          hint="「文書」にあるものから選びます。"
          placeholder="選んでください"
          options={rest.map(({ id, title }) => ({ value: id, label: title }))}
          value=""
          onChange={add}
        />
      )}
    </div>
  );
}
