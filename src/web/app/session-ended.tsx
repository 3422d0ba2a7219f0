import { useEffect, useState } from 'react';
import { useReadSessionAgain } from '#web/lib/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Leads to the door in a window of its own, so that what was typed here is not lost. */
export function SessionEnded({ door }: { door: string }) {
  const [isOpen, setOpen] = useState(true);
  const goOn = useGoingOn();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void goOn();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  return (
    <Dialog title="もう一度ログインしてください" open={isOpen} onOpenChange={setOpen}>
      <p>
        しばらく使われなかったか、ほかの端末でログアウトされたため、ログインが終わりました。入力したものは、この画面に残っています。
      </p>
      <p className="mt-3">
        ログインの画面は別に開きます。済んだらこの画面に戻って、続けてください。
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={door} target="_blank" rel="noreferrer">
          ログインの画面を開く
        </ButtonLink>
        <Button variant="secondary" onClick={() => void goOn()}>
          ログインしたので続ける
        </Button>
      </div>
    </Dialog>
  );
}

/** What one person read and typed is not shown to another. */
function useGoingOn() {
  const readAgain = useReadSessionAgain();
  return async () => {
    const { before, now } = await readAgain();
    if (before && now && before.user.email !== now.user.email) location.reload();
  };
}
