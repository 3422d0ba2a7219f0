import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { buildProgram } from '#server/db/testing/build-program.ts';
import { killPrograms, startProgram } from '#server/db/testing/child-program.ts';
import { crashSource } from '#server/db/testing/programs.ts';
import { temporaryFolder } from '#server/db/testing/temporary-folder.ts';

const dataDir = join(temporaryFolder(), 'data');
const crashProgram = await buildProgram(crashSource);
afterAll(() => crashProgram.remove());
afterAll(killPrograms);

const killedDuringFirstStart = 1;
const killedWhileWriting = 4;

function promisedIn(lines: readonly string[]): number[] {
  return lines.filter((line) => /^\d+$/.test(line)).map(Number);
}

test('a process killed at any moment loses no row that it was promised', async () => {
  for (let round = 0; round < killedDuringFirstStart; round += 1) {
    const program = startProgram(crashProgram.file, [dataDir]);
    await sleep(200 + Math.random() * 800);
    await program.kill();
  }

  const promised: number[] = [];
  for (let round = 0; round < killedWhileWriting; round += 1) {
    const program = startProgram(crashProgram.file, [dataDir]);
    await program.says(/^\d+$/);
    await sleep(Math.random() * 600);
    await program.kill();
    promised.push(...promisedIn(program.lines));
  }

  const database = await openEmbedded(dataDir);
  const { rows } = await database.query<{ n: number; twin: number }>('select n, twin from promise');
  await database.close();
  const kept = new Map(rows.map(({ n, twin }) => [n, twin]));
  expect(promised.length).toBeGreaterThan(killedWhileWriting);
  expect(promised.filter((n) => kept.get(n) !== n)).toEqual([]);
  // A row whose answer was cut off may be there or not, but never half.
  expect(rows.filter(({ n, twin }) => n !== twin)).toEqual([]);
});

test('a second process is refused with a sentence and the first works on', async () => {
  const first = startProgram(crashProgram.file, [dataDir]);
  await first.says(/^\d+$/);
  const second = startProgram(crashProgram.file, [dataDir]);
  const refusal = await second.says(/^refused/);
  expect(refusal).toBe(
    `refused: データフォルダ ${dataDir} は別のスミワ（プロセス ${first.pid}）が使用中です。`,
  );
  const before = promisedIn(first.lines).length;
  await first.says(new RegExp(`^${(promisedIn(first.lines).at(-1) ?? 0) + 20}$`));
  expect(promisedIn(first.lines).length).toBeGreaterThan(before);
  await first.kill();
  expect(existsSync(`${dataDir}.lock`)).toBe(true);

  const database = await openEmbedded(dataDir);
  const { rows } = await database.query<{ n: number }>('select n from promise');
  await database.close();
  const kept = new Set(rows.map(({ n }) => n));
  expect(promisedIn(first.lines).filter((n) => !kept.has(n))).toEqual([]);
  expect(existsSync(`${dataDir}.lock`)).toBe(false);
}, 60_000);
