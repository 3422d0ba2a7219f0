import { expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getHome } from '#contract/home.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { allRoles } from '#domain/access/role.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const neighbour = {
  id: 'aaaaaaaa-0000-4000-8000-000000000002',
  email: 'complains@example.jp',
  name: '苦情 申太郎',
};
const complaint = '夜中に上の階の足音が響いて眠れません。注意してもらえますか。';

test('a complaint reaches the board, and nobody reads who complained', async () => {
  const visitor = server.visit();
  const { id: conversationId } = await visitor.call(caretaker.createConversation, {
    title: '相談',
  });
  const said = { message: complaint, conversationId };
  const { id: messageId } = (await visitor.call(caretaker.sendMessage, said)).message;
  const note = `${neighbour.name}です。${neighbour.email}に返事をください。`;
  const { association } = await visitor.call(getSession, {});
  await server.db.query('insert into app_user (id, email, name) values ($1, $2, $3)', [
    neighbour.id,
    neighbour.email,
    neighbour.name,
  ]);
  await server.db.query(
    `insert into person (association_id, id, name, kana, lives) values ($1, $2, $3, 'くじょう しんたろう', 'here')`,
    [association.id, neighbour.id, neighbour.name],
  );
  const handed = { messageId, note, personal: 'remove' as const };
  const { taskId } = await visitor.call(caretaker.handOver, handed);
  // As if the neighbour, and not the visitor, had asked.
  await server.db.query('update task set created_by = $3 where association_id = $1 and id = $2', [
    association.id,
    taskId,
    neighbour.id,
  ]);

  const told: string[] = [];
  const reached: string[] = [];
  for (const role of allRoles) {
    await visitor.call(setDemoRole, { role });
    for (const { url } of [
      requestOf(getHome, {}),
      requestOf(caretaker.getHandedOver, { taskId }),
    ]) {
      const answer = await (await visitor.send(url)).text();
      if (answer.includes('足音が響いて')) reached.push(role);
      const names = Object.values(neighbour).filter((it) => answer.includes(it));
      told.push(...names.map((name) => `${role}: ${name} in ${url}`));
    }
  }
  expect(told).toEqual([]);
  for (const role of ['director', 'treasurer', 'viceChair', 'chair']) {
    expect(reached).toContain(role);
  }
});
