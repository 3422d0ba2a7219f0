// The journeys as they would run some days from now: `npm run e2e:later -- 45 [files]`. The product, its tests and
// their browsers have that day together; what only passes in the month in which it was written fails here.
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const dayMs = 86_400_000;
const [days = '', ...others] = process.argv.slice(2);
if (!/^\d+$/.test(days)) throw new Error('how many days from now? npm run e2e:later -- 45');

const child = spawn('npx', ['playwright', 'test', ...others], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    NODE_OPTIONS: `--import=${pathToFileURL('e2e/shift-clock.mjs').href}`,
    CLOCK_SHIFT_MS: String(Number(days) * dayMs),
  },
});
child.once('close', (code) => process.exit(code ?? 1));
