import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ComingSoonPage } from './coming-soon-page.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { VrmAssistantPage } from './vrm-assistant-page.tsx';

const HomePage = lazy(() =>
  import('#web/features/home/page.tsx').then((m) => ({ default: m.HomePage })),
);
const DocumentsPage = lazy(() =>
  import('#web/features/documents/page.tsx').then((m) => ({ default: m.DocumentsPage })),
);
const DocumentPage = lazy(() =>
  import('#web/features/documents/document-page.tsx').then((m) => ({ default: m.DocumentPage })),
);
const MeetingsPage = lazy(() =>
  import('#web/features/meetings/page.tsx').then((m) => ({ default: m.MeetingsPage })),
);
const CommunityPage = lazy(() =>
  import('#web/features/community/page.tsx').then((m) => ({ default: m.CommunityPage })),
);
const RepairPlanScreen = lazy(() =>
  import('./repair-plan-screen.tsx').then((m) => ({ default: m.RepairPlanScreen })),
);
const ManagementPage = lazy(() =>
  import('#web/features/management/page.tsx').then((m) => ({ default: m.ManagementPage })),
);

/** Every page of `contract/pages.ts`, in the order of the sidebar. */
export function Routes() {
  const [path] = useLocation();
  return (
    <FailureBoundary key={path}>
      <Suspense fallback={<PageLoading />}>
        <Switch>
          <Route path="/demo" component={HomePage} />
          <Route path="/demo/documents" component={DocumentsPage} />
          <Route path="/document/:documentId">
            {({ documentId }) => <DocumentPage documentId={documentId} />}
          </Route>
          <Route path="/demo/meetings" component={MeetingsPage} />
          <Route path="/demo/community" component={CommunityPage} />
          <Route path="/demo/repair-fund-simulation" component={RepairPlanScreen} />
          <Route path="/demo/management" component={ManagementPage} />
          <Route path="/coming-soon" component={ComingSoonPage} />
          <Route path="/vrm-assistant" component={VrmAssistantPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </FailureBoundary>
  );
}
