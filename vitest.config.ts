import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const node = { environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  plugins: [react()],
  define: { __VERSION__: '"test"' },
  test: {
    silent: 'passed-only',
    projects: [
      { extends: true, test: { ...node, name: 'domain', include: ['src/{domain,contract}/**/*.test.ts'] } },
      { extends: true, test: { ...node, name: 'demo', include: ['src/demo/**/*.test.ts'] } },
      {
        extends: true,
        test: { ...node, name: 'server', include: ['src/server/**/*.test.ts'], globalSetup: 'src/server/testing/global-setup.ts' },
      },
      {
        extends: true,
        test: { name: 'web', include: ['src/web/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
    ],
  },
});
