import { Undo2 } from 'lucide-react';
import { Button } from './button.tsx';

type UndoButtonProps = { isBusy: boolean; label: string; onUndo: () => void };

/** 取り消す what was booked just now; the screen listens to Ctrl+Z (`useUndoSteps`) while it stands there. */
export function UndoButton({ isBusy, label, onUndo }: UndoButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-keyshortcuts="Control+Z Meta+Z"
      disabled={isBusy}
      onClick={onUndo}
    >
      <Undo2 aria-hidden="true" className="size-5" />
      {isBusy ? '取り消しています' : label}
      <span aria-hidden="true" className="hidden pointer-fine:inline">
        （Ctrl＋Z）
      </span>
    </Button>
  );
}
