import { Camera, FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import type { Voucher } from '#contract/voucher.ts';
import { classNames } from '#web/lib/class-names.ts';
import { acceptedVouchers } from '#web/lib/vouchers/check-voucher-file.ts';
import { useAddVoucher } from '#web/lib/vouchers/use-add-voucher.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';

type VoucherDropProps = { label: string; onAdded: (voucher: Voucher) => void };

const frame =
  'relative flex min-h-14 items-center justify-center gap-2 rounded-xl border-2 border-dashed px-4 py-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:border-primary';

/** One file: chosen, dropped or photographed. */
export function VoucherDrop({ label, onAdded }: VoucherDropProps) {
  const id = useId();
  const adding = useAddVoucher();
  const [isOver, setOver] = useState(false);

  async function take(files: FileList | null): Promise<void> {
    const [file, ...others] = files ?? [];
    if (!file) return;
    if (others.length > 0) {
      adding.say('一度に追加できるのは1つです。1つずつ選んでください。');
      return;
    }
    const added = await adding.add(file);
    if (!added) return;
    if (added.isTwin)
      toast({
        title: '同じファイルが、前にも追加されています。二重に記帳しないよう、確かめてください。',
      });
    onAdded(added.voucher);
  }

  const { sending, fault } = adding;
  return (
    <div className="grid gap-2 print:hidden">
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <div
          onDragOver={(event: DragEvent) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event: DragEvent) => {
            event.preventDefault();
            setOver(false);
            void take(event.dataTransfer.files);
          }}
          className={classNames(
            frame,
            isOver ? 'border-primary bg-primary-soft' : 'border-line-strong bg-surface',
          )}
        >
          <FileUp aria-hidden="true" className="size-6 shrink-0 text-primary" />
          <label htmlFor={id} className="font-bold text-primary underline underline-offset-4">
            {label}
          </label>
          <FileInput id={id} describedBy={`${id}-kinds`} onFiles={(files) => void take(files)} />
        </div>
        <div className={classNames(frame, 'border-line-strong bg-surface sm:hidden')}>
          <Camera aria-hidden="true" className="size-6 shrink-0 text-primary" />
          <label
            htmlFor={`${id}-photo`}
            className="font-bold text-primary underline underline-offset-4"
          >
            写真に撮る
          </label>
          <FileInput
            id={`${id}-photo`}
            describedBy={`${id}-kinds`}
            isCamera
            onFiles={(files) => void take(files)}
          />
        </div>
      </div>
      <p id={`${id}-kinds`} className="text-muted">
        PDFか写真（JPEG、PNG）を、20MBまで追加できます。文字の入ったPDFからは、金額などを読み取ります。
      </p>
      {sending && (
        <output className="block font-bold">
          {sending.share < 1
            ? `「${sending.name}」を送っています（${Math.round(sending.share * 100)}％）`
            : `「${sending.name}」を読み取っています`}
        </output>
      )}
      {fault && <FailureNote>{fault}</FailureNote>}
    </div>
  );
}

type FileInputProps = {
  id: string;
  describedBy: string;
  isCamera?: boolean;
  onFiles: (files: FileList | null) => void;
};

function FileInput({ id, describedBy, isCamera = false, onFiles }: FileInputProps) {
  return (
    <input
      id={id}
      type="file"
      accept={isCamera ? 'image/*' : acceptedVouchers}
      {...(isCamera ? { capture: 'environment' as const } : {})}
      aria-describedby={describedBy}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
      onChange={({ target }) => {
        onFiles(target.files);
        // The same file again is a choice, too.
        target.value = '';
      }}
    />
  );
}
