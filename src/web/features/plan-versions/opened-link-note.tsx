import { Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { stalePartsOf } from '#domain/repair-plan/trial/stale-parts.ts';
import { decodeTrial, type SharedTrial } from '#web/lib/plan-workbench/share-link.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { SentenceList } from '#web/ui/sentence-list.tsx';

type OpenedLink = {
  readonly isBroken: boolean;
  /** The version the trial was made on, where it is another one. */
  readonly otherNumber: number | null;
  readonly stale: readonly string[];
  /** Something else was being tried; it can be taken back. */
  readonly hadTrial: boolean;
};

const broken: OpenedLink = { isBroken: true, otherNumber: null, stale: [], hadTrial: false };

/** 共有リンク: opens the trial of the address, and tells what came of it. */
export function OpenedLinkNote() {
  const [link, setLink] = useOpenedLink();
  return (
    <div role="status">
      {link && (
        <div className="mb-4 flex items-start gap-3 rounded-xl border border-line-strong bg-surface py-2 pr-2 pl-4">
          <Sign isBroken={link.isBroken} />
          <div className="min-w-0 flex-1 py-1.5">
            {link.isBroken ? <BrokenWords /> : <OpenedWords link={link} />}
          </div>
          <Button
            variant="quiet"
            size="icon"
            aria-label="この知らせを閉じる"
            onClick={() => setLink(null)}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}

function Sign({ isBroken }: { isBroken: boolean }) {
  const Icon = isBroken ? TriangleAlert : Info;
  return (
    <Icon
      aria-hidden="true"
      className={`mt-2 size-6 shrink-0 ${isBroken ? 'text-warn' : 'text-primary'}`}
    />
  );
}

function BrokenWords() {
  return (
    <>
      <p className="font-bold">共有リンクを開けませんでした。</p>
      <p>
        リンクが途中で切れているようです。送った方に、もう一度リンクを送ってもらってください。画面は、リンクを開く前のままです。
      </p>
    </>
  );
}

function OpenedWords({ link }: { link: OpenedLink }) {
  const { baseNumber } = useWorkbench();
  return (
    <>
      <p className="font-bold">共有リンクの試算を開きました。</p>
      {link.hadTrial && <p>開く前に試していた条件は、「元に戻す」で戻せます。</p>}
      {link.otherNumber !== null && (
        <p>
          第{link.otherNumber}版の計画をもとに作られた試算です。最新の第{baseNumber}
          版の計画に当てはめて計算しています。
        </p>
      )}
      {link.stale.length > 0 && (
        <>
          <p>次のところは、今の計画に合わなくなっています。</p>
          <SentenceList sentences={link.stale} />
        </>
      )}
    </>
  );
}

function useOpenedLink() {
  const workbench = useWorkbench();
  const [params, setParams] = useSearchParams();
  const [link, setLink] = useState<OpenedLink | null>(null);
  const code = params.get('case');

  const show = useEffectEvent((shared: SharedTrial | null) => {
    setParams(withoutCase, { replace: true });
    if (!shared) return setLink(broken);
    const { base, baseNumber, isTried } = workbench;
    setLink({
      isBroken: false,
      otherNumber: shared.baseNumber === baseNumber ? null : shared.baseNumber,
      stale: stalePartsOf(base, shared.trial),
      hadTrial: isTried,
    });
    workbench.open(shared.trial);
  });

  useEffect(() => {
    if (code === null) return undefined;
    let isLeft = false;
    const openLink = async () => {
      const shared = await decodeTrial(code);
      if (!isLeft) show(shared);
    };
    void openLink();
    return () => {
      isLeft = true;
    };
  }, [code]);

  return [link, setLink] as const;
}

function withoutCase(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('case');
  return next;
}
