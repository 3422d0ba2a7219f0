import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { takeDebitResult } from '#contract/debits.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { upload } from '#web/lib/upload.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';

const quietly = { onProgress: () => undefined, signal: new AbortController().signal };

/** 結果のファイル: says itself which month it is of. */
export function DebitResultFile() {
  const queryClient = useQueryClient();
  const id = useId();
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
      <span
        data-focus-frame
        className="has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus rounded-lg"
      >
        <input
          id={id}
          type="file"
          accept=".txt,.dat,text/plain"
          disabled={isBusy}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void take(file);
          }}
        />
        <label htmlFor={id} className={buttonClass({ variant: 'secondary' })}>
          <FileUp aria-hidden="true" className="size-5" />
          {isBusy ? '読み込んでいます' : '結果のファイルを選ぶ'}
        </label>
      </span>
      <span className="text-muted">引落日のあとに銀行から届くファイルです。</span>
      {fault !== '' && <FailureNote>{fault}</FailureNote>}
    </div>
  );
}
