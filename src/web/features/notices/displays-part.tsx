import { type FormEvent, useState } from 'react';
import {
  addDisplay,
  endDisplay,
  getDisplays,
  type NoticeDisplay,
} from '#contract/notice-displays.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 玄関の画面: a device in the hall that shows what is for everybody. */
export function DisplaysPart() {
  const { displays } = useEndpoint(getDisplays, {});
  return (
    <Section
      heading="玄関の画面"
      description="エントランスなどに置いた画面に、全戸へのお知らせを出せます。お名前の入ったお知らせは出ません。"
      isOnPaper={false}
    >
      {displays.length > 0 && (
        <ul className="mb-4 max-w-[44rem] divide-y divide-line border-y border-line">
          {displays.map((display) => (
            <DisplayRow key={display.id} display={display} />
          ))}
        </ul>
      )}
      <NewDisplay />
    </Section>
  );
}

function DisplayRow({ display: { id, name, madeOn } }: { display: NoticeDisplay }) {
  const ending = useBooksAction(endDisplay);
  const [isAsking, setAsking] = useState(false);
  const end = () =>
    ending.mutate(
      { displayId: id },
      {
        onSuccess: () => toast({ title: `「${name}」を外しました`, tone: 'good' }),
        onError: (error) =>
          toast({ title: '外せませんでした', description: sentenceOf(error), tone: 'danger' }),
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <p>
        <strong>{name}</strong>
        <span className="ml-3 text-muted">{formatPlainDate(madeOn)}から</span>
      </p>
      <Button variant="quiet" aria-label={`外す（${name}）`} onClick={() => setAsking(true)}>
        外す
      </Button>
      <ConfirmDialog
        title={`「${name}」を外しますか`}
        confirmLabel="外す"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={end}
      >
        <p>その画面には、もうお知らせが出ません。使うときは、もう一度つないでください。</p>
      </ConfirmDialog>
    </li>
  );
}

function NewDisplay() {
  const adding = useBooksAction(addDisplay);
  const [name, setName] = useState('エントランス');
  const [made, setMade] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return;
    const { key } = await adding.mutateAsync({ id: crypto.randomUUID(), name });
    setMade(`${location.origin}/hyouji#${key}`);
  }

  return (
    <>
      <form
        noValidate
        aria-label="画面をつなぐ"
        className="flex max-w-[44rem] flex-wrap items-end gap-3"
        onSubmit={(event) => void submit(event).catch(() => undefined)}
      >
        <div className="min-w-0 flex-[1_1_14rem]">
          <TextField label="画面の名前" maxLength={30} value={name} onChange={setName} />
        </div>
        <Button type="submit" variant="secondary" disabled={adding.isPending}>
          画面をつなぐ
        </Button>
      </form>
      {adding.error && <FailureNote>{sentenceOf(adding.error)}</FailureNote>}
      {made !== null && (
        <div role="status" className="mt-4 max-w-[44rem] rounded-xl bg-surface p-4">
          <p className="font-bold">画面にする端末で、次のアドレスを開いてください。</p>
          <p className="my-2 break-all">{made}</p>
          <p className="text-muted">
            アドレスが出るのは、この1回だけです。ほかの方には教えないでください。
          </p>
          <TextLink href={made} target="_blank" className="inline-block py-2">
            この端末で開く
          </TextLink>
        </div>
      )}
    </>
  );
}
