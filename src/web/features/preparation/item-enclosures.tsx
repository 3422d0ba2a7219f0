import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { DraftItem } from '#contract/agenda.ts';
import {
  addEnclosureFile,
  getEnclosureFile,
  removeEnclosure,
  type ShownEnclosure,
  saveEnclosure,
} from '#contract/enclosures.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { upload } from '#web/lib/upload.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ComparisonDialog } from './comparison-dialog.tsx';

type EnclosuresProps = {
  meetingId: string;
  item: DraftItem;
  enclosures: readonly ShownEnclosure[];
  mayEdit: boolean;
};

/** 資料: what is bound into the 議案書 behind the items. */
export function ItemEnclosures(props: EnclosuresProps) {
  const { meetingId, item, enclosures, mayEdit } = props;
  const own = enclosures.filter(({ itemId }) => itemId === item.id);
  const [compared, setCompared] = useState<ShownEnclosure | 'new'>();
  if (own.length === 0 && !mayEdit) return null;
  return (
    <>
      {own.length > 0 && (
        <>
          <h4 className="mt-3 font-bold">議案書に綴じる資料</h4>
          <ul className="divide-y divide-line border-y border-line">
            {own.map((enclosure) => (
              <Line
                key={enclosure.id}
                meetingId={meetingId}
                enclosure={enclosure}
                mayEdit={mayEdit}
                onCompare={() => setCompared(enclosure)}
              />
            ))}
          </ul>
        </>
      )}
      {mayEdit && <Adding {...props} onCompare={() => setCompared('new')} />}
      <ComparisonDialog
        meetingId={meetingId}
        itemId={item.id}
        compared={compared}
        onClose={() => setCompared(undefined)}
      />
    </>
  );
}

type LineProps = {
  meetingId: string;
  enclosure: ShownEnclosure;
  mayEdit: boolean;
  onCompare: () => void;
};

function Line({ meetingId, enclosure, mayEdit, onCompare }: LineProps) {
  const { id: enclosureId, kind, title, pageCount, changes } = enclosure;
  const removing = useChange(removeEnclosure);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-[1_1_12rem]">
        <span className="font-bold">{title}</span>
        <span className="ml-3 whitespace-nowrap text-muted">
          {kind === 'file' && `${pageCount}ページ`}
          {kind === 'comparison' && `${changes.length}か条`}
          {kind === 'settlement' && '会計の「決算」の最新の版'}
        </span>
      </span>
      <span className="flex flex-wrap gap-2 print:hidden">
        {kind === 'file' && (
          <PdfButton
            endpoint={getEnclosureFile}
            input={{ enclosureId }}
            label={
              <>
                <VisuallyHidden>{title}の</VisuallyHidden>PDFを見る
              </>
            }
          />
        )}
        {kind === 'comparison' && mayEdit && (
          <Button variant="secondary" onClick={onCompare}>
            表を直す
          </Button>
        )}
        {mayEdit && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={`資料「${title}」を外す`}
            disabled={removing.isPending}
            onClick={() => setOpen(true)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </span>
      {removing.error && <FailureNote>{sentenceOf(removing.error)}</FailureNote>}
      <ConfirmDialog
        title={`資料「${title}」を外しますか`}
        confirmLabel="外す"
        danger
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => removing.mutate({ meetingId, enclosureId })}
      >
        議案書に綴じなくなります。また綴じるときは、もう一度加えてください。
      </ConfirmDialog>
    </li>
  );
}

function Adding({
  meetingId,
  item,
  enclosures,
  onCompare,
}: EnclosuresProps & { onCompare: () => void }) {
  const saving = useChange(saveEnclosure);
  const { send, isSending, failure } = useSending(meetingId, item.id);
  const { topic, label } = item;
  const hasSettlement = enclosures.some(({ kind }) => kind === 'settlement');
  const hasComparison = enclosures.some(
    ({ kind, itemId }) => kind === 'comparison' && itemId === item.id,
  );
  const isOfBylaws = topic === 'bylaw' || topic === 'fee' || topic === 'usage';
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      {topic === 'settlement' && !hasSettlement && (
        <Button
          variant="secondary"
          disabled={saving.isPending}
          onClick={() =>
            saving.mutate({
              meetingId,
              enclosureId: crypto.randomUUID(),
              itemId: item.id,
              kind: 'settlement',
              title: '決算書',
              changes: [],
            })
          }
        >
          決算書を綴じる
        </Button>
      )}
      {isOfBylaws && !hasComparison && (
        <Button variant="secondary" onClick={onCompare}>
          新旧対照表を作る
        </Button>
      )}
      <FileButton
        variant="secondary"
        accept="application/pdf"
        disabled={isSending}
        onFiles={([file]) => file && void send(file)}
      >
        {isSending ? '確かめています' : `${label}にPDFを加える`}
      </FileButton>
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      {failure !== '' && <FailureNote>{failure}</FailureNote>}
    </div>
  );
}

/** The file's own name is the title: it stands in the notice, and says what it is. */
const titleOf = ({ name }: File): string =>
  name
    .replace(/\.pdf$/i, '')
    .trim()
    .slice(0, 60) || '資料';

function useSending(meetingId: string, itemId: string) {
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  async function send(file: File): Promise<void> {
    setSending(true);
    setFailure('');
    try {
      const watch = { onProgress: () => undefined, signal: new AbortController().signal };
      const title = titleOf(file);
      await upload(
        addEnclosureFile,
        { meetingId, itemId, id: crypto.randomUUID(), title },
        file,
        watch,
      );
      toast({ title: `「${title}」を資料に加えました`, tone: 'good' });
      await queryClient.invalidateQueries();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setSending(false);
    }
  }
  return { send, isSending, failure };
}
