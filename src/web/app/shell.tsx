import { lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { useInAppLinks } from '#web/lib/use-in-app-links.ts';
import { AppHeader } from './app-header.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { CaretakerHost } from './caretaker-host.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { PrintHead } from './print-head.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useFocusInSight } from './use-focus-in-sight.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useNewLeaf } from './use-new-leaf.ts';
import { usePageFocus } from './use-page-focus.ts';
import { useSidebar } from './use-sidebar.ts';

const SidebarSheet = lazy(() =>
  import('./sidebar-sheet.tsx').then((m) => ({ default: m.SidebarSheet })),
);

/**
 * The width of the round button at the foot of the right edge is left free, and less of it where the column (76rem
 * beside a sidebar of 16rem) has a margin anyway: whatever is scrolled past it, it covers no word.
 */
const clearOfCaretaker =
  'md:pr-[5.5rem] xl:pr-[max(2rem,7rem-max(0px,100vw-92rem)/2)] xl:in-data-table-page:pr-28';

/** What surrounds every page but the landing page. */
export function Shell({ children }: { children: ReactNode }) {
  const sidebarId = useId();
  const main = useRef<HTMLElement>(null);
  const sidebar = useSidebar();
  useInAppLinks();
  usePageFocus(main);
  useFocusInSight(main);
  useKeptFocus(main);
  useNewLeaf(main);
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <AppHeader
        sidebarId={sidebarId}
        isSidebarOpen={sidebar.isOpen}
        onToggleSidebar={sidebar.toggle}
      />
      <div className="flex items-start">
        <Sidebar
          id={sidebarId}
          isOpen={sidebar.isColumnOpen}
          onOpenChange={sidebar.setColumnOpen}
        />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className={classNames(
            'mx-auto w-full max-w-[76rem] min-w-0 flex-1 in-data-table-page:max-w-none px-4 pt-6 pb-28 outline-none sm:px-8 md:pt-8 md:pb-16',
            clearOfCaretaker,
          )}
        >
          <PrintHead />
          {children}
        </main>
      </div>
      <div className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:flex max-md:border-t max-md:border-line max-md:bg-page max-md:pb-[env(safe-area-inset-bottom)] print:hidden">
        <BottomNav isMenuOpen={sidebar.isSheetOpen} onMenu={() => sidebar.setSheetOpen(true)} />
        <CaretakerHost />
      </div>
      {sidebar.isNarrow && (
        <FailureBoundary>
          <Suspense>
            <SidebarSheet isOpen={sidebar.isSheetOpen} onOpenChange={sidebar.setSheetOpen} />
          </Suspense>
        </FailureBoundary>
      )}
    </div>
  );
}
