import { ArrowUp, List, type LucideIcon, Search } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { Button } from '#web/ui/button.tsx';
import { FindBox } from './find-box.tsx';
import { chaptersOf, type Passage } from './outline.ts';

type ReadingGuideProps = { passages: readonly Passage[]; text: RefObject<HTMLElement | null> };

/**
 * Stays in sight while the document scrolls: a column with search and contents where there is room, else a bar
 * that unfolds one of the two.
 */
export function ReadingGuide({ passages, text }: ReadingGuideProps) {
  const [open, setOpen] = useState<'contents' | 'find'>();
  const id = useId();
  const activeAnchor = useActiveAnchor(passages);
  const toggle = (part: 'contents' | 'find') => setOpen(open === part ? undefined : part);
  const panelClass = (part: 'contents' | 'find') =>
    classNames(
      '@max-3xl:absolute @max-3xl:inset-x-0 @max-3xl:top-full @max-3xl:border-b-2 @max-3xl:border-line-strong @max-3xl:bg-page @max-3xl:px-4 @max-3xl:py-3 @max-3xl:shadow-xl',
      open !== part && '@max-3xl:hidden',
    );
  return (
    <aside
      aria-label="読むための道具"
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setOpen(undefined)}
      className="z-10 -mx-4 bg-page sm:-mx-8 print:hidden @max-3xl:sticky @max-3xl:top-0 @max-3xl:mb-6 @max-3xl:border-b @max-3xl:border-line md:@max-3xl:top-16 @3xl:sticky @3xl:top-20 @3xl:mx-0 @3xl:flex @3xl:max-h-[calc(100dvh-6rem)] @3xl:flex-col @3xl:self-start"
    >
      <div className="@container px-1 py-1 sm:px-5 @3xl:hidden">
        <div className="flex items-center">
          {passages.length > 1 && (
            <BarButton
              icon={List}
              label="目次"
              aria-expanded={open === 'contents'}
              aria-controls={`${id}-contents`}
              onClick={() => toggle('contents')}
            />
          )}
          <BarButton
            icon={Search}
            label="さがす"
            aria-expanded={open === 'find'}
            aria-controls={`${id}-find`}
            onClick={() => toggle('find')}
          />
          <BarButton icon={ArrowUp} label="最初に戻る" onClick={goToTop} className="ml-auto" />
        </div>
      </div>
      <div id={`${id}-find`} className={panelClass('find')}>
        <FindBox text={text} />
      </div>
      {passages.length > 1 && (
        <nav
          id={`${id}-contents`}
          aria-label="目次"
          className={classNames(panelClass('contents'), '@3xl:flex @3xl:min-h-0 @3xl:flex-col')}
        >
          <Contents
            key={open}
            passages={passages}
            activeAnchor={activeAnchor}
            onChoose={() => setOpen(undefined)}
          />
        </nav>
      )}
    </aside>
  );
}

type BarButtonProps = ComponentProps<'button'> & { icon: LucideIcon; label: string };

/** Large letters leave no room for the picture. */
function BarButton({ icon: Icon, label, className, ...rest }: BarButtonProps) {
  return (
    <Button
      variant="quiet"
      className={classNames(
        'px-2 whitespace-nowrap aria-[expanded=true]:bg-primary-soft',
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 @max-[20rem]:hidden" />
      {label}
    </Button>
  );
}

/** To the title, which also takes the focus. */
export function goToTop(): void {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

type ContentsProps = {
  passages: readonly Passage[];
  activeAnchor: string | undefined;
  onChoose: () => void;
};

function Contents({ passages, activeAnchor, onChoose }: ContentsProps) {
  const list = useRef<HTMLOListElement>(null);
  // Moved under the pointer, the line that is pressed would not be the line that is let go.
  const isUnderHand = useRef(false);
  useEffect(() => {
    if (!isUnderHand.current) keepInSight(list.current, activeAnchor);
  }, [activeAnchor]);
  const takeHand = () => {
    isUnderHand.current = true;
  };
  const leaveHand = () => {
    isUnderHand.current = false;
    keepInSight(list.current, activeAnchor);
  };
  const line = (passage: Passage, hasArticles = false) => (
    <Anchor
      href={`#${passage.anchor}`}
      aria-current={passage.anchor === activeAnchor ? 'true' : undefined}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 items-center border-l-4 border-transparent py-1.5 pr-2 leading-snug hover:bg-sunken aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary',
        passage.level > 2 ? 'pl-6' : 'pl-3',
        hasArticles && 'font-bold',
      )}
    >
      {passage.title}
    </Anchor>
  );
  return (
    <>
      <p aria-hidden="true" className="mt-2 mb-1.5 font-bold @max-3xl:hidden">
        目次
      </p>
      <ol
        ref={list}
        onPointerEnter={takeHand}
        onPointerLeave={leaveHand}
        className="relative overflow-y-auto overscroll-contain @max-3xl:max-h-[60dvh] @3xl:min-h-0 @3xl:border-y @3xl:border-line"
      >
        {chaptersOf(passages).map(({ passage, articles }) => (
          <li key={passage.anchor}>
            {line(passage, articles.length > 0)}
            {articles.length > 0 && (
              <ol>
                {articles.map((article) => (
                  <li key={article.anchor}>{line(article)}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Scrolls the list alone, never the page. */
function keepInSight(list: HTMLElement | null, anchor: string | undefined): void {
  const current = list?.querySelector<HTMLElement>(`[href="#${anchor}"]`);
  if (!list || !current) return;
  const { offsetTop, offsetHeight } = current;
  const isAbove = offsetTop < list.scrollTop;
  const isBelow = offsetTop + offsetHeight > list.scrollTop + list.clientHeight;
  if (isAbove || isBelow) list.scrollTop = offsetTop - list.clientHeight / 3;
}

const readingLinePx = 160;

/** The passage the reader is in: the last whose heading has passed the upper part of the window. */
function useActiveAnchor(passages: readonly Passage[]): string | undefined {
  const [anchor, setAnchor] = useState<string>();
  useEffect(() => {
    const update = () => {
      const passed = passages.findLast(({ anchor: it }) => {
        const heading = document.getElementById(it);
        return heading !== null && heading.getBoundingClientRect().top < readingLinePx;
      });
      setAnchor((passed ?? passages[0])?.anchor);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [passages]);
  return anchor;
}
