import { Download } from 'lucide-react';
import { getVoucherFile, type Voucher } from '#contract/voucher.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { downloadFile } from '#web/lib/download.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { PaperView } from './paper-view.tsx';

/** The paper itself, as it was added. */
export function VoucherPreview({ voucher }: { voucher: Voucher }) {
  const { id: voucherId, file, places } = voucher;
  const address = requestOf(getVoucherFile, { voucherId }).url;
  const save = () =>
    downloadFile(getVoucherFile, { voucherId, as: 'download' }).catch((error: unknown) =>
      toast({ title: `保存できませんでした。${sentenceOf(error)}`, tone: 'danger' }),
    );
  return (
    <PaperView
      address={address}
      kind="証憑"
      name={file.name}
      mediaType={file.mediaType}
      places={places}
    >
      <Button variant="quiet" onClick={() => void save()}>
        <Download aria-hidden="true" className="size-5" />
        保存する
      </Button>
    </PaperView>
  );
}
