import * as fs from 'node:fs';
import * as path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { asDataDir, EngineCrash, faultOf, startEngine } from './engine.js';

/** Leaves no way to answer: main reads this exit code as "the disk did not take it". */
const fsyncFailed = 70;

/** PGlite's file system has no fsync at all: without this hook a commit is not on the disk. */
class DurableNodeFS extends NodeFS {
  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(pglite, options) {
    const prepared = await super.init(pglite, options);
    prepared.emscriptenOpts.preRun?.push((engine) => {
      const { NODEFS, FS } = Object(engine);
      NODEFS.stream_ops.fsync = (/** @type {{ node: { mode: number }, nfd: number }} */ stream) => {
        if (FS.isDir(stream.node.mode)) syncFolder(NODEFS.realPath(stream.node));
        else failStop(() => fs.fdatasyncSync(stream.nfd));
        return 0;
      };
    });
    return prepared;
  }
}

/**
 * PGlite swallows what a hook throws and would report the commit as done.
 * @param {() => void} sync
 */
function failStop(sync) {
  try {
    sync();
  } catch (error) {
    parentPort?.postMessage({ fatal: String(error) });
    process.exit(fsyncFailed);
  }
}

/** @param {string} folder */
function syncFolder(folder) {
  // Windows has no fsync for folders.
  if (process.platform !== 'win32') syncPath(folder, 'r');
}

/**
 * @param {string} file
 * @param {'r' | 'r+'} flags
 */
function syncPath(file, flags) {
  failStop(() => {
    const descriptor = fs.openSync(file, flags);
    try {
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
  });
}

/**
 * PGlite copies a new cluster into the folder without any fsync.
 * @param {string} folder
 */
function syncTree(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(full);
    else syncPath(full, 'r+');
  }
  syncFolder(folder);
}

/** @type {{ dataDir: string, isNew: boolean, settings: Record<string, string>, cluster: string | null }} */
const { dataDir, isNew, settings, cluster } = workerData;
const start =
  isNew && cluster ? { loadDataDir: asDataDir(gunzipSync(fs.readFileSync(cluster))) } : {};
const engine = await startEngine({ ...start, fs: new DurableNodeFS(dataDir) }, settings);
if (isNew) syncTree(dataDir);

/** @param {{ op: 'query' | 'exec' | 'close', text: string, params: readonly (string | null)[] }} request */
function answer({ op, text, params }) {
  if (op === 'query') return engine.query(text, params);
  return op === 'exec' ? engine.exec(text) : engine.close();
}

parentPort?.on('message', async (request) => {
  try {
    parentPort?.postMessage({ result: await answer(request) });
  } catch (error) {
    parentPort?.postMessage(
      error instanceof EngineCrash ? { crash: error.message } : { fault: faultOf(error) },
    );
  }
});
parentPort?.postMessage({ ready: true });
