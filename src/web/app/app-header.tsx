import { PanelLeft } from 'lucide-react';
import { formatPlainDate } from '#domain/calendar.ts';
import { PaletteHost } from '#web/features/palette/palette-host.tsx';
import { isDemonstration } from '#web/lib/place.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { ViewToggle } from '#web/ui/view-toggle.tsx';
import { isOffered, type NavigationItem, navigationGroups } from './navigation.ts';

const pages = navigationGroups.flatMap(({ items }): readonly NavigationItem[] => items);

type AppHeaderProps = { sidebarId: string; isSidebarOpen: boolean; onToggleSidebar: () => void };

/** The product's name, the sidebar's button and how the screen looks. */
export function AppHeader({ sidebarId, isSidebarOpen, onToggleSidebar }: AppHeaderProps) {
  const session = useSession();
  return (
    <header className="top-0 z-20 flex print:hidden flex-wrap items-center border-b border-line bg-page md:sticky md:h-16 md:flex-nowrap md:gap-x-2 md:pr-4">
      <Tooltip text="サイドバーの開閉（Ctrl＋B）">
        <Button
          variant="quiet"
          size="icon"
          aria-label="サイドバーの開閉"
          aria-expanded={isSidebarOpen}
          aria-controls={sidebarId}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={onToggleSidebar}
          className="md:mx-0.5"
        >
          <PanelLeft aria-hidden="true" />
        </Button>
      </Tooltip>
      <Anchor
        href="/demo"
        aria-label="スミワ ホームへ"
        className="flex min-h-14 items-center rounded-lg md:min-h-11 md:px-2 in-data-[view=easy]:max-sm:[&_span>span]:sr-only"
      >
        <Logo />
      </Anchor>
      {session && (
        <p className="hidden min-w-0 border-l border-line pl-4 leading-tight text-muted lg:block">
          {session.association.name}
        </p>
      )}
      {session && <StandingNote session={session} />}
      <div className="ml-auto flex items-center max-md:[&_button]:px-2! md:gap-x-1">
        <PaletteHost pages={pages.filter(isOffered(session))} />
        <ViewToggle />
        <Tooltip text="画面の明るさを切り替える">
          <ThemeToggle />
        </Tooltip>
      </div>
    </header>
  );
}

const noteClass =
  'order-last flex min-h-11 min-w-0 basis-full items-center justify-center border-t border-line leading-tight text-muted underline decoration-1 underline-offset-4 hover:text-text md:order-none md:ml-auto md:basis-auto md:border-0 md:px-2';

type Session = NonNullable<ReturnType<typeof useSession>>;

/** How long what is done here stays: one note at a time, the end before all else. */
function StandingNote({ session: { leavesOn, trial, hasOwnCopy } }: { session: Session }) {
  if (leavesOn) return <LeavingNote leavesOn={leavesOn} />;
  if (trial) return <TrialNote trial={trial} />;
  return isDemonstration() && hasOwnCopy ? <CopyNote /> : null;
}

function CopyNote() {
  return (
    <Anchor href="/demo/management" className={noteClass}>
      デモ：あなた専用の作業コピーです
    </Anchor>
  );
}

function LeavingNote({ leavesOn }: { leavesOn: string }) {
  return (
    <Anchor href="/demo/records#leave" className={noteClass}>
      {formatPlainDate(leavesOn)}で利用を終わります
    </Anchor>
  );
}

function TrialNote({ trial: { daysLeft } }: { trial: { daysLeft: number } }) {
  return (
    <Anchor href="/demo/management#subscription" className={noteClass}>
      {daysLeft > 0 ? `お試し：あと${daysLeft}日` : 'お試しは終わりました（見るだけです）'}
    </Anchor>
  );
}
