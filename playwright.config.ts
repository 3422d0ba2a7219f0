import { defineConfig } from '@playwright/test';
import { resolveChromium } from './scripts/browser.mjs';

const { executablePath, args, env } = await resolveChromium();

/** Journeys run against the built product; `e2e/start-product.ts` starts it on an empty data folder. */
export default defineConfig({
  testDir: 'e2e',
  // Pictures are compared within a tolerance: one of each, for every machine.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: '.cache/e2e',
  // Only a hang lasts so long, whatever else the machine does.
  timeout: 600_000,
  // How long a busy machine may take to show what is waited for; the product's own limits have tests of their own.
  expect: { timeout: 20_000 },
  // Once more what failed, told at the end of the gate by name: a stutter of the machine holds nobody up, and is seen.
  retries: 1,
  workers: 2,
  fullyParallel: false,
  globalSetup: './e2e/start-product.ts',
  reporter: [['dot'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL: process.env['E2E_URL'] ?? 'http://127.0.0.1:3301',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // What cannot be clicked is told long before the journey's own limit.
    actionTimeout: 60_000,
    launchOptions: { executablePath, args, env },
  },
});
