import { randomUUID } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { relative } from 'node:path';
import { codeOf, StorageProblem } from '#server/db/database-error.ts';

const heartbeatMs = 5_000;
const staleAfterMs = 30_000;
const hasProc = existsSync('/proc/self/stat');

/** Process numbers are only comparable within one boot and one container. */
const machine = [
  hostname(),
  tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  tryRead(() => readlinkSync('/proc/self/ns/pid')),
].join('/');

type Owner = {
  readonly id: string;
  readonly pid: number;
  readonly startedAt: string;
  readonly host: string;
  /** Same value: the process number of the owner means something here. */
  readonly machine: string;
};

type Seen = { readonly id: string; readonly owner: Owner | undefined; readonly isAlive: boolean };

/**
 * Takes the only right to open a data folder; PGlite itself would let two processes destroy it.
 * Whoever dies leaves the lock behind, and exactly one of those who find it takes it over.
 */
export function acquireLock(dataDir: string, onLost: () => void): () => void {
  const file = `${dataDir}.lock`;
  const me = describeMyself();
  take(file, me, dataDir);
  const timer = setInterval(() => {
    if (isMine(file, me)) touch(file);
    else {
      clearInterval(timer);
      onLost();
    }
  }, heartbeatMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (isMine(file, me)) rmSync(file, { force: true });
  };
}

function take(file: string, me: Owner, dataDir: string): void {
  for (;;) {
    if (create(file, me)) return;
    const found = look(file);
    if (found?.isAlive) throw inUse(dataDir, found.owner);
    if (found !== undefined && takeOver(file, found.id, { me, dataDir })) return;
  }
}

/**
 * A dead owner's lock is replaced under a claim that carries the dead owner's id: ids never come
 * back, so a late comer with an old claim finds a new id in the lock and leaves it alone.
 */
function takeOver(
  file: string,
  deadId: string,
  { me, dataDir }: { me: Owner; dataDir: string },
): boolean {
  const claim = `${file}.${deadId}.claim`;
  take(claim, me, dataDir);
  const again = look(file);
  const isStillDead = again !== undefined && again.id === deadId && !again.isAlive;
  if (isStillDead) {
    const prepared = `${file}.${me.id}`;
    writeFileSync(prepared, JSON.stringify(me));
    renameSync(prepared, file);
  }
  rmSync(claim, { force: true });
  return isStillDead;
}

function create(file: string, me: Owner): boolean {
  try {
    writeFileSync(file, JSON.stringify(me), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function look(file: string): Seen | undefined {
  try {
    const owner = parseOwner(readFileSync(file, 'utf8'));
    const { mtimeMs } = statSync(file);
    const isFresh = Date.now() - mtimeMs < staleAfterMs;
    const isNeighbour = owner !== undefined && owner.machine === machine;
    return {
      id: owner?.id ?? `unreadable-${mtimeMs}`,
      owner,
      isAlive: isNeighbour ? startOf(owner.pid) === owner.startedAt : isFresh,
    };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parseOwner(text: string): Owner | undefined {
  try {
    const owner: Partial<Owner> = JSON.parse(text);
    const { id, pid, startedAt, host, machine: place } = owner;
    if (!id || !pid || !startedAt || !host || !place) return undefined;
    return { id, pid, startedAt, host, machine: place };
  } catch {
    return undefined;
  }
}

function describeMyself(): Owner {
  const { pid } = process;
  const startedAt = startOf(pid) ?? 'unknown';
  return { id: randomUUID(), pid, startedAt, host: hostname(), machine };
}

/** When a living process began; undefined when it is gone. A reused number has another start. */
function startOf(pid: number): string | undefined {
  if (!hasProc) return isRunning(pid) ? 'unknown' : undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie holds no file any more, it only waits for its parent.
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function tryRead(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

function isMine(file: string, me: Owner): boolean {
  try {
    return parseOwner(readFileSync(file, 'utf8'))?.id === me.id;
  } catch {
    return false;
  }
}

function touch(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

function inUse(dataDir: string, owner: Owner | undefined): StorageProblem {
  const place = owner === undefined || owner.host === hostname() ? '' : `ホスト ${owner.host} の`;
  const who = owner === undefined ? '' : `（${place}プロセス ${owner.pid}）`;
  const near = relative('', dataDir);
  const folder = near.startsWith('..') ? dataDir : near;
  return new StorageProblem(
    'EDBLOCKED',
    `データフォルダ ${folder} は別のスミワ${who}が使用中です。`,
  );
}
