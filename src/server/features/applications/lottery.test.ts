import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as applications from '#contract/applications.ts';
import { requestOf } from '#contract/endpoint.ts';
import { drawLottery, getOwnLots, listLotteries } from '#contract/lotteries.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { drawnOrder } from '#domain/applications/lottery.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-lottery-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(folder) });
type Visitor = ReturnType<typeof server.visit>;
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

const car = {
  standing: '組合員',
  wished: 'どこでも',
  current: 'なし',
  wishedFrom: '2027-01-10',
  plate: '納車前',
  model: '小型車',
  lengthCm: '399',
  widthCm: '169',
  heightCm: '155',
  weightKg: '1100',
  carOwner: '本人',
};

async function applied(visitor: Visitor): Promise<string> {
  const { homes } = await visitor.call(applications.getApplications, {});
  const applicationId = randomUUID();
  await visitor.call(applications.saveApplication, {
    applicationId,
    form: 'parking-request',
    dwellingId: homes[0]?.id ?? '',
    answers: car,
  });
  const form = new FormData();
  form.set('facts', JSON.stringify({ id: randomUUID(), applicationId, slot: 'inspection' }));
  form.set('file', new File([png], '車検証.png'));
  await visitor.send(requestOf(applications.addApplicationFile, {}).url, {
    method: 'POST',
    body: form,
  });
  await visitor.call(applications.sendApplication, { applicationId });
  return applicationId;
}

test('three for one place: drawn once, by a number that anybody can draw again with', async () => {
  const visitor = server.visit();
  await become(visitor, 'owner');
  const ids = [await applied(visitor), await applied(visitor), await applied(visitor)];
  await become(visitor, 'chair');
  const input = {
    id: randomUUID(),
    form: 'parking-request' as const,
    subject: '平面の空き1区画',
    places: 1,
    tickets: ids.map((applicationId) => ({ applicationId, isFirst: applicationId === ids[2] })),
  };
  const drawn = (change: object) => visitor.call(drawLottery, { ...input, ...change });
  await expect(drawn({ places: 3 })).rejects.toMatchObject({ status: 409 });
  await expect(drawn({ form: 'windows' })).rejects.toMatchObject({ status: 409 });
  const { lotteries } = await drawn({});
  // A slow line sends it twice, and nobody draws again until it fits.
  expect((await drawn({})).lotteries).toEqual(lotteries);
  await expect(drawn({ id: randomUUID() })).rejects.toMatchObject({ status: 409 });
  expect((await visitor.call(listLotteries, {})).lotteries).toHaveLength(1);
  const [lottery] = lotteries;
  if (!lottery) throw new Error('nothing was drawn');
  const order = drawnOrder(lottery.tickets, lottery);
  expect(order[0]).toMatchObject({ applicationId: ids[2], isChosen: true });
  await become(visitor, 'owner');
  const { lots } = await visitor.call(getOwnLots, {});
  expect(lots.map(({ applicationId, place }) => [applicationId, place])).toEqual(
    order.map(({ applicationId, place }) => [applicationId, place]),
  );
});
