import { Lock, MessagesSquare, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { addOwnSynonym, deleteOwnSynonym, listOwnSynonyms } from '#contract/caretaker.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { WordsForm } from './words-form.tsx';

/** AI管理人の言い換え: what people of this association call a thing, beside what its documents call it. */
export function CaretakerWords() {
  const { data, error, refetch } = useAnswer(listOwnSynonyms, {});
  const mayTeach = useMay('synonym.write');
  if (error) {
    return (
      <>
        <FailureNote>言い換えを読み込めませんでした。{sentenceOf(error)}</FailureNote>
        <Button variant="secondary" onClick={() => void refetch()} className="mt-3">
          もう一度読み込む
        </Button>
      </>
    );
  }
  if (!data) return <p role="status">読み込んでいます。</p>;
  return mayTeach ? (
    <Editor synonyms={data.synonyms} />
  ) : (
    <>
      <WhoMayChange />
      <List synonyms={data.synonyms} />
    </>
  );
}

function WhoMayChange() {
  return (
    <p className="mb-4 flex items-start gap-2 rounded-lg bg-surface px-3 py-2">
      <Lock aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
      <span className="min-w-0">
        言い換えを登録できるのは、理事会の方です。
        {isDemonstration() && (
          <>
            デモでは、
            <TextLink href="#demo-role">立場を替えて</TextLink>
            試せます。
          </>
        )}
      </span>
    </p>
  );
}

type Synonym = { readonly id: string; readonly words: readonly string[] };

function Editor({ synonyms }: { synonyms: readonly Synonym[] }) {
  const refreshes = [listOwnSynonyms];
  const adding = useAction(addOwnSynonym, { refreshes });
  const deleting = useAction(deleteOwnSynonym, { refreshes });
  const [deleted, setDeleted] = useState<readonly string[]>();
  const isBusy = adding.isPending || deleting.isPending;

  async function add(words: readonly string[]): Promise<boolean> {
    try {
      await adding.mutateAsync({ words: [...words] });
    } catch {
      return false;
    }
    setDeleted(undefined);
    toast({
      title: '言い換えを登録しました',
      description: '次の質問から使われます。',
      tone: 'good',
    });
    return true;
  }

  async function remove({ id, words }: Synonym) {
    try {
      await deleting.mutateAsync({ synonymId: id });
      setDeleted(words);
    } catch (error) {
      toast({ title: '削除できませんでした', description: sentenceOf(error), tone: 'danger' });
    }
  }

  async function undo(words: readonly string[]) {
    try {
      await adding.mutateAsync({ words: [...words] });
      setDeleted(undefined);
    } catch (error) {
      adding.reset();
      toast({ title: '元に戻せませんでした', description: sentenceOf(error), tone: 'danger' });
    }
  }

  return (
    <>
      <DeletedNote words={deleted} isBusy={isBusy} onUndo={undo} />
      <List synonyms={synonyms} onDelete={(it) => void (!isBusy && remove(it))} />
      <WordsForm
        taken={synonyms.map(({ words }) => words)}
        isBusy={adding.isPending}
        error={adding.error}
        onAdd={add}
      />
    </>
  );
}

type ListProps = { synonyms: readonly Synonym[]; onDelete?: (synonym: Synonym) => void };

function List({ synonyms, onDelete }: ListProps) {
  if (synonyms.length === 0) {
    return (
      <EmptyState icon={MessagesSquare} title="登録した言い換えは、まだありません">
        AI管理人は、よく使われる言い換えをはじめから知っています。この管理組合だけの呼び方があるときに登録します。
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {synonyms.map((synonym) => (
        <li
          key={synonym.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
        >
          <p className="flex min-w-0 flex-[1_1_14rem] flex-wrap items-center gap-x-2 gap-y-1.5">
            {synonym.words.map((word, place) => (
              <span key={word} className="flex min-w-0 items-center gap-2">
                {place > 0 && (
                  <span className="text-muted">
                    <span aria-hidden="true">＝</span>
                    <span className="sr-only">は</span>
                  </span>
                )}
                <span className="rounded-md bg-sunken px-2.5 leading-8 [overflow-wrap:anywhere]">
                  {word}
                </span>
              </span>
            ))}
          </p>
          {onDelete && (
            <Button
              variant="quiet"
              aria-label={`「${synonym.words.join('」「')}」の言い換えを削除`}
              onClick={() => onDelete(synonym)}
              className="max-sm:-ml-4"
            >
              <Trash2 aria-hidden="true" className="size-5" />
              削除
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

type DeletedNoteProps = {
  words: readonly string[] | undefined;
  isBusy: boolean;
  onUndo: (words: readonly string[]) => void;
};

/** What was just deleted, and the way back. */
function DeletedNote({ words, isBusy, onUndo }: DeletedNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with its line.
    if (words) note.current?.focus({ preventScroll: true });
  }, [words]);
  return (
    <div role="status">
      {words && (
        <div
          ref={note}
          tabIndex={-1}
          className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border border-line-strong bg-surface py-2 pr-2 pl-4"
        >
          <p className="min-w-0">「{words.join('」「')}」の言い換えを削除しました。</p>
          <Button
            variant="secondary"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onUndo(words);
            }}
          >
            元に戻す
          </Button>
        </div>
      )}
    </div>
  );
}
