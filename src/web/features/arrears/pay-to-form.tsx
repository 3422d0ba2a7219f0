import { type FormEvent, useState } from 'react';
import { savePayTo } from '#contract/arrears.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Where the letters and an owner's page ask to pay to. */
export function PayToForm({ payTo }: { payTo: string }) {
  const saving = useBooksAction(savePayTo);
  const [words, setWords] = useState(payTo);
  function submit(event: FormEvent): void {
    event.preventDefault();
    saving.mutate(
      { payTo: words },
      { onSuccess: () => toast({ title: '振込先を保存しました', tone: 'good' }) },
    );
  }
  return (
    <Section
      id="pay-to"
      heading="文書に書く振込先"
      description="督促の文書と、区分所有者の「わたしの請求」に出ます。"
      isOnPaper={false}
    >
      <form noValidate className="grid max-w-xl gap-4" onSubmit={submit}>
        <TextField
          label="銀行・支店・種目・口座番号・名義"
          maxLength={80}
          value={words}
          onChange={setWords}
        />
        {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
        <div>
          <Button
            type="submit"
            variant="secondary"
            disabled={saving.isPending || words.trim() === payTo}
          >
            振込先を保存する
          </Button>
        </div>
      </form>
    </Section>
  );
}
