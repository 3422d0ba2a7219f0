import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Toaster } from '#web/ui/toast.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { Routes } from './routes.tsx';
import { Shell } from './shell.tsx';

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <Toaster>
          <Shell>
            <Routes />
          </Shell>
        </Toaster>
      </TooltipProvider>
    </QueryClientProvider>
  );
}
