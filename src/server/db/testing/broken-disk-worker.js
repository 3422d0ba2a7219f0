import { createRequire, syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';

// The engine's thread on a bad disk: the file "break" beside the folder says what goes wrong.

/** @type {typeof import('node:fs')} */
const patched = createRequire(import.meta.url)('node:fs');
const real = { ...patched };
const order = join(dirname(workerData.dataDir), 'break');

function ordered() {
  return real.existsSync(order) ? real.readFileSync(order, 'utf8') : '';
}

patched.fdatasyncSync = (descriptor) => {
  if (ordered() === 'fsync') throw new Error('EIO: i/o error, fdatasync');
  real.fdatasyncSync(descriptor);
};

/** @type {(descriptor: number, buffer: Uint8Array, ...place: [offset: number, length: number, position: number]) => number} */
function writeSync(descriptor, buffer, ...place) {
  if (ordered() === 'full') throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  if (ordered() === 'crash') {
    real.rmSync(order);
    // Without a code it is no error of the file system: it tears WebAssembly apart.
    throw new Error('torn');
  }
  return real.writeSync(descriptor, buffer, ...place);
}
Object.assign(patched, { writeSync });
syncBuiltinESMExports();

await import('#server/db/embedded/embedded-worker.js');
