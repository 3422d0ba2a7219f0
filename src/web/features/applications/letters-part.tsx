import { useState } from 'react';
import {
  type ApplicationLetter,
  getApplicationLetters,
  getLettersPdf,
  noteLettersHanded,
} from '#contract/application-letters.ts';
import { allForms } from '#domain/applications/all-forms.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 紙で渡す書面: printed at once, and noted when they were handed over. */
export function LettersPart() {
  const { letters } = useEndpoint(getApplicationLetters, {});
  const handing = useChange(noteLettersHanded);
  const [isAsking, setAsking] = useState(false);
  const hand = (letterIds: string[]) =>
    handing.mutate(
      { letterIds },
      { onSuccess: () => toast({ title: '渡したことを記録しました', tone: 'good' }) },
    );
  if (letters.length === 0) return null;
  return (
    <Section
      heading={`紙で渡す書面（${letters.length}件）`}
      description="メールが届かない方への返事です。印刷すると、配って歩く順に出ます。"
    >
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        <PdfButton endpoint={getLettersPdf} input={{}} label="まとめて印刷（PDF）" />
        <Button variant="secondary" disabled={handing.isPending} onClick={() => setAsking(true)}>
          全部を渡した
        </Button>
      </div>
      {handing.error && <FailureNote>{sentenceOf(handing.error)}</FailureNote>}
      <ul aria-label="紙で渡す書面" className="divide-y divide-line border-y border-line">
        {letters.map((letter) => (
          <LetterRow
            key={letter.id}
            letter={letter}
            isBusy={handing.isPending}
            onHand={() => hand([letter.id])}
          />
        ))}
      </ul>
      <ConfirmDialog
        title={`${letters.length}件を「渡しました」にしますか`}
        confirmLabel="渡したと記録する"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => hand(letters.map(({ id }) => id))}
      >
        <p>手渡すか、郵便受けに入れたあとに押してください。記録は取り消せません。</p>
      </ConfirmDialog>
    </Section>
  );
}

type LetterRowProps = { letter: ApplicationLetter; isBusy: boolean; onHand: () => void };

function LetterRow({ letter, isBusy, onHand }: LetterRowProps) {
  const { dwelling, applicant, form, number, kind, state } = letter;
  const { title } = allForms[form];
  return (
    <li className="flex break-inside-avoid flex-wrap items-center justify-between gap-x-4 py-1.5">
      <p className="flex min-w-0 flex-[1_1_16rem] flex-wrap gap-x-4">
        <strong className="whitespace-nowrap tabular-nums">{dwelling}号室</strong>
        <span>{applicant}さん</span>
        <span className="text-muted">
          {`${title}（${number}）${kind === 'lapsed' ? 'の期限切れ' : ''}`}
        </span>
        {state === 'unreached' && <span className="text-muted">メールが届きませんでした</span>}
      </p>
      <Button
        variant="quiet"
        className="ml-auto print:hidden"
        disabled={isBusy}
        aria-label={`渡しました（${dwelling}号室 ${applicant} ${title}）`}
        onClick={onHand}
      >
        渡しました
      </Button>
    </li>
  );
}
