// Run after every `npm install`: a registry that serves only this platform's builds of a package makes npm leave the
// other platforms out of the lock file, and then `npm ci` stops elsewhere. This adds them from the parents' lists.
import { readFileSync, writeFileSync } from 'node:fs';

const systems = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
  freebsd: 'freebsd',
  android: 'android',
  openharmony: 'openharmony',
};
const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'wasm32',
];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
let added = 0;
for (const [place, parent] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    if (isLocked(place, name) || !/^\d+\.\d+\.\d+/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = entryOf(name, version, parent);
    added += 1;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`added ${added} entries\n`);

/** Node looks for a package beside its parent, then in every folder above. */
function isLocked(place, name) {
  for (let at = place; ; ) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
    const cut = at.lastIndexOf('/node_modules/');
    at = cut < 0 ? '' : at.slice(0, cut);
  }
}

function entryOf(name, version, parent) {
  const parts = name.split(/[/-]/);
  const os = parts.map((part) => systems[part]).find(Boolean);
  const cpu = processors.find((processor) => parts.includes(processor));
  const libc = parts.some((part) => part.startsWith('musl'))
    ? ['musl']
    : parts.some((part) => part.startsWith('gnu'))
      ? ['glibc']
      : undefined;
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(parent.dev ? { dev: true } : {}),
    ...(libc ? { libc } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}
