import { useUndoSteps } from '#web/lib/use-undo-steps.ts';
import { useWorkbench } from './workbench.ts';

/** Ctrl+Z and Ctrl+Y act on the trial. */
export function useUndoKeys(): void {
  const workbench = useWorkbench();
  useUndoSteps((step) => workbench[step]());
}
