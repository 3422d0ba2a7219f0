import { useState } from 'react';
import { type PaperMeaning, type PaperReading, saveCompanyPaper } from '#contract/company-paper.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooks } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { NameMeanings } from './name-meanings.tsx';

type Said = { column: number | null; meanings: PaperMeaning[] };

type PaperPreviewProps = {
  month: string;
  paper: Said & { table: string[][] };
  reading: PaperReading;
  isBusy: boolean;
  /** Another column or another meaning: everything is compared again. */
  onSay: (said: Said) => void;
  onBack: () => void;
  onDone: () => void;
};

/** What a paper says beside the books. Nothing has been kept yet. */
export function PaperPreview(props: PaperPreviewProps) {
  const { month, paper, reading, isBusy, onSay, onBack } = props;
  const { columns, column, lineCount, asked, comparison } = reading;
  const { meanings } = paper;
  if (columns.length === 0) {
    return (
      <>
        <FailureNote>
          金額のある行が見つかりませんでした。科目と金額の入った表を貼り付けてください。
        </FailureNote>
        <Back onBack={onBack} />
      </>
    );
  }
  return (
    <div role="group" aria-label="月報の内容" className="mt-4 grid gap-6">
      {(column === null || columns.length > 1) && (
        <div className="max-w-96">
          <SelectField
            label="当月の金額の列"
            placeholder={column === null ? '選んでください' : undefined}
            options={columns.map(({ place, heading, exampleYen }, index) => ({
              value: String(place),
              label: `${heading || `${index + 1}つ目の金額`}（はじめは${formatYen(exampleYen)}）`,
            }))}
            value={column === null ? '' : String(column)}
            onChange={(value) => onSay({ column: Number(value), meanings })}
          />
        </div>
      )}
      {lineCount > 0 && (
        <>
          <NameMeanings
            asked={asked}
            onSay={(said) => onSay({ column, meanings: withMeaning(meanings, said) })}
          />
          <div aria-busy={isBusy}>
            <ComparisonView month={month} comparison={comparison} />
          </div>
          <SaveForm {...props} />
        </>
      )}
      {lineCount === 0 && <Back onBack={onBack} />}
    </div>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  return (
    <p className="mt-3">
      <Button variant="secondary" onClick={onBack}>
        表に戻る
      </Button>
    </p>
  );
}

function withMeaning(meanings: readonly PaperMeaning[], said: PaperMeaning): PaperMeaning[] {
  const isOther = (it: PaperMeaning) => it.section !== said.section || it.name !== said.name;
  return [...meanings.filter(isOther), said];
}

function SaveForm({ month, paper, reading, isBusy, onBack, onDone }: PaperPreviewProps) {
  const { today } = useBooks();
  const [receivedOn, setReceivedOn] = useState<string>(today);
  const saving = useBooksAction(saveCompanyPaper);
  async function save(): Promise<void> {
    await saving.mutateAsync({ month, ...paper, column: reading.column, receivedOn });
    toast({ title: '月報を登録しました', tone: 'good' });
    onDone();
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save().catch(() => undefined);
      }}
    >
      <div className="max-w-56">
        <TextField
          label="月報が届いた日"
          type="date"
          value={receivedOn}
          max={today}
          onChange={setReceivedOn}
        />
      </div>
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={saving.isPending || isBusy}>
          {saving.isPending ? '登録しています' : 'この月報を登録する'}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          表に戻る
        </Button>
      </div>
    </form>
  );
}
