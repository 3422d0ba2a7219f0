import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addSlipScan } from '#contract/slip-scans.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { upload } from '#web/lib/upload.ts';

/** Puts a scan to an owner; answers its id, or nothing where it did not arrive. */
export function useAddScan(meetingId: string) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const queryClient = useQueryClient();

  async function add(headId: string, file: File): Promise<string | undefined> {
    setBusy(true);
    setProblem(undefined);
    try {
      const id = crypto.randomUUID();
      const watch = { onProgress: () => undefined, signal: new AbortController().signal };
      await upload(addSlipScan, { meetingId, id, headId }, file, watch);
      await queryClient.invalidateQueries();
      return id;
    } catch (error) {
      setProblem(sentenceOf(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { add, isBusy, problem };
}
