import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

/** A window in which one writes: before Escape or ✕ throws away what was typed, it asks. */
export function FormDialog({ open, onOpenChange, children, ...props }: DialogProps) {
  const hasChanges = useRef(false);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!open) hasChanges.current = false;
  }, [open]);
  return (
    <Dialog
      {...props}
      open={open}
      onOpenChange={(isWanted) => {
        if (isWanted || !hasChanges.current) onOpenChange(isWanted);
        else setAsked(true);
      }}
    >
      <div
        className="contents"
        onChange={() => {
          hasChanges.current = true;
        }}
      >
        {children}
      </div>
      <ConfirmDialog
        title="入力した内容を捨てますか"
        confirmLabel="捨てて閉じる"
        cancelLabel="入力に戻る"
        danger
        open={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => onOpenChange(false)}
      >
        この画面で入れた内容は、まだ保存していません。
      </ConfirmDialog>
    </Dialog>
  );
}
