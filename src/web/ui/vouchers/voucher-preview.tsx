import { Download } from 'lucide-react';
import { getVoucherFile, type Voucher } from '#contract/voucher.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { downloadFile } from '#web/lib/download.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { PdfView } from './pdf-view.tsx';

/** The paper itself, as it was added. */
export function VoucherPreview({ voucher }: { voucher: Voucher }) {
  const { id: voucherId, file, places } = voucher;
  const address = requestOf(getVoucherFile, { voucherId }).url;
  const save = () =>
    downloadFile(getVoucherFile, { voucherId, as: 'download' }).catch((error: unknown) =>
      toast({ title: `保存できませんでした。${sentenceOf(error)}`, tone: 'danger' }),
    );
  return (
    <figure className="min-w-0">
      <div
        // One scrolls in it with the keyboard, too.
        tabIndex={0}
        role="group"
        aria-label={`証憑「${file.name}」`}
        className="max-h-[45vh] xl:max-h-[70vh] overflow-y-auto rounded-lg border border-line bg-surface p-2 print:max-h-none"
      >
        {file.mediaType === 'application/pdf' ? (
          <PdfView key={address} address={address} name={file.name} places={places} />
        ) : (
          <img src={address} alt={`証憑の写真「${file.name}」`} className="w-full bg-white" />
        )}
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 print:hidden">
        <TextLink href={address} target="_blank" className="inline-flex min-h-11 items-center">
          原本を開く
        </TextLink>
        <Button variant="quiet" onClick={() => void save()}>
          <Download aria-hidden="true" className="size-5" />
          保存する
        </Button>
      </figcaption>
    </figure>
  );
}
