import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A browser about to print waits for nothing, so the paper is fetched when the screen has come to rest. */
const restMs = 1_500;

const PrintedPlan = lazy(() =>
  import('./printed-plan.tsx').then(
    (m) => ({ default: m.PrintedPlan }),
    () => ({ default: NotReady }),
  ),
);

/** 印刷: the plan on paper. Its content is built when somebody prints, so that no slider ever draws it. */
export function PrintSheet() {
  const isPrinting = useIsPrinting();
  const isRested = useIsRested();
  return (
    <div data-paper="" className="hidden print:block">
      {isRested ? (
        <Suspense fallback={<NotReady />}>
          <PrintedPlan isPrinting={isPrinting} />
        </Suspense>
      ) : (
        <NotReady />
      )}
    </div>
  );
}

function NotReady() {
  return <p>印刷の準備ができていません。少し待ってから、もう一度お試しください。</p>;
}

function useIsRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return isRested;
}

/** Both signs of printing: the event of the dialogue, and the medium where a tool prints without one. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const set = (next: boolean) => flushSync(() => setPrinting(next));
    const begin = () => set(true);
    const end = () => set(false);
    const follow = () => set(paper.matches);
    paper.addEventListener('change', follow);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      paper.removeEventListener('change', follow);
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
