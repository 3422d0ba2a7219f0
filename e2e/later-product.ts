import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { shiftBrowser, shiftedClock } from './clock-shift.ts';
import { type Ended, type RunningProduct, runCommand, runProduct } from './run-product.ts';

type Place = {
  readonly site: string;
  readonly env?: Readonly<Record<string, string>>;
};

export type LaterProduct = {
  readonly start: () => Promise<void>;
  /** The same product on the same data, so much later. */
  readonly wait: (ms: number) => Promise<void>;
  /** A day as a browser's field takes it, so many days after the product's own today. */
  readonly dayIn: (days: number) => string;
  /** A browser whose clock goes with the product's. */
  readonly letGoAlong: (context: BrowserContext) => Promise<void>;
  /** What whoever runs the installation types beside it. */
  readonly operate: (...args: readonly string[]) => Promise<Ended>;
  readonly end: () => Promise<void>;
};

const japanMs = 9 * 3_600_000;
const dayMs = 86_400_000;

/** A product of one's own whose days pass: it is stopped and goes on with another clock. */
export function laterProduct({ site, env = {} }: Place): LaterProduct {
  const dataDir = mkdtempSync(join(tmpdir(), 'sumiwa-later-'));
  let product: RunningProduct | undefined;
  let shiftMs = 0;
  async function start(): Promise<void> {
    product = await runProduct({
      env: {
        PORT: new URL(site).port,
        DATA_DIR: dataDir,
        APP_URL: site,
        SMTP_URL: 'smtp://127.0.0.1:3302',
        STAFF_EMAIL: 'staff@sumiwa.example',
        TRUSTED_PROXIES: '1',
        ...shiftedClock(shiftMs),
        ...env,
      },
    });
  }
  return {
    start,
    async wait(ms) {
      shiftMs += ms;
      await product?.stop();
      await start();
    },
    dayIn: (days) =>
      new Date(Date.now() + shiftMs + japanMs + days * dayMs).toISOString().slice(0, 10),
    letGoAlong: (context) => shiftBrowser(context, shiftMs),
    operate: (...args) => runCommand(args, { env: { DATA_DIR: dataDir, ...env } }),
    async end() {
      await product?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
