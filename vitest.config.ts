import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { unitReport } from './scripts/unit-report.mjs';
import { listDatabaseTests, needsBothEngines } from './src/server/testing/list-database-tests.ts';
import { findBinaries } from './src/server/testing/postgres-server.ts';

/** Only a hang takes so long, also where ten others share the machine. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000 };
const node = { environment: 'node', ...patience } as const;
/** What waits for a screen or a database is tried once more; the end of the gate names it. */
const again = { retry: 1 };
const globalSetup = 'src/server/testing/global-setup.ts';
const hasServer = Boolean(process.env['TEST_DATABASE_URL'] ?? findBinaries());
const databaseTests = listDatabaseTests();
/** A PostgreSQL server does the same work in less than half of the time. */
const onServerAlone = hasServer ? databaseTests.filter((file) => !needsBothEngines(file)) : [];

/**
 * The files of a project share their workers: modules are read and made ready once in each, not once for each file.
 * Those of the web have one each.
 * What asks a database runs on a PostgreSQL server, and on the embedded one as well where the engine can make a
 * difference; every journey in the browser runs on the embedded one. Where there is no server, all runs embedded.
 */
export default defineConfig({
  plugins: [react()],
  define: { __VERSION__: '"test"' },
  test: {
    silent: 'passed-only',
    reporters: ['minimal', unitReport],
    isolate: false,
    // Many tests wait, for a timer or another process: one worker more keeps the cores at work meanwhile.
    maxWorkers: availableParallelism() + 1,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: { ...node, name: 'domain', include: ['src/{domain,contract}/**/*.test.ts'] },
      },
      { extends: true, test: { ...node, name: 'demo', include: ['src/demo/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...node,
          ...again,
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: onServerAlone,
          globalSetup,
        },
      },
      ...(hasServer
        ? [
            {
              extends: true as const,
              test: {
                ...node,
                ...again,
                name: 'server-postgres',
                include: databaseTests,
                globalSetup,
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          name: 'figure',
          include: ['scripts/**/*.test.mjs'],
          environment: 'happy-dom',
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Screens remember in the modules what one looked at: in a shared window one file would find it of another.
          isolate: true,
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
          },
          // React looks for who counts its renders when it is loaded, so that stands first.
          setupFiles: ['src/web/testing/render-counts.ts', 'src/web/testing/start-anew.ts'],
          ...patience,
          ...again,
        },
      },
    ],
  },
});
