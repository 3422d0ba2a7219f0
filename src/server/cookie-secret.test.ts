import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { cookieSecretOf } from './cookie-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the secret of the environment is used and not written down', () => {
  const dataDir = join(folder, 'given');
  const secret = 'x'.repeat(40);
  expect(cookieSecretOf(readConfig({ DATA_DIR: dataDir, COOKIE_SECRET: secret }))).toBe(secret);
  expect(readdirSync(folder)).toEqual([]);
});

test('else one is made once, long and for its owner alone, and is the same after a restart', () => {
  const config = readConfig({ DATA_DIR: join(folder, 'made') });
  const secret = cookieSecretOf(config);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(cookieSecretOf(config)).toBe(secret);
  expect(statSync(join(folder, 'made', 'cookie-secret')).mode & 0o777).toBe(0o600);
  expect(cookieSecretOf(readConfig({ DATA_DIR: join(folder, 'other') }))).not.toBe(secret);
});
