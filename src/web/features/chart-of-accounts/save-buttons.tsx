import { sentenceOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';

type SaveButtonsProps = {
  saving: { readonly isPending: boolean; readonly error: Error | null };
  onClose: () => void;
};

/** The foot of a form in a window. */
export function SaveButtons({ saving: { isPending, error }, onClose }: SaveButtonsProps) {
  return (
    <>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          やめる
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? '保存しています' : '保存する'}
        </Button>
      </div>
    </>
  );
}
