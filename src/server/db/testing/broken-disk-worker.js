import * as fs from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';

// The engine's thread on a disk that fails from the moment the file "break" lies beside the folder.

/** @type {typeof fs} */
const patched = createRequire(import.meta.url)('node:fs');
const { fdatasyncSync } = fs;
const order = join(dirname(workerData.dataDir), 'break');

patched.fdatasyncSync = (descriptor) => {
  if (fs.existsSync(order)) throw new Error('EIO: i/o error, fdatasync');
  fdatasyncSync(descriptor);
};
syncBuiltinESMExports();

await import('#server/db/embedded/embedded-worker.js');
