import { createRequire, syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';

// The engine's thread, writing down every change it makes to the disk and every fsync, in order:
// `journal` holds one JSON line per step, `journal.bytes` what was written. While the file
// "forget-fsync" lies beside the folder, fsync is not written down, as in PGlite without our hook.

/** @type {typeof import('node:fs')} */
const patched = createRequire(import.meta.url)('node:fs');
const real = { ...patched };
/** @type {string} */
const dataDir = workerData.dataDir;
const beside = dirname(dataDir);
const journal = real.openSync(join(beside, 'journal'), 'a');
const bytes = real.openSync(join(beside, 'journal.bytes'), 'a');
let bytesWritten = real.fstatSync(bytes).size;
let nextFile = 0;

/** Path → file: a file keeps its number when it is renamed. @type {Map<string, number>} */
const files = new Map();
/** Open descriptor → file, or the path of a folder. @type {Map<number, number | string>} */
const open = new Map();

// Another thread has made the cluster: its recording goes on.
for (const line of real.readFileSync(join(beside, 'journal'), 'utf8').split('\n').filter(Boolean)) {
  const { step, path, to, file } = JSON.parse(line);
  if (step === 'name') {
    files.set(path, file);
    nextFile = Math.max(nextFile, file);
  } else if (step === 'rename') files.set(to, files.get(path) ?? 0);
  if (step === 'rename' || step === 'remove') files.delete(path);
}

/** @param {object} step */
function note(step) {
  real.writeSync(journal, `${JSON.stringify(step)}\n`);
}

/** @param {unknown} path */
function isOurs(path) {
  // The mark of an unfinished folder is removed by the main thread, which is not recorded.
  if (String(path).endsWith('/initializing')) return false;
  return String(path).startsWith(`${dataDir}/`) || path === dataDir;
}

/** @param {string} path */
function fileAt(path) {
  let file = files.get(path);
  if (file === undefined) {
    nextFile += 1;
    file = nextFile;
    files.set(path, file);
    note({ step: 'name', path, file });
  }
  return file;
}

/**
 * @param {number} file
 * @param {Uint8Array} content
 * @param {number} position
 */
function noteWrite(file, content, position) {
  note({ step: 'write', file, position, from: bytesWritten, length: content.length });
  bytesWritten += real.writeSync(bytes, content);
}

patched.openSync = (path, ...rest) => {
  const descriptor = real.openSync(path, ...rest);
  if (isOurs(path)) {
    const isFolder = real.fstatSync(descriptor).isDirectory();
    open.set(descriptor, isFolder ? String(path) : fileAt(String(path)));
  }
  return descriptor;
};

patched.closeSync = (descriptor) => {
  open.delete(descriptor);
  real.closeSync(descriptor);
};

/** @type {(descriptor: number, buffer: Uint8Array, ...place: [offset: number, length: number, position: number]) => number} */
function writeSync(descriptor, buffer, ...place) {
  const written = real.writeSync(descriptor, buffer, ...place);
  const [offset, , position] = place;
  const file = open.get(descriptor);
  if (typeof file === 'number') {
    noteWrite(file, new Uint8Array(buffer.buffer, buffer.byteOffset + offset, written), position);
  }
  return written;
}

patched.writeFileSync = (path, content, options) => {
  real.writeFileSync(path, content, options);
  if (typeof path !== 'string' || !isOurs(path)) return;
  const file = fileAt(path);
  note({ step: 'size', file, length: 0 });
  if (content !== '') throw new Error('Only empty files are made this way.');
};

patched.truncateSync = (path, length) => {
  real.truncateSync(path, length);
  if (isOurs(path)) note({ step: 'size', file: fileAt(String(path)), length: length ?? 0 });
};

patched.ftruncateSync = (descriptor, length) => {
  real.ftruncateSync(descriptor, length);
  const file = open.get(descriptor);
  if (typeof file === 'number') note({ step: 'size', file, length: length ?? 0 });
};

/** @type {(path: string, mode: number) => void} */
function mkdirSync(path, mode) {
  real.mkdirSync(path, mode);
  if (isOurs(path)) note({ step: 'folder', path });
}
Object.assign(patched, { writeSync, mkdirSync });

patched.renameSync = (from, to) => {
  real.renameSync(from, to);
  note({ step: 'rename', path: String(from), to: String(to) });
  files.set(String(to), fileAt(String(from)));
  files.delete(String(from));
};

patched.unlinkSync = (path) => {
  real.unlinkSync(path);
  note({ step: 'remove', path: String(path) });
  files.delete(String(path));
};

patched.rmdirSync = (path) => {
  real.rmdirSync(path);
  note({ step: 'remove', path: String(path) });
};

/** @param {number} descriptor */
function sync(descriptor) {
  if (real.existsSync(join(beside, 'forget-fsync'))) return;
  const file = open.get(descriptor);
  if (file !== undefined) note({ step: 'sync', file });
}
patched.fsyncSync = sync;
patched.fdatasyncSync = sync;
syncBuiltinESMExports();

await import('#server/db/embedded/embedded-worker.js');
