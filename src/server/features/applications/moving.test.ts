import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as contract from '#contract/applications.ts';
import { requestOf } from '#contract/endpoint.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });
const found = async (visitor: Visitor, id: string) =>
  (await visitor.call(contract.getApplications, {})).applications.find((it) => it.id === id);

const piano = {
  kinds: ['大きな家具・家電の搬入'],
  goods: 'アップライトピアノ、およそ220キロ',
  movesOn: '2026-12-15',
  startTime: '午前10時',
  endTime: '正午ごろ',
  carrier: 'みなと運送',
  carrierPhone: '090-1234-5678',
  vehicle: '2トン車1台',
  elevator: '頼みたい',
  elevatorReason: 'ピアノを運ぶため、30分ほど',
  cover: '業者がする',
  borrowing: '借りたい',
  pledge: 'はい',
};

/** 引越し・大型搬入届 of somebody who rents, kept as a draft. */
async function drafted(answers: Record<string, string | string[]>) {
  const visitor = server.visit();
  await become(visitor, 'tenant');
  const { homes } = await visitor.call(contract.getApplications, {});
  const applicationId = randomUUID();
  const dwellingId = homes[0]?.id ?? '';
  const draft = { applicationId, form: 'moving' as const, dwellingId, answers };
  await visitor.call(contract.saveApplication, draft);
  return { visitor, applicationId };
}

test('a piano is told of by the rule of the house, received at the desk and printed', async () => {
  const { visitor, applicationId } = await drafted(piano);
  const { number } = await visitor.call(contract.sendApplication, { applicationId });
  // 「その日の7日前までに」 for the 15th, as the rule of the house and its caretaker say.
  expect(await found(visitor, applicationId)).toMatchObject({
    state: 'waiting',
    dueOn: '2026-12-08',
    terms: { basisWords: '引越し・大型搬入細則 第3条' },
    next: ['withdrawn'],
  });

  await become(visitor, 'companyStaff');
  const words = 'ピアノを運ぶあいだ、エレベーターを専用にします。';
  await visitor.call(contract.receiveApplication, { applicationId, words });
  await become(visitor, 'tenant');
  expect(await found(visitor, applicationId)).toMatchObject({ state: 'received', next: [] });
  const { url } = requestOf(contract.getApplicationPaper, { applicationId });
  const paper = await visitor.send(url);
  const pages = await readPdf(new Uint8Array(await paper.arrayBuffer()));
  const text = pages.map((page) => page.text.replaceAll(/\s/g, '')).join('');
  for (const said of ['引越し・大型搬入届受付書', `第${number}号`, 'およそ220キロ', words]) {
    expect(text).toContain(said);
  }
});

test('a day on which the rules let nobody move is sent with its warning, and stands on the receipt', async () => {
  const { visitor, applicationId } = await drafted({ ...piano, movesOn: '2026-12-30' });
  await visitor.call(contract.sendApplication, { applicationId });
  await become(visitor, 'companyStaff');
  const { applications } = await visitor.call(contract.getApplicationInbox, {});
  const closedDays = {
    weekdays: [],
    isOnHolidays: false,
    spans: [{ from: '12-29', until: '01-03' }],
    basisWords: '引越し・大型搬入細則 第4条第2項',
  };
  expect(applications.find(({ id }) => id === applicationId)?.terms).toMatchObject({ closedDays });
  await become(visitor, 'tenant');
  const { url } = requestOf(contract.getApplicationPaper, { applicationId });
  const paper = await visitor.send(url);
  const pages = await readPdf(new Uint8Array(await paper.arrayBuffer()));
  const text = pages.map((page) => page.text.replaceAll(/\s/g, '')).join('');
  expect(text).toContain('12月30日（水）は、荷物を運べない日です（12月29日〜1月3日。');
});

test('without the goods, or without the reason for the lift, it is not sent', async () => {
  for (const [missing, label] of [
    ['goods', '運ぶ物'],
    ['elevatorReason', '専用運転が要る理由と時間'],
  ] as const) {
    const { [missing]: _missing, ...rest } = piano;
    const { visitor, applicationId } = await drafted(rest);
    await expect(visitor.call(contract.sendApplication, { applicationId })).rejects.toMatchObject({
      status: 400,
      message: `「${label}」：ここに入れてください。`,
    });
  }
});

test('whoever moves the day asks nobody to answer what was taken back', async () => {
  const { visitor, applicationId } = await drafted(piano);
  await visitor.call(contract.sendApplication, { applicationId });
  await visitor.call(contract.withdrawApplication, { applicationId });
  expect(await found(visitor, applicationId)).toMatchObject({ state: 'withdrawn', next: [] });
  await become(visitor, 'companyStaff');
  const receiving = visitor.call(contract.receiveApplication, { applicationId, words: '' });
  await expect(receiving).rejects.toMatchObject({ status: 409 });
});
