import { FilePlus, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isDemonstration } from '#web/lib/place.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useAdding } from './use-adding.ts';

const AddSteps = lazy(() => import('./add-steps.tsx').then((m) => ({ default: m.AddSteps })));

/** 文書を追加: the board's. */
export function AddDocument() {
  const adding = useAdding();
  const [isOpen, setOpen] = useState(false);
  const isSending = adding.sending.state === 'sending';

  function show(open: boolean) {
    if (!open && isSending) return;
    setOpen(open);
    if (!open && adding.added) adding.startOver();
  }

  return (
    <>
      <Button onClick={() => show(true)}>
        <FilePlus aria-hidden="true" className="size-5" />
        文書を追加
      </Button>
      <Dialog title="文書を追加" open={isOpen} onOpenChange={show}>
        <Suspense fallback={<p role="status">読み込んでいます。</p>}>
          <AddSteps adding={adding} onClose={() => show(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}

/** Who may add documents, for everybody else. */
export function WhoMayAdd() {
  return (
    <p className="mb-6 flex items-start gap-2 rounded-lg bg-surface px-3 py-2 print:hidden">
      <Lock aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
      <span className="min-w-0">
        文書を追加できるのは、理事会の方です。
        {isDemonstration() && (
          <>
            デモでは、
            <TextLink href="/demo/management#demo-role">立場を替えて</TextLink>
            試せます。
          </>
        )}
      </span>
    </p>
  );
}
