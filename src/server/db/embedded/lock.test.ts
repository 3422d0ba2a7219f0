import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { acquireLock } from '#server/db/embedded/lock.ts';
import { buildProgram } from '#server/db/testing/build-program.ts';
import { killPrograms, startProgram } from '#server/db/testing/child-program.ts';
import { lockSource } from '#server/db/testing/programs.ts';
import { temporaryFolder } from '#server/db/testing/temporary-folder.ts';

const folder = temporaryFolder();
const program = await buildProgram(lockSource);
afterAll(() => program.remove());
afterAll(killPrograms);
afterEach(() => {
  vi.useRealTimers();
});

const ignore = (): void => undefined;

function leaveLock(dataDir: string, owner: object, ageMs = 0): void {
  const file = `${dataDir}.lock`;
  writeFileSync(file, JSON.stringify(owner));
  const then = new Date(Date.now() - ageMs);
  utimesSync(file, then, then);
}

const stranger = { id: 'a', pid: 1234, startedAt: '1', host: 'other', machine: 'other/boot/pid' };

describe('the lock of a data folder', () => {
  test('belongs to one, and to the next after it is released', () => {
    const dataDir = join(folder, 'simple');
    const release = acquireLock(dataDir, ignore);
    expect(() => acquireLock(dataDir, ignore)).toThrow(`プロセス ${process.pid}）が使用中です。`);
    release();
    acquireLock(dataDir, ignore)();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of another host counts by its heartbeat', () => {
    const dataDir = join(folder, 'far');
    leaveLock(dataDir, stranger, 10_000);
    const taking = () => acquireLock(dataDir, ignore);
    expect(taking).toThrow('（ホスト other のプロセス 1234）が使用中です。');
    leaveLock(dataDir, stranger, 40_000);
    taking()();
  });

  test('of a process number that now belongs to another process is stale', () => {
    const dataDir = join(folder, 'reused');
    const release = acquireLock(dataDir, ignore);
    const mine = JSON.parse(readFileSync(`${dataDir}.lock`, 'utf8'));
    expect(mine).toMatchObject({ pid: process.pid, host: hostname() });
    release();
    leaveLock(dataDir, { ...mine, id: 'before', startedAt: '1' });
    acquireLock(dataDir, ignore)();
  });

  test('that nobody can read is left alone while it is fresh', () => {
    const dataDir = join(folder, 'unreadable');
    leaveLock(dataDir, {}, 10_000);
    expect(() => acquireLock(dataDir, ignore)).toThrow('別のスミワが使用中です。');
    leaveLock(dataDir, {}, 40_000);
    acquireLock(dataDir, ignore)();
  });

  test('tells its owner when somebody took it away', () => {
    vi.useFakeTimers();
    const dataDir = join(folder, 'lost');
    const onLost = vi.fn<() => void>();
    const release = acquireLock(dataDir, onLost);
    vi.advanceTimersByTime(6_000);
    expect(onLost).not.toHaveBeenCalled();
    leaveLock(dataDir, stranger);
    vi.advanceTimersByTime(20_000);
    expect(onLost).toHaveBeenCalledOnce();
    release();
    expect(readFileSync(`${dataDir}.lock`, 'utf8')).toContain('other');
  });

  test('left by a killed process goes to exactly one of eight that want it', async () => {
    const dataDir = join(folder, 'race');
    for (let round = 0; round < 3; round += 1) {
      const startAt = Date.now() + 1_000;
      const racers = Array.from({ length: 8 }, () =>
        startProgram(program.file, [dataDir, String(startAt)]),
      );
      const results = await Promise.all(racers.map((racer) => racer.says(/./)));
      expect(results.toSorted()).toEqual([...Array<string>(7).fill('EDBLOCKED'), 'won']);
      // Killed, so that the next round finds the lock of a dead owner.
      await Promise.all(racers.map((racer) => racer.kill()));
    }
    expect(readdirSync(folder).filter((name) => name.includes('claim'))).toEqual([]);
  });
});
