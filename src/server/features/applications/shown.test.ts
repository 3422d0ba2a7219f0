import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as contract from '#contract/applications.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });
const found = async (visitor: Visitor, id: string) =>
  (await visitor.call(contract.getApplications, {})).applications.find((it) => it.id === id);

/** 閲覧請求 of an owner, sent. */
async function asked(answers: Record<string, string | string[]>) {
  const visitor = server.visit();
  await become(visitor, 'owner');
  const { homes } = await visitor.call(contract.getApplications, {});
  const applicationId = randomUUID();
  const dwellingId = homes[0]?.id ?? '';
  const said = { which: '前の通常総会', phone: '045-000-1480', ...answers };
  await visitor.call(contract.saveApplication, {
    applicationId,
    form: 'reading',
    dwellingId,
    answers: said,
  });
  return { visitor, applicationId };
}

test('minutes are asked for without a reason; it is decided, shown, and written down', async () => {
  const { visitor, applicationId } = await asked({ papers: ['総会の議事録'] });
  await visitor.call(contract.sendApplication, { applicationId });
  await become(visitor, 'chair');
  const decision = { applicationId, kind: 'approved' as const, words: '', conditions: [] };
  // Nothing has been shown before somebody has agreed.
  const words = '11月20日に管理事務室で見せた。写しは渡していない。';
  const early = visitor.call(contract.noteShown, { applicationId, words });
  await expect(early).rejects.toMatchObject({ status: 409 });
  await visitor.call(contract.decideApplication, { ...decision, resolution: null });

  await become(visitor, 'owner');
  expect((await found(visitor, applicationId))?.next).toEqual([]);
  const ownWord = visitor.call(contract.finishApplication, { applicationId, words: '' });
  await expect(ownWord).rejects.toMatchObject({ status: 409 });
  await become(visitor, 'director');
  await visitor.call(contract.noteShown, { applicationId, words });
  await become(visitor, 'owner');
  const ended = await found(visitor, applicationId);
  expect(ended?.state).toBe('done');
  expect(ended?.steps.at(-1)).toMatchObject({ kind: 'done', words });
});

test('the books are not asked for without a reason, and refused only with one', async () => {
  const { visitor, applicationId } = await asked({ papers: ['会計の帳簿'] });
  const sending = visitor.call(contract.sendApplication, { applicationId });
  await expect(sending).rejects.toMatchObject({ status: 400 });
  const whole = await asked({ papers: ['会計の帳簿'], reason: '修繕費の内訳を確かめたい。' });
  await whole.visitor.call(contract.sendApplication, { applicationId: whole.applicationId });
  await become(whole.visitor, 'chair');
  const refusal = {
    applicationId: whole.applicationId,
    kind: 'refused' as const,
    conditions: [],
    resolution: null,
  };
  const without = whole.visitor.call(contract.decideApplication, { ...refusal, words: '' });
  await expect(without).rejects.toMatchObject({ status: 400 });
});
