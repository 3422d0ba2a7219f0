import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { takeDebitResult } from '#contract/debits.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { upload } from '#web/lib/upload.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { toast } from '#web/ui/toast.tsx';

const quietly = { onProgress: () => undefined, signal: new AbortController().signal };

/** 結果のファイル: says itself which month it is of. */
export function DebitResultFile() {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  async function take(file: File): Promise<void> {
    setBusy(true);
    setFault('');
    try {
      const { isNew } = await upload(takeDebitResult, {}, file, quietly);
      await queryClient.invalidateQueries();
      toast({
        title: isNew ? '結果を読み込み、入金を記帳しました' : 'この結果は、もう読み込んであります',
        tone: 'good',
      });
    } catch (error) {
      setFault(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2" aria-busy={isBusy}>
      <FileButton
        variant="secondary"
        accept=".txt,.dat,text/plain"
        disabled={isBusy}
        onFiles={([file]) => file && void take(file)}
      >
        <FileUp aria-hidden="true" className="size-5" />
        {isBusy ? '読み込んでいます' : '結果のファイルを選ぶ'}
      </FileButton>
      <span className="text-muted">引落日のあとに銀行から届くファイルです。</span>
      {fault !== '' && <FailureNote>{fault}</FailureNote>}
    </div>
  );
}
