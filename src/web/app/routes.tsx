import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { FailureBoundary } from './failure-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';

const HomeScreen = lazy(() => import('./home-screen.tsx').then((m) => ({ default: m.HomeScreen })));
const DocumentsScreen = lazy(() =>
  import('./documents-screen.tsx').then((m) => ({ default: m.DocumentsScreen })),
);
const DocumentScreen = lazy(() =>
  import('./document-screen.tsx').then((m) => ({ default: m.DocumentScreen })),
);
const NoticesPage = lazy(() =>
  import('#web/features/notices/notices-page.tsx').then((m) => ({ default: m.NoticesPage })),
);
const LawPage = lazy(() =>
  import('#web/features/law/law-page.tsx').then((m) => ({ default: m.LawPage })),
);
const MeetingsScreen = lazy(() =>
  import('./meetings-screen.tsx').then((m) => ({ default: m.MeetingsScreen })),
);
const VotesPage = lazy(() =>
  import('#web/features/votes/votes-page.tsx').then((m) => ({ default: m.VotesPage })),
);
const BallotPage = lazy(() =>
  import('#web/features/ballot/ballot-page.tsx').then((m) => ({ default: m.BallotPage })),
);
const MinutesPage = lazy(() =>
  import('#web/features/minutes/minutes-page.tsx').then((m) => ({ default: m.MinutesPage })),
);
const MoneyPage = lazy(() =>
  import('#web/features/money/money-page.tsx').then((m) => ({ default: m.MoneyPage })),
);
const OwnBillPage = lazy(() =>
  import('#web/features/own-bill/own-bill-page.tsx').then((m) => ({ default: m.OwnBillPage })),
);
const ApplicationsScreen = lazy(() =>
  import('./applications-screen.tsx').then((m) => ({ default: m.ApplicationsScreen })),
);
const CommunityPage = lazy(() =>
  import('#web/features/community/page.tsx').then((m) => ({ default: m.CommunityPage })),
);
const RepairPlanScreen = lazy(() =>
  import('./repair-plan-screen.tsx').then((m) => ({ default: m.RepairPlanScreen })),
);
const AccountingScreen = lazy(() =>
  import('./accounting-screen.tsx').then((m) => ({ default: m.AccountingScreen })),
);
const ComingSoonPage = lazy(() =>
  import('./coming-soon-page.tsx').then((m) => ({ default: m.ComingSoonPage })),
);
const VrmAssistantScreen = lazy(() =>
  import('./vrm-assistant-screen.tsx').then((m) => ({ default: m.VrmAssistantScreen })),
);
const ManagementScreen = lazy(() =>
  import('./management-screen.tsx').then((m) => ({ default: m.ManagementScreen })),
);

const SetupPage = lazy(() =>
  import('#web/features/setup/setup-page.tsx').then((m) => ({ default: m.SetupPage })),
);

const PeoplePage = lazy(() =>
  import('#web/features/people/people-page.tsx').then((m) => ({ default: m.PeoplePage })),
);

const RightsPage = lazy(() =>
  import('#web/features/rights/rights-page.tsx').then((m) => ({ default: m.RightsPage })),
);

const CompanyPage = lazy(() =>
  import('#web/features/company/company-page.tsx').then((m) => ({ default: m.CompanyPage })),
);

const ActivityPage = lazy(() =>
  import('#web/features/activity/activity-page.tsx').then((m) => ({ default: m.ActivityPage })),
);

const RecordsPage = lazy(() =>
  import('#web/features/leaving/records-page.tsx').then((m) => ({ default: m.RecordsPage })),
);

const AgreementPage = lazy(() =>
  import('#web/features/agreement/agreement-page.tsx').then((m) => ({ default: m.AgreementPage })),
);

/** Every page of `contract/pages.ts`, in the order of the sidebar. */
export function Routes() {
  const [path] = useLocation();
  return (
    <FailureBoundary key={path}>
      <Suspense fallback={<PageLoading />}>
        <Switch>
          <Route path="/demo" component={HomeScreen} />
          <Route path="/demo/documents" component={DocumentsScreen} />
          <Route path="/demo/notices" component={NoticesPage} />
          <Route path="/document/:documentId">
            {({ documentId }) =>
              documentId.startsWith('law-') ? (
                <LawPage lawArticleId={documentId} />
              ) : (
                <DocumentScreen documentId={documentId} />
              )
            }
          </Route>
          <Route path="/demo/meetings" component={MeetingsScreen} />
          <Route path="/demo/votes" component={VotesPage} />
          <Route path="/demo/ballot" component={BallotPage} />
          <Route path="/demo/minutes" component={MinutesPage} />
          <Route path="/demo/money" component={MoneyPage} />
          <Route path="/demo/my-bill" component={OwnBillPage} />
          <Route path="/demo/community" component={CommunityPage} />
          <Route path="/demo/applications" component={ApplicationsScreen} />
          <Route path="/demo/repair-fund-simulation" component={RepairPlanScreen} />
          <Route path="/demo/accounting" component={AccountingScreen} />
          <Route path="/demo/management" component={ManagementScreen} />
          <Route path="/demo/setup" component={SetupPage} />
          <Route path="/demo/people" component={PeoplePage} />
          <Route path="/demo/rights" component={RightsPage} />
          <Route path="/demo/company" component={CompanyPage} />
          <Route path="/demo/activity" component={ActivityPage} />
          <Route path="/demo/records" component={RecordsPage} />
          <Route path="/demo/agreement" component={AgreementPage} />
          <Route path="/coming-soon" component={ComingSoonPage} />
          <Route path="/vrm-assistant" component={VrmAssistantScreen} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </FailureBoundary>
  );
}
