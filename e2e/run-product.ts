import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The built server, as an operator starts it. */
const program = resolve('dist/server/main.js');
const startLimitMs = 300_000;
const commandLimitMs = 240_000;
const ownVariables =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|APP_URL|SMTP_URL|MAIL_FROM|STAFF_EMAIL|COOKIE_SECRET|TRUSTED_PROXIES|(OPENAI|GEMINI|FILES_S3|ISSUER|LINE|GOOGLE)_.*)$/;

export type Settings = {
  /** Variables of the product; those of whoever runs the tests are left out. */
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
};

export type Ended = {
  readonly code: number | null;
  readonly output: string;
  /** What the operator is told when something is wrong. */
  readonly complaint: string;
};

export type RunningProduct = {
  readonly url: string;
  readonly pid: number;
  output(): string;
  /** Asks it to leave and waits until it has. */
  stop(): Promise<Ended>;
  kill(): Promise<Ended>;
  signal(name: 'SIGTERM'): void;
  readonly ended: Promise<Ended>;
};

/** Runs a command of the product until it ends by itself; one that goes on for ever is killed. */
export async function runCommand(args: readonly string[], settings: Settings): Promise<Ended> {
  const child = spawnProduct(args, settings);
  const limit = setTimeout(() => child.kill('SIGKILL'), commandLimitMs);
  const ended = await watch(child).ended;
  clearTimeout(limit);
  return ended;
}

/** Starts the product and waits until it takes visitors. Without a PORT it finds a free one. */
export async function runProduct(settings: Settings): Promise<RunningProduct> {
  const env = { PORT: '0', HOST: '127.0.0.1', ...settings.env };
  const child = spawnProduct([], { ...settings, env });
  const { ended, output, complaint } = watch(child);
  const url = await untilReady(child, output).catch((error) => {
    child.kill('SIGKILL');
    throw new Error(`${error}\n${output()}${complaint()}`);
  });
  return {
    url,
    pid: child.pid ?? 0,
    output,
    ended,
    signal: (name) => void child.kill(name),
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

function spawnProduct(args: readonly string[], { env = {}, folder }: Settings): ChildProcess {
  const others = Object.entries(process.env).filter(([name]) => !ownVariables.test(name));
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder ?? process.cwd(),
    env: { ...Object.fromEntries(others), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The tests may end in the middle: nothing of theirs stays behind.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

function watch(child: ChildProcess) {
  let output = '';
  let complaint = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = new Promise<Ended>((done) => {
    child.once('close', (code) => done({ code, output, complaint }));
  });
  return { ended, output: () => output, complaint: () => complaint };
}

async function untilReady(child: ChildProcess, output: () => string): Promise<string> {
  const limit = performance.now() + startLimitMs;
  while (performance.now() < limit) {
    const port = /準備ができました　http:\/\/localhost:(\d+)/.exec(output())?.[1];
    if (port) return `http://127.0.0.1:${port}`;
    if (child.exitCode !== null) throw new Error('the product ended while it was starting');
    await new Promise((again) => setTimeout(again, 20));
  }
  throw new Error('the product did not start in time');
}
