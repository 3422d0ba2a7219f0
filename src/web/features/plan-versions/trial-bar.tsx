import { Redo2, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { verdictOf } from '#domain/repair-plan/verdict/verdict.ts';
import { shortHeadlineOf } from '#domain/repair-plan/words/headline.ts';
import { planName } from '#domain/repair-plan/words/plan-name.ts';
import { classNames } from '#web/lib/class-names.ts';
import { hindranceOf } from '#web/lib/plan-workbench/hindrance.ts';
import { useUndoKeys } from '#web/lib/plan-workbench/use-undo-keys.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { verdictLooks } from '#web/ui/verdict-look.ts';
import { OpenedLinkNote } from './opened-link-note.tsx';
import { PaperButtons } from './paper-buttons.tsx';

const TrialDetails = lazy(() =>
  import('./trial-details.tsx').then((m) => ({ default: m.TrialDetails })),
);

const SaveScenarioButton = lazy(() =>
  import('./save-scenario-button.tsx').then((m) => ({ default: m.SaveScenarioButton })),
);

/** 試算: what is being tried, how to take it back, and where to take it. */
export function TrialBar() {
  const { isTried, canUndo, canRedo, result } = useWorkbench();
  const stays = isTried || !result;
  const undoButton = useRef<HTMLButtonElement>(null);
  useUndoKeys();
  const bar = useRef<HTMLElement>(null);
  useStickyBar(bar, stays);
  return (
    <>
      <OpenedLinkNote />
      <section ref={bar} aria-label="試算の状態" className={barLook(stays, isTried)}>
        {stays ? <TriedResult /> : <PresentPlan />}
        {(isTried || canUndo || canRedo) && <UndoButtons undoButton={undoButton} />}
        {isTried && (
          <Suspense>
            <SaveScenarioButton />
          </Suspense>
        )}
        {!isTried && <PaperButtons variant="quiet" />}
      </section>
      {isTried && (
        <section
          aria-label="試算の内容"
          className="mb-6 grid gap-3 rounded-b-xl border-2 border-t-0 border-primary px-4 py-3 in-data-table-page:mb-2 in-data-table-page:gap-1 in-data-table-page:py-1.5"
        >
          <Suspense fallback={<p>読み込んでいます。</p>}>
            <TrialDetails onReset={() => undoButton.current?.focus()} />
          </Suspense>
        </section>
      )}
    </>
  );
}

function barLook(stays: boolean, isTried: boolean): string {
  return classNames(
    'flex items-center gap-x-3 gap-y-2 py-2 pr-2 pl-4',
    stays
      ? // On a phone the sentence has a line of its own: beside the buttons it would be a column of letters.
        'sticky top-0 z-10 border-2 border-primary bg-page max-md:flex-wrap max-md:justify-end max-md:gap-y-1 max-md:py-1 md:top-16'
      : 'flex-wrap border border-line bg-surface in-data-table-page:py-0.5',
    isTried ? 'rounded-t-xl' : 'mb-6 rounded-xl in-data-table-page:mb-2',
  );
}

/** Tells the page how much of its top the bar covers: what has the focus is scrolled below it. */
function useStickyBar(bar: RefObject<HTMLElement | null>, stays: boolean): void {
  useEffect(() => {
    const { documentElement: html } = document;
    html.toggleAttribute('data-sticky-bar', stays);
    const observer = new ResizeObserver(() =>
      html.style.setProperty('--sticky-bar', `${bar.current?.offsetHeight ?? 0}px`),
    );
    if (stays && bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      html.removeAttribute('data-sticky-bar');
      html.style.removeProperty('--sticky-bar');
    };
  }, [bar, stays]);
}

function PresentPlan() {
  const { answer } = useWorkbench();
  const latest = answer.versions.at(-1);
  return (
    <p className="min-w-0 flex-1 basis-80 py-1.5">
      今の計画
      {latest && `（${planName(latest, answer.proposal !== null)}）`}
      を表示しています。
      <span className="in-data-table-page:hidden">下の条件を動かすと、ここで試せます。</span>
    </p>
  );
}

/** The headline has the whole sentence; this stays in sight when the headline does not. */
function TriedResult() {
  const workbench = useWorkbench();
  const { result, isTried } = workbench;
  const hindrance = hindranceOf(workbench);
  const verdict = result && verdictOf(result.projection).kind;
  // Green is for what is enough in most of the simulated courses too; the headline tells that.
  const colour = verdict && verdict !== 'enough' ? verdictLooks[verdict].colour : 'text-text';
  return (
    <p className="min-w-0 flex-1 leading-snug max-md:basis-full">
      {isTried && <Badge tone="primary">試算中</Badge>}{' '}
      <strong className={`ml-1 ${colour}`}>
        {result ? shortHeadlineOf(result.projection) : '計算できません'}
      </strong>
      {hindrance && (
        <>
          <span className="mx-2 max-md:hidden">{hindrance.first}</span>
          <TextLink href={hindrance.href} className="inline-block py-2">
            直すところを開く
          </TextLink>
        </>
      )}
    </p>
  );
}

function UndoButtons({ undoButton }: { undoButton: RefObject<HTMLButtonElement | null> }) {
  const workbench = useWorkbench();
  return (
    <div className="flex shrink-0">
      <StepButton
        ref={undoButton}
        label="元に戻す"
        keys={{ spoken: 'Control+Z Meta+Z', shown: 'Ctrl＋Z' }}
        isPossible={workbench.canUndo}
        onClick={() => workbench.undo()}
      >
        <Undo2 aria-hidden="true" className="size-5" />
      </StepButton>
      <StepButton
        label="やり直す"
        keys={{ spoken: 'Control+Y Meta+Shift+Z', shown: 'Ctrl＋Y' }}
        isPossible={workbench.canRedo}
        onClick={() => workbench.redo()}
      >
        <Redo2 aria-hidden="true" className="size-5" />
      </StepButton>
    </div>
  );
}

type StepButtonProps = {
  ref?: RefObject<HTMLButtonElement | null>;
  label: string;
  keys: { spoken: string; shown: string };
  isPossible: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** Stays in the order of the keyboard while there is nothing to take back: the focus must not fall away. */
function StepButton({ ref, label, keys, isPossible, onClick, children }: StepButtonProps) {
  return (
    <Tooltip text={`${label}（${keys.shown}）`}>
      <Button
        ref={ref}
        variant="quiet"
        aria-disabled={!isPossible}
        aria-keyshortcuts={keys.spoken}
        onClick={isPossible ? onClick : undefined}
        className="min-w-11 max-md:px-0"
      >
        {children}
        <span className="max-md:sr-only">{label}</span>
      </Button>
    </Tooltip>
  );
}
