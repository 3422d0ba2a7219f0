import { type ComponentProps, lazy, Suspense } from 'react';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { BeginPage } from '#web/features/account/begin-page.tsx';
import { CardSection } from '#web/features/account/card-section.tsx';
import { EnterPage } from '#web/features/account/enter-page.tsx';
import { PasskeysSection } from '#web/features/account/passkeys-section.tsx';
import { EndedAssociations } from '#web/features/leaving/ended-associations.tsx';
import { Anchor } from '#web/ui/anchor.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { PrintLine } from './print-head.tsx';
import { SkipLink } from './skip-link.tsx';

const DisplayPage = lazy(() =>
  import('#web/features/display/display-page.tsx').then((m) => ({ default: m.DisplayPage })),
);

const DeskPage = lazy(() =>
  import('#web/features/company-desk/desk-page.tsx').then((m) => ({ default: m.DeskPage })),
);

const pages = {
  hairu: EnterPage,
  hajimeru: BeginPage,
  watashi: OwnPage,
  kaisha: CompanyDesk,
} as const;

function OwnPage() {
  return <AccountPage ended={<EndedAssociations />} />;
}

function CompanyDesk() {
  return <DeskPage renderWaysIn={waysIn} />;
}

function waysIn({ passkeys }: ComponentProps<typeof PasskeysSection>) {
  return (
    <>
      <PasskeysSection passkeys={passkeys} />
      <CardSection />
    </>
  );
}

/** The pages before any association: one column, nothing beside it. The screen in the hall has no frame at all. */
export function AccountScreen() {
  const name = location.pathname.split('/')[1];
  return name === 'hyouji' ? (
    <Suspense fallback={<PageLoading />}>
      <DisplayPage />
    </Suspense>
  ) : (
    <AccountFrame name={name} />
  );
}

function AccountFrame({ name }: { name: string | undefined }) {
  const known = name !== undefined && Object.hasOwn(pages, name);
  const Page = known ? pages[name as keyof typeof pages] : pages.hairu;
  // The company's page is a table; the others are a form.
  const width = name === 'kaisha' ? 'max-w-[84rem]' : 'max-w-[36rem]';
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header className="flex min-h-16 items-center justify-between border-b border-line px-4 sm:px-8 print:hidden">
        <Anchor href="/" aria-label="スミワ トップへ" className="flex min-h-11 items-center">
          <Logo />
        </Anchor>
        <ThemeToggle />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto w-full px-4 pt-8 pb-16 outline-none sm:pt-12 ${width}`}
      >
        <PrintLine whose="スミワ" />
        <FailureBoundary>
          <Suspense fallback={<PageLoading />}>
            <Page />
          </Suspense>
        </FailureBoundary>
      </main>
    </div>
  );
}
