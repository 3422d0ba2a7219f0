import { Pencil, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { saveFund } from '#contract/opening.ts';
import { sentenceOf } from '#web/lib/api.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

type Fund = Books['funds'][number];
const newFund: Fund = { id: '', code: '', name: '', isPassThrough: false };

/** 会計区分: renamed, and added where an association keeps more of them. */
export function FundList({ books, mayBook }: { books: Books; mayBook: boolean }) {
  const [edited, setEdited] = useState<Fund | null>(null);
  return (
    <Section
      id="funds"
      heading="会計区分"
      description="お金を分けて管理する単位です。駐車場や町会費などを、別の会計にできます。"
      action={
        mayBook && (
          <Button variant="secondary" onClick={() => setEdited(newFund)}>
            <Plus aria-hidden="true" className="size-5" />
            会計を加える
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {books.funds.map((fund) => (
          <li key={fund.id} className="flex min-h-12 items-center gap-3 py-1">
            <span className="min-w-0 flex-1">
              {fund.name} {fund.isPassThrough && <Badge>預かって渡すお金</Badge>}
            </span>
            {mayBook && (
              <Button
                variant="quiet"
                size="icon"
                aria-label={`${fund.name}の名前を直す`}
                onClick={() => setEdited(fund)}
              >
                <Pencil aria-hidden="true" className="size-5" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        title={edited?.id ? '会計の名前を直す' : '会計を加える'}
        open={edited !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setEdited(null);
        }}
      >
        {edited && <FundForm fund={edited} onClose={() => setEdited(null)} />}
      </Dialog>
    </Section>
  );
}

function FundForm({ fund, onClose }: { fund: Fund; onClose: () => void }) {
  const saving = useBooksAction(saveFund);
  const [newId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(fund.name);
  const [isPassThrough, setPassThrough] = useState(fund.isPassThrough);
  const [isTried, setTried] = useState(false);
  const fault = name.trim() === '' ? '会計の名前を入れてください。' : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault) return;
    await saving.mutateAsync({ fundId: fund.id || newId, name: name.trim(), isPassThrough });
    toast({ title: `「${name.trim()}」を保存しました`, tone: 'good' });
    onClose();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="grid gap-5"
    >
      <Field label="名前" hint="例：駐車場会計" required error={isTried ? fault : undefined}>
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
      {fund.id === '' && (
        <Switch
          label="預かって渡すだけのお金"
          description="町会費のように、集めてそのまま渡すお金です。管理組合の収入には入れません。"
          checked={isPassThrough}
          onCheckedChange={setPassThrough}
        />
      )}
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          やめる
        </Button>
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? '保存しています' : '保存する'}
        </Button>
      </div>
    </form>
  );
}
