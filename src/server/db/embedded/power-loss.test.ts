import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import type { Database } from '#server/db/db.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import {
  afterPowerLoss,
  type Luck,
  type Recording,
  readRecording,
  recordedUntil,
} from '#server/db/testing/power-loss.ts';
import { temporaryFolder } from '#server/db/testing/temporary-folder.ts';
import { recordingWorker } from '#server/db/testing/workers.ts';

// The model: the recording worker writes down every change and every fsync in order. The power may
// go at any point of that order; then only what an fsync covered is sure to be on the disk.

const rows = 120;

let beside: string;
let dataDir: string;

const folder = temporaryFolder();
const packed = join(folder, 'new-cluster.tar.gz');
writeFileSync(packed, gzipSync(readFileSync(inject('emptySnapshotFile'))));

type Promised = { readonly n: number; readonly at: number };

const noLuck: Luck = () => false;
const someLuck: Luck = () => Math.random() < 0.5;

function between(from: number, until: number): number {
  return from + Math.floor(Math.random() * (until - from));
}

/** Rows `from` to `until`, and how far the recording was when each was acknowledged. */
async function insertRows(database: Database, from: number, until: number): Promise<Promised[]> {
  const promised: Promised[] = [];
  for (let n = from; n <= until; n += 1) {
    await database.transaction(async (db) => {
      await db.query('insert into promise values ($1, 0)', [n]);
      await db.query('update promise set twin = $1 where n = $1', [n]);
    });
    promised.push({ n, at: recordedUntil(beside) });
  }
  return promised;
}

/** The rows found after the power went at that moment; the folder must open and be whole. */
async function rowsAfterPowerLoss(
  recording: Recording,
  { at, luck }: { at: number; luck: Luck },
): Promise<Set<number>> {
  const target = join(beside, 'after');
  afterPowerLoss(recording, { dataDir, at, luck }, target);
  const database = await openEmbedded(target);
  const { rows: kept } = await database.query<Row>('select n, twin from promise');
  const { rowCount } = await database.query('select n from promise where n > 0 order by n');
  await database.close();
  rmSync(target, { recursive: true });
  expect(kept.filter(({ n, twin }) => n !== twin)).toEqual([]);
  expect(rowCount).toBe(kept.length);
  return new Set(kept.map(({ n }) => n));
}

type Row = { readonly n: number; readonly twin: number };

test.each([
  ['made by the engine', {}],
  ['unpacked from what the build made', { clusterUrl: pathToFileURL(packed) }],
])('a power cut at any moment loses no row that was promised: a folder %s', async (_, options) => {
  beside = mkdtempSync(join(folder, 'round-'));
  dataDir = join(beside, 'data');
  const database = await openEmbedded(dataDir, { workerUrl: recordingWorker, ...options });
  await database.exec('create table promise (n int primary key, twin int not null)');
  const promised = await insertRows(database, 1, rows / 2);
  const beforeCheckpoint = recordedUntil(beside);
  await database.exec('checkpoint');
  const afterCheckpoint = recordedUntil(beside);
  promised.push(...(await insertRows(database, rows / 2 + 1, rows)));
  writeFileSync(join(beside, 'forget-fsync'), '');
  const unforced = await insertRows(database, rows + 1, rows + 20);
  await database.close();
  const recording = readRecording(beside);
  const end = promised.at(-1)?.at ?? 0;

  const moments = [
    { at: promised[0]?.at ?? 0, luck: noLuck },
    { at: between(beforeCheckpoint, afterCheckpoint), luck: someLuck },
    { at: between(afterCheckpoint, end), luck: someLuck },
  ];
  for (const moment of moments) {
    const kept = await rowsAfterPowerLoss(recording, moment);
    const due = promised.filter(({ at }) => at <= moment.at);
    expect(due.length).toBeGreaterThan(0);
    expect(due.filter(({ n }) => !kept.has(n))).toEqual([]);
  }

  // The model can fail: with the same bad luck every forced row is there, and none of those
  // acknowledged while fsync did nothing.
  const last = unforced.at(-1)?.at ?? 0;
  const kept = await rowsAfterPowerLoss(recording, { at: last, luck: noLuck });
  expect(promised.filter(({ n }) => !kept.has(n))).toEqual([]);
  expect(unforced.filter(({ n }) => kept.has(n))).toEqual([]);

  // Every acknowledged commit has its own fsync: the hook is really called.
  const syncs = promised.slice(1).map(({ at }, index) => {
    const before = promised[index]?.at ?? 0;
    return recording.steps.filter(
      ({ step, endsAt }) => step === 'sync' && endsAt > before && endsAt <= at,
    ).length;
  });
  expect(Math.min(...syncs)).toBeGreaterThan(0);
});
