import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '#server/db/db.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import {
  afterPowerLoss,
  type Luck,
  readRecording,
  recordedSteps,
} from '#server/db/testing/power-loss.ts';
import { temporaryFolder } from '#server/db/testing/temporary-folder.ts';
import { recordingWorker } from '#server/db/testing/workers.ts';

// The model: the recording worker writes down every change and every fsync in order. The power may
// go at any point of that order; then only what an fsync covered is sure to be on the disk.

const beside = temporaryFolder();
const dataDir = join(beside, 'data');
const rows = 120;

type Promised = { readonly n: number; readonly step: number };

const noLuck: Luck = () => false;
const someLuck: Luck = () => Math.random() < 0.5;

async function insert(database: Database, n: number): Promise<Promised> {
  await database.transaction(async (db) => {
    await db.query('insert into promise values ($1, 0)', [n]);
    await db.query('update promise set twin = $1 where n = $1', [n]);
  });
  return { n, step: recordedSteps(beside) };
}

async function keptRows(target: string): Promise<Set<number>> {
  const database = await openEmbedded(target);
  const { rows: kept } = await database.query<{ n: number; twin: number }>('select * from promise');
  const byIndex = await database.query<{ n: number }>(
    'select n from promise where n > 0 order by n',
  );
  await database.close();
  expect(kept.filter(({ n, twin }) => n !== twin)).toEqual([]);
  expect(byIndex.rowCount).toBe(kept.length);
  return new Set(kept.map(({ n }) => n));
}

test('a power cut at any moment loses no row that was promised', async () => {
  const database = await openEmbedded(dataDir, { workerUrl: recordingWorker });
  await database.exec('create table promise (n int primary key, twin int not null)');
  const promises: Promised[] = [];
  for (let n = 1; n <= rows; n += 1) {
    promises.push(await insert(database, n));
    if (n === rows / 2) await database.exec('checkpoint');
  }
  writeFileSync(join(beside, 'forget-fsync'), '');
  const unforced: Promised[] = [];
  for (let n = rows + 1; n <= rows + 20; n += 1) unforced.push(await insert(database, n));
  await database.close();
  const recording = readRecording(beside);

  let previous = promises[0]?.step ?? 0;
  const syncsPerCommit = promises.slice(1).map(({ step }) => {
    const between = recording.steps.slice(previous, step);
    previous = step;
    return between.filter((one) => one.step === 'sync').length;
  });
  expect(Math.min(...syncsPerCommit)).toBeGreaterThan(0);

  const random = () => promises[Math.floor(Math.random() * rows)];
  const moments = [promises[0], promises[rows / 2], random(), random(), promises.at(-1)];
  for (const [index, promise] of moments.entries()) {
    const target = join(beside, `after-${index}`);
    const luck = index % 2 === 0 ? noLuck : someLuck;
    afterPowerLoss(recording, { dataDir, step: promise?.step ?? 0, luck }, target);
    const kept = await keptRows(target);
    const lost = promises.filter(({ n }) => n <= (promise?.n ?? 0) && !kept.has(n));
    expect(lost).toEqual([]);
  }

  // The model can fail: rows promised while fsync did nothing are gone.
  const target = join(beside, 'without-fsync');
  const step = unforced.at(-1)?.step ?? 0;
  afterPowerLoss(recording, { dataDir, step, luck: noLuck }, target);
  const kept = await keptRows(target);
  expect(promises.filter(({ n }) => !kept.has(n))).toEqual([]);
  expect(unforced.filter(({ n }) => kept.has(n))).toEqual([]);
}, 120_000);
