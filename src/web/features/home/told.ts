import { sentenceOf } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.tsx';

/** Tells how an action went and offers to take it back; says whether it worked. */
export async function told(
  action: Promise<unknown>,
  title: string,
  undo?: () => Promise<boolean>,
): Promise<boolean> {
  try {
    await action;
    toast({ title, tone: 'good', ...(undo && { undo }) });
    return true;
  } catch (error) {
    toast({ title: '変更できませんでした', description: sentenceOf(error), tone: 'danger' });
    return false;
  }
}
