import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { addOriginalPaper, type CertificateOfYear } from '#contract/settlement.ts';
import { getVoucher } from '#contract/voucher.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { upload } from '#web/lib/upload.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { acceptedVouchers, checkVoucherFile } from '#web/lib/vouchers/check-voucher-file.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VoucherPreview } from '#web/ui/vouchers/voucher-preview.tsx';

const quietly = { onProgress: () => undefined, signal: new AbortController().signal };

type PaperProps = { row: CertificateOfYear; fiscalYear: number; mayAdd: boolean };

/** 原本のファイル: put there by the auditor, read by everybody who compares. */
export function OriginalPaper({ row, fiscalYear, mayAdd }: PaperProps) {
  const { place, originalPaper } = row;
  const [isOpen, setOpen] = useState(false);
  const adding = useAddOriginal(row, fiscalYear);
  if (!originalPaper && !mayAdd) return null;
  return (
    <div className="mt-2 print:hidden">
      {originalPaper && (
        <p className="break-words text-muted">監事が加えた原本：{originalPaper.fileName}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {originalPaper && (
          <OpenButton place={place} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        )}
        {mayAdd && (
          <FileButton
            variant="quiet"
            accept={acceptedVouchers}
            disabled={adding.isBusy}
            onFiles={([file]) => file && void adding.add(file)}
          >
            <FileUp aria-hidden="true" className="size-5" />
            原本のファイルを{originalPaper ? '替える' : '加える'}
          </FileButton>
        )}
      </div>
      {adding.fault !== '' && <FailureNote>{adding.fault}</FailureNote>}
      {isOpen && originalPaper && <Shown voucherId={originalPaper.voucherId} />}
    </div>
  );
}

type OpenProps = { place: string; isOpen: boolean; onToggle: () => void };

function OpenButton({ place, isOpen, onToggle }: OpenProps) {
  return (
    <Button
      variant="secondary"
      aria-expanded={isOpen}
      aria-label={`${place}の${isOpen ? '原本を閉じる' : '原本を見る'}`}
      onClick={onToggle}
    >
      {isOpen ? '閉じる' : '原本を見る'}
    </Button>
  );
}

function useAddOriginal({ accountId }: CertificateOfYear, fiscalYear: number) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  async function add(chosen: File): Promise<void> {
    setBusy(true);
    setFault('');
    try {
      const checked = await checkVoucherFile(chosen);
      if (checked.fault !== undefined) {
        setFault(checked.fault);
        return;
      }
      const facts = { id: crypto.randomUUID(), year: String(fiscalYear), accountId };
      await upload(addOriginalPaper, facts, checked.file, quietly);
      await queryClient.invalidateQueries();
      toast({ title: '原本のファイルを加えました', tone: 'good' });
    } catch (error) {
      setFault(`追加できませんでした。${sentenceOf(error)}`);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, fault, add };
}

function Shown({ voucherId }: { voucherId: string }) {
  const { data, error } = useAnswer(getVoucher, { voucherId });
  if (error) return <FailureNote>{sentenceOf(error)}</FailureNote>;
  return data ? (
    <div className="mt-3 max-w-3xl">
      <VoucherPreview voucher={data.voucher} />
    </div>
  ) : (
    <output className="block text-muted">原本を開いています</output>
  );
}
