import { PGlite } from '@electric-sql/pglite';
import { createStatements } from './statements.js';

// Plain JavaScript: the worker that imports it must run from source on Node 20, without a build.

/** @typedef {import('#server/db/database-error.ts').DatabaseFault} DatabaseFault */

// PGlite's own defaults without -F, which would turn fsync off.
const baseParams = ['--single', '-O', '-j'];
const baseSettings = {
  search_path: 'public',
  exit_on_error: 'false',
  log_checkpoints: 'false',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  jit: 'off',
};

/** How PGlite leaves a statement that failed as statements do; everything else thrown is a crash. */
const errorJump = 100;

const mainLoop = '_PostgresMainLoopOnce';

/**
 * A data folder as one file, for `loadDataDir`. Node would read a true blob in small pieces, as long as PostgreSQL takes to start.
 * @param {Uint8Array} tar
 */
export function asDataDir(tar) {
  const arrayBuffer = async () => new Uint8Array(tar).buffer;
  return Object.assign(new Blob([]), { arrayBuffer });
}

/** The engine can no longer be trusted: it must be thrown away, not asked again. */
export class EngineCrash extends Error {}

/**
 * Starts PGlite speaking text only, and notices the crashes that PGlite swallows: after a stack
 * overflow it would answer every later statement with success and no rows.
 * @param {import('@electric-sql/pglite').PGliteOptions} options
 * @param {Record<string, string>} settings
 */
export async function startEngine(options, settings) {
  const startParams = Object.entries({ ...baseSettings, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const pglite = await PGlite.create({ ...options, startParams: [...baseParams, ...startParams] });
  const crash = watchForCrash(pglite);
  const statements = createStatements(pglite);

  /**
   * @template T
   * @param {() => Promise<T>} work
   */
  async function guarded(work) {
    try {
      const answer = await work();
      if (crash.seen === undefined) return answer;
    } catch (error) {
      if (isPanic(error)) crash.seen ??= faultOf(error).message;
      if (crash.seen === undefined) throw error;
    }
    throw new EngineCrash(crash.seen);
  }

  return {
    /**
     * @param {string} text
     * @param {readonly (string | null)[]} params
     */
    query: (text, params) => guarded(() => statements.run(text, params)),
    /** @param {string} sql */
    exec: async (sql) => {
      const results = await guarded(() => pglite.exec(sql));
      for (const { command = '' } of results) statements.note(command);
    },
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  };
}

/** @param {PGlite} pglite */
function watchForCrash(pglite) {
  /** @type {{ seen: string | undefined }} */
  const crash = { seen: undefined };
  const engine = pglite.Module;
  const runMainLoop = engine[mainLoop];
  engine[mainLoop] = () => {
    try {
      return runMainLoop();
    } catch (thrown) {
      if (Object(thrown).status !== errorJump) crash.seen ??= faultOf(thrown).message;
      throw thrown;
    }
  };
  return crash;
}

/** @param {unknown} error */
function isPanic(error) {
  return (
    error instanceof Error &&
    'severity' in error &&
    ['PANIC', 'FATAL'].includes(String(error.severity))
  );
}

/**
 * What may leave the engine: PGlite puts the parameters into its errors.
 * @param {unknown} error
 * @returns {DatabaseFault}
 */
export function faultOf(error) {
  const { message, code, constraint, table, column } = Object(error);
  return { message: message ?? String(error), code: code ?? 'XX000', constraint, table, column };
}
