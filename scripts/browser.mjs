// Finds a Chromium for the browser journeys: CHROMIUM_PATH, one of the system, Playwright's own download, and last the
// one that npm brings (linux x64), which needs nothing else installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell draws the same pages without a browser's windows: a fifth less work for the same journeys. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function resolveChromium() {
  const system = process.env.NO_SYSTEM_CHROMIUM ? [] : systemPaths;
  const found = [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()].find(
    (path) => path && existsSync(path) && runs(path),
  );
  if (found) return { executablePath: found, args: flags, env: process.env, knowsPasskeys: true };
  const bundled = await resolveNpmChromium();
  if (bundled) return bundled;
  throw new Error(
    'Chromium が見つかりません。CHROMIUM_PATH に実行ファイルの場所を指定してください。',
  );
}

function runs(executablePath, env = {}) {
  return spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env } }).status === 0;
}

async function resolveNpmChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const cache = resolve('node_modules/.cache/chromium');
  mkdirSync(cache, { recursive: true });
  const executablePath = await unpack(cache);
  const libraries = join(cache, 'al2023', 'lib');
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: writeFontConfig(cache) }),
  };
  if (!runs(executablePath, env)) return undefined;
  // Not the package's own flags: with --single-process it dies when the first context closes.
  // It ends with SIGSEGV where a passkey is made.
  return { executablePath, args: [...flags, '--no-zygote'], env, knowsPasskeys: false };
}

/**
 * The package unpacks into the folder of temporary files, and its system libraries only where it believes to run in
 * Lambda; here both go to a cache beside the packages, and the environment is left as it was.
 */
async function unpack(cache) {
  const before = { ...process.env };
  process.env.TMPDIR = cache;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  try {
    if (!existsSync(join(cache, 'al2023'))) rmSync(join(cache, 'chromium'), { force: true });
    const { default: bundled } = await import('@sparticuz/chromium');
    return await bundled.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

function writeFontConfig(cache) {
  const folder = join(cache, 'fontconfig');
  mkdirSync(folder, { recursive: true });
  const fonts = resolve('node_modules/@expo-google-fonts/noto-sans-jp');
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}/400Regular</dir><dir>${fonts}/700Bold</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return folder;
}
