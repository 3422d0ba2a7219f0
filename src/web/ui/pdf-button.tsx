import { FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod/mini';
import type { FileEndpoint, ObjectSchema } from '#contract/endpoint.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { downloadFile } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

type PdfButtonProps<Input extends ObjectSchema> = {
  endpoint: FileEndpoint<Input>;
  input: z.input<Input>;
  label: ReactNode;
};

/** Hands a PDF over, and says so; making one takes a moment. */
export function PdfButton<Input extends ObjectSchema>({
  endpoint,
  input,
  label,
}: PdfButtonProps<Input>) {
  const [isBusy, setBusy] = useState(false);
  async function open(): Promise<void> {
    setBusy(true);
    try {
      await downloadFile(endpoint, input);
      toast({ title: 'PDFをダウンロードしました', tone: 'good' });
    } catch (error) {
      toast({ title: 'PDFを作れませんでした', description: sentenceOf(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="secondary" disabled={isBusy} onClick={() => void open()}>
      <FileDown aria-hidden="true" className="size-5" />
      {isBusy ? '作っています' : label}
    </Button>
  );
}
