import { FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod/mini';
import type { getActivityCsv } from '#contract/activity.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { downloadFile } from '#web/lib/download.ts';
import { printPage } from '#web/lib/print-page.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

type ActivityToolsProps = {
  endpoint: typeof getActivityCsv;
  input: z.input<typeof getActivityCsv.input>;
};

/** The whole log as it is asked for, for a spreadsheet; what is on the screen, on paper. */
export function ActivityTools({ endpoint, input }: ActivityToolsProps) {
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      await downloadFile(endpoint, input);
      toast({ title: 'CSVをダウンロードしました', tone: 'good' });
    } catch (error) {
      toast({ title: '書き出せませんでした', description: sentenceOf(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button variant="secondary" disabled={isBusy} onClick={() => void save()}>
        <FileText aria-hidden="true" className="size-5" />
        {isBusy ? '用意しています' : 'CSVで保存'}
      </Button>
      <Button variant="secondary" onClick={() => void printPage()}>
        <Printer aria-hidden="true" className="size-5" />
        印刷
      </Button>
    </>
  );
}
