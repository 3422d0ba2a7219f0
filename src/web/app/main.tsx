import '#web/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from '#web/lib/api.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root) {
  // What the server refuses is told on the screen.
  const onCaughtError = (error: unknown) => error instanceof ApiError || console.error(error);
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <App queryClient={createQueryClient()} />
    </StrictMode>,
  );
}

// 124 @font-face rules that only names and documents need: they wait for the first paint.
requestAnimationFrame(() =>
  setTimeout(() => void import('@fontsource-variable/noto-sans-jp/wght.css')),
);
