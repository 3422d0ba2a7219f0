import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ComingSoonPage } from './coming-soon-page.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { VrmAssistantPage } from './vrm-assistant-page.tsx';

const RepairPlanPage = lazy(() =>
  import('#web/features/repair-plan/page.tsx').then((m) => ({ default: m.RepairPlanPage })),
);

/** Every page of `contract/pages.ts`, in the order of the sidebar. */
export function Routes() {
  const [path] = useLocation();
  return (
    <FailureBoundary key={path}>
      <Suspense fallback={<PageLoading />}>
        <Switch>
          <Route path="/demo/repair-fund-simulation">
            <RepairPlanPage />
          </Route>
          <Route path="/coming-soon">
            <ComingSoonPage />
          </Route>
          <Route path="/vrm-assistant">
            <VrmAssistantPage />
          </Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Suspense>
    </FailureBoundary>
  );
}
