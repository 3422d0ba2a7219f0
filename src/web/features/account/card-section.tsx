import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  endProofCard,
  getProofCard,
  type ProofCard,
  printProofCard,
} from '#contract/proof-card.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { downloadFile } from '#web/lib/download.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { dayOf } from './day-of.ts';

/** 役員カード: printed, printed anew, taken back. */
export function CardSection() {
  const { data } = useAnswer(getProofCard, {}, { isAlwaysNew: true });
  if (!data || (!data.isOffered && data.card === null)) return null;
  return (
    <Section
      heading="役員カード"
      description="支払いや名簿など、大切な操作の前のご本人の確認が、紙のカードの番号でもできます。メールを開かなくてすみます。10回分の番号が入っています。"
      isOnPaper={false}
    >
      <Card {...data} />
    </Section>
  );
}

function Card({ isOffered, card }: ProofCard) {
  const [isAsked, setAsked] = useState(false);
  const printing = usePrinting();
  const print = () => (card ? setAsked(true) : void printing.print());
  return (
    <>
      {card && <p className="mb-4">{stateWords(card)}</p>}
      <div className="flex flex-wrap items-start gap-3">
        {isOffered && (
          <Button
            variant={card ? 'secondary' : 'primary'}
            disabled={printing.isBusy}
            onClick={print}
          >
            {printing.isBusy ? '作っています…' : card ? '印刷し直す' : '役員カードを印刷する'}
          </Button>
        )}
        {card && <End />}
      </div>
      {printing.fault !== '' && <FailureNote>{printing.fault}</FailureNote>}
      <ConfirmDialog
        title="役員カードを印刷し直しますか"
        confirmLabel="印刷し直す"
        open={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => void printing.print()}
      >
        <p>新しい10個の番号のカードを作ります。前に印刷したカードは、使えなくなります。</p>
      </ConfirmDialog>
    </>
  );
}

function stateWords({ madeAt, next, left }: NonNullable<ProofCard['card']>): string {
  const printed = `${dayOf(madeAt)}に印刷しました。`;
  return left > 0
    ? `${printed}あと${left}回使えます。次は${next}番の番号です。`
    : `${printed}番号は、すべて使いました。印刷し直してください。`;
}

function usePrinting() {
  const [state, setState] = useState({ isBusy: false, fault: '' });
  const queries = useQueryClient();
  async function print(): Promise<void> {
    setState({ isBusy: true, fault: '' });
    try {
      await downloadFile(printProofCard, {});
      setState({ isBusy: false, fault: '' });
      toast({
        title: '役員カードを作りました',
        description: 'ダウンロードしたPDFを印刷し、画面の控えは消してください。',
        tone: 'good',
      });
    } catch (error) {
      setState({ isBusy: false, fault: sentenceOf(error) });
    }
    await queries.invalidateQueries({ queryKey: [requestOf(getProofCard, {}).url] });
  }
  return { ...state, print };
}

function End() {
  const [isAsked, setAsked] = useState(false);
  const ending = useAction(endProofCard, { refreshes: [getProofCard] });
  return (
    <div>
      <Button variant="secondary" disabled={ending.isPending} onClick={() => setAsked(true)}>
        このカードを使えなくする
      </Button>
      {ending.error && <FailureNote>{sentenceOf(ending.error)}</FailureNote>}
      <ConfirmDialog
        title="このカードを使えなくしますか"
        confirmLabel="使えなくする"
        danger
        open={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => ending.mutate({})}
      >
        <p>
          カードの番号は、どれも使えなくなります。メールの番号では、これまでどおり確かめられます。
        </p>
      </ConfirmDialog>
    </div>
  );
}
