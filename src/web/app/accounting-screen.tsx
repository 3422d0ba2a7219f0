import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import {
  type AccountingView,
  accountingViewNames,
  accountingViews,
} from '#domain/screens/accounting-views.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useBooks } from '#web/lib/books/use-books.ts';
import { useSession } from '#web/lib/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { PageLoading } from './page-loading.tsx';

/** One part for each view of `domain/screens/accounting-views.ts`. */
const parts: Readonly<Record<AccountingView, ComponentType>> = {
  month: lazy(() => import('./month-screen.tsx').then((m) => ({ default: m.MonthScreen }))),
  checks: lazy(() =>
    import('#web/features/checks/checks-part.tsx').then((m) => ({ default: m.ChecksPart })),
  ),
  bank: lazy(() =>
    import('#web/features/bank/bank-part.tsx').then((m) => ({ default: m.BankPart })),
  ),
  billing: lazy(() =>
    import('#web/features/billing/billing-part.tsx').then((m) => ({ default: m.BillingPart })),
  ),
  arrears: lazy(() =>
    import('#web/features/arrears/arrears-part.tsx').then((m) => ({ default: m.ArrearsPart })),
  ),
  disclosure: lazy(() =>
    import('#web/features/disclosure/disclosure-part.tsx').then((m) => ({
      default: m.DisclosurePart,
    })),
  ),
  payments: lazy(() =>
    import('#web/features/payments/payments-part.tsx').then((m) => ({ default: m.PaymentsPart })),
  ),
  entry: lazy(() => import('./entry-screen.tsx').then((m) => ({ default: m.EntryScreen }))),
  books: lazy(() =>
    import('#web/features/journal/books-view.tsx').then((m) => ({ default: m.BooksPart })),
  ),
  budget: lazy(() =>
    import('#web/features/budget/budget-part.tsx').then((m) => ({ default: m.BudgetPart })),
  ),
  report: lazy(() => import('./report-screen.tsx').then((m) => ({ default: m.ReportScreen }))),
  settlement: lazy(() =>
    import('#web/features/settlement/settlement-part.tsx').then((m) => ({
      default: m.SettlementPart,
    })),
  ),
  audit: lazy(() =>
    import('#web/features/audit/audit-part.tsx').then((m) => ({ default: m.AuditPart })),
  ),
  settings: lazy(() =>
    import('./settings-screen.tsx').then((m) => ({ default: m.SettingsScreen })),
  ),
};

/** 会計: the books of the association, for those who keep, check or close them. */
export function AccountingScreen() {
  // Whoever may not read the books is told so before anything is drawn.
  useBooks();
  const { view, part, tabs } = useAccountingView();
  const View = parts[view];
  return (
    <>
      <PageHeader
        title="会計"
        part={part}
        lead={
          <span className="print:hidden">
            お金の出入りを記帳し、月ごとに締めます。どの金額も、元の仕訳までたどれます。
          </span>
        }
      />
      <PageTabs label="会計の内容" tabs={tabs} />
      <Suspense fallback={<PageLoading />}>
        <View />
      </Suspense>
    </>
  );
}

/** A view that the reader may not use is neither offered nor shown. */
function useAccountingView() {
  const [params] = useSearchParams();
  const session = useSession();
  const offered = accountingViewNames.filter(
    (name) => session === null || session.may.includes(accountingViews[name].needs),
  );
  const view = offered.find((name) => name === params.get('view')) ?? 'month';
  const tabs = offered
    .filter((name) => name === view || hasTab(name, session))
    .map((name) => ({
      href: accountingAddress(name),
      label: accountingViews[name].label,
      isCurrent: name === view,
    }));
  return { view, part: partOf(view, params), tabs };
}

/** For the window's title: the first view is the page itself. */
function partOf(view: AccountingView, params: URLSearchParams): string | undefined {
  if (view === 'month') return undefined;
  return view === 'report' && params.get('paper') === 'company'
    ? '管理会社の月報'
    : accountingViews[view].label;
}

function hasTab(name: AccountingView, session: ReturnType<typeof useSession>): boolean {
  const shown = accountingViews[name];
  return !('tabFor' in shown) || session?.may.includes(shown.tabFor) === true;
}
