import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addVoucher, type Voucher } from '#contract/voucher.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { upload } from '#web/lib/upload.ts';
import { checkVoucherFile } from './check-voucher-file.ts';

type Sending = { readonly name: string; readonly share: number };
type Added = { readonly voucher: Voucher; readonly isTwin: boolean };

/** Sends one file after it was looked at. What went wrong is a sentence; a second try has the same id. */
export function useAddVoucher() {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [fault, setFault] = useState('');
  const [kept, setKept] = useState<{ file: File; id: string } | null>(null);

  async function add(chosen: File): Promise<Added | undefined> {
    setFault('');
    setSending({ name: chosen.name, share: 0 });
    try {
      const checked = await checkVoucherFile(chosen);
      if (checked.fault !== undefined) {
        setFault(checked.fault);
        return undefined;
      }
      const id = kept?.file === chosen ? kept.id : crypto.randomUUID();
      setKept({ file: chosen, id });
      const watch = {
        onProgress: (share: number) => setSending({ name: chosen.name, share }),
        signal: new AbortController().signal,
      };
      const added = await upload(addVoucher, { id }, checked.file, watch);
      await queryClient.invalidateQueries();
      return added;
    } catch (error) {
      setFault(`追加できませんでした。${sentenceOf(error)}`);
      return undefined;
    } finally {
      setSending(null);
    }
  }

  return { add, sending, fault, say: setFault };
}
