import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { getOwnRecord } from '#contract/leaving.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { downloadFile } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 自分の記録: what is stored about the one who looks. */
export function OwnRecordSection() {
  const [state, setState] = useState<{ isBusy: boolean; fault?: string }>({ isBusy: false });
  async function take(): Promise<void> {
    setState({ isBusy: true });
    try {
      await downloadFile(getOwnRecord, {});
      setState({ isBusy: false });
      toast({ title: '自分の記録をダウンロードしました', tone: 'good' });
    } catch (error) {
      setState({ isBusy: false, fault: sentenceOf(error) });
    }
  }
  return (
    <Section
      id="own"
      isOnPaper={false}
      heading="自分の記録"
      description="あなたについて、この管理組合がスミワに持っている記録です。名簿、請求と入金、届け出、予約、AI管理人との会話などを、表にまとめて受け取れます。"
    >
      <Button disabled={state.isBusy} onClick={() => void take()}>
        <FileDown aria-hidden="true" className="size-5" />
        {state.isBusy ? '作っています' : '自分の記録を受け取る'}
      </Button>
      <p className="mt-3 max-w-[44rem] text-muted">
        ZIPという形のファイルです。開くと、Excelなどで見られる表が入っています。まちがいを見つけたら、理事会へお知らせください。
      </p>
      {state.fault && <FailureNote>{state.fault}</FailureNote>}
    </Section>
  );
}
