import { getSlipScan } from '#contract/slip-scans.ts';
import type { VoteHead } from '#contract/votes.ts';
import { formatDate } from '#domain/calendar.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { PaperView } from '#web/ui/vouchers/paper-view.tsx';
import { useAddScan } from './use-add-scan.ts';

type SlipScanProps = {
  meetingId: string;
  head: VoteHead;
  /** The scan that is looked at; empty where there is none. */
  scanId: string;
  onChoose: (scanId: string) => void;
};

/** 用紙の写し, beside what is read on it: the same for the first and for the second who reads. */
export function SlipScan({ meetingId, head, scanId, onChoose }: SlipScanProps) {
  const { add, isBusy, problem } = useAddScan(meetingId);
  const addTo = async (file: File | undefined) => {
    const id = file && (await add(head.id, file));
    if (id) onChoose(id);
  };
  const scan = head.scans.find(({ id }) => id === scanId);
  return (
    <section aria-label={`${head.dwellings}の用紙の写し`} className="min-w-0 xl:order-2">
      {head.scans.length > 1 && (
        <div className="mb-3">
          <SelectField
            label="見る写し"
            options={head.scans.map(({ id, fileName, addedAt }) => ({
              value: id,
              label: `${addedWords(addedAt)}の${fileName}`,
            }))}
            value={scanId}
            onChange={onChoose}
          />
        </div>
      )}
      {scan ? (
        <PaperView
          address={requestOf(getSlipScan, { scanId: scan.id }).url}
          kind="用紙の写し"
          name={scan.fileName}
          mediaType={scan.mediaType}
        />
      ) : (
        <p className="mb-2 text-muted">
          用紙をスキャンするか写真に撮って付けると、2人目も同じ写しを見て入れられます。
        </p>
      )}
      <div className="mt-2 print:hidden">
        <FileButton
          variant="secondary"
          accept="image/jpeg,image/png,application/pdf"
          disabled={isBusy}
          onFiles={([file]) => void addTo(file)}
        >
          {isBusy ? '送っています' : scan ? 'ほかの写しを加える' : '用紙の写しを付ける'}
        </FileButton>
      </div>
      {problem !== undefined && <FailureNote>{problem}</FailureNote>}
    </section>
  );
}

function addedWords(addedAt: number): string {
  const { day, time } = clockInJapan(new Date(addedAt));
  return `${formatDate(day)} ${time}`;
}
