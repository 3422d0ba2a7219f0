import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Router } from 'wouter';
import { isAccountPage } from '#contract/pages.ts';
import { placeRouter } from '#web/lib/place.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { MembersOnly } from './members-only.tsx';
import { ProofHost } from './proof-host.tsx';
import { Routes } from './routes.tsx';
import { Shell } from './shell.tsx';

const AccountScreen = lazy(() =>
  import('./account-screen.tsx').then((m) => ({ default: m.AccountScreen })),
);

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <Toaster>
          {isAccountPage(location.pathname) ? (
            <Suspense>
              <AccountScreen />
            </Suspense>
          ) : (
            <Router {...placeRouter}>
              <MembersOnly>
                <Shell>
                  <Routes />
                </Shell>
              </MembersOnly>
            </Router>
          )}
          <ProofHost />
        </Toaster>
      </TooltipProvider>
    </QueryClientProvider>
  );
}
