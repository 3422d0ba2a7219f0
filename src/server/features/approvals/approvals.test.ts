import { expect, test } from 'vitest';
import { listWaiting } from '#contract/approvals.ts';
import { approveLock, askForLock } from '#contract/books-lock.ts';
import * as leaving from '#contract/leaving.ts';
import { getChart } from '#contract/ledger.ts';
import { setDemoRole } from '#contract/session.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { readPassbooks } from '#server/testing/read-passbooks.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();

test('what somebody asked for waits for those who may decide it, until they have', async () => {
  const visitor = server.visit();
  const waitingFor = async (role: 'tenant' | 'treasurer' | 'chair') => {
    await visitor.call(setDemoRole, { role });
    return (await visitor.call(listWaiting, {})).waiting;
  };
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const before = await waitingFor('chair');
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const { lockedUntil } = await visitor.call(getChart, {});
  const monthEnd = monthAfter(lockedUntil ?? '');
  const { request } = await visitor.call(askForLock, {
    lockedUntil: monthEnd,
    isFinal: false,
    reason: '',
    passbooks: await readPassbooks(visitor, monthEnd),
  });
  await visitor.call(leaving.askToLeave, {});
  const { leave } = await visitor.call(leaving.getLeaving, {});

  expect(await waitingFor('tenant')).toEqual([]);
  expect((await waitingFor('treasurer')).map(({ kind }) => kind)).not.toContain('month');
  const added = (await waitingFor('chair')).filter(
    (it) => !before.some((old) => old.kind === it.kind),
  );
  expect(added).toEqual([
    { kind: 'month', count: 1, since: expect.any(String) },
    { kind: 'leave', count: 1, since: expect.any(String) },
  ]);

  await visitor.call(approveLock, { requestId: request.id });
  await visitor.call(leaving.approveLeaving, { requestId: leave?.id ?? '' });
  expect(await waitingFor('chair')).toEqual(before);
});

function monthAfter(lastDay: IsoDate): IsoDate {
  const inNext = addDays(lastDay, 1);
  const inOneAfter = addDays(`${inNext.slice(0, 8)}28`, 4);
  return addDays(`${inOneAfter.slice(0, 8)}01`, -1);
}
