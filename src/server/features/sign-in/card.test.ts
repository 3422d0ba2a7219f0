import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestOf } from '#contract/endpoint.ts';
import { askToLeave } from '#contract/leaving.ts';
import { endProofCard, getProofCard, printProofCard, proveByCard } from '#contract/proof-card.ts';
import { askForNumber, beginAssociation, signIn } from '#contract/sign-in.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { mailedNumber } from '#server/testing/mailed-number.ts';
import { startServer } from '#server/testing/start-server.ts';
import { deleteEndedSignIns } from './store.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const minuteMs = 60_000;

beforeEach(() => server.db.exec('delete from outbox_mail; delete from rate_use'));

async function signedIn(email: string): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(askForNumber, { email, purpose: 'begin' });
  await visitor.call(signIn, { number: await mailedNumber(server.db, email), isShared: false });
  return visitor;
}

async function chair() {
  const email = `chair-${randomUUID()}@example.jp`;
  const visitor = await signedIn(email);
  const { associationId } = await visitor.call(beginAssociation, {
    name: 'さくら台管理組合',
    yourName: '鈴木 一郎',
    position: 'chair',
  });
  return { visitor, email, associationId };
}

function sendPrint(visitor: Visitor): Promise<Response> {
  const { url, method, body } = requestOf(printProofCard, {});
  return visitor.send(url, { method, headers: { 'content-type': 'application/json' }, body });
}

/** The ten numbers as they stand on the paper, in their order. */
async function print(visitor: Visitor): Promise<readonly string[]> {
  const response = await sendPrint(visitor);
  expect(response.status).toBe(200);
  const [page] = await readPdf(new Uint8Array(await response.arrayBuffer()));
  let rest = (page?.text ?? '').split('に印刷')[1] ?? '';
  return Array.from({ length: 10 }, (_, at) => {
    const [line = '', number = ''] = new RegExp(`^${at + 1} (\\d{4} \\d{4})`).exec(rest) ?? [];
    rest = rest.slice(line.length);
    return number;
  });
}

const prove = (visitor: Visitor, number: string) =>
  visitor.call(proveByCard, { number }).then(
    () => 'proved',
    (error: { message: string }) => error.message,
  );

const cardOf = async (visitor: Visitor) => (await visitor.call(getProofCard, {})).card;
const otherThan = (number: string) => (number === '1111 1111' ? '2222 2222' : '1111 1111');

async function mailsTo(email: string): Promise<string[]> {
  const mails = await listWaitingMails(server.db);
  return mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
}

describe('役員カード', () => {
  test('is printed with ten numbers, which open in their turn and each once', async () => {
    const { visitor, email, associationId } = await chair();
    const numbers = await print(visitor);
    expect(new Set(numbers).size).toBe(10);
    expect(numbers.every((number) => /^\d{4} \d{4}$/.test(number))).toBe(true);
    expect(await mailsTo(email)).toContain('役員カードが印刷されました');

    server.clock.nowMs += 20 * minuteMs;
    const leave = () => visitor.call(askToLeave, {}, associationId);
    await expect(leave()).rejects.toMatchObject({ status: 403 });
    expect(await prove(visitor, numbers[1] ?? '')).toContain('順番の番号か');
    expect(await prove(visitor, numbers[0] ?? '')).toBe('proved');
    await leave();
    expect(await cardOf(visitor)).toMatchObject({ next: 2, left: 9 });
    expect(await prove(visitor, numbers[0] ?? '')).not.toBe('proved');
    for (const number of numbers.slice(1)) expect(await prove(visitor, number)).toBe('proved');
    expect(await cardOf(visitor)).toMatchObject({ left: 0 });
    expect(await prove(visitor, numbers[9] ?? '')).toContain('このカードは使えません');
  });

  test('the fifth wrong number in a row shuts it and its owner is told; a right one between begins anew', async () => {
    const { visitor, email } = await chair();
    const [first = '', second = '', third = ''] = await print(visitor);
    for (let at = 0; at < 4; at += 1) await prove(visitor, otherThan(first));
    expect(await prove(visitor, first)).toBe('proved');
    for (let at = 0; at < 4; at += 1) await prove(visitor, otherThan(second));
    expect(await prove(visitor, second)).toBe('proved');
    for (let at = 0; at < 5; at += 1) await prove(visitor, otherThan(third));
    expect(await prove(visitor, third)).toContain('このカードは使えません');
    expect(await cardOf(visitor)).toBeNull();
    expect(
      (await mailsTo(email)).filter((subject) => subject === '役員カードが使えなくなりました'),
    ).toHaveLength(1);
  });

  test('forty at once are five, and the right one among the later is not looked at', async () => {
    const { visitor, email } = await chair();
    const [first = ''] = await print(visitor);
    const guesses = [...Array.from({ length: 39 }, () => otherThan(first)), first];
    const tabs = guesses.map((guess) => {
      const tab = server.visit();
      tab.cookie = visitor.cookie;
      return prove(tab, guess);
    });
    expect(await Promise.all(tabs)).not.toContain('proved');
    const { rows } = await server.db.query<{ tries: number }>(
      'select c.tries from proof_card c join app_user u on u.id = c.account_id where u.email = $1',
      [email],
    );
    expect(rows).toEqual([{ tries: 5 }]);
  });

  test('of five at once with the same right number one proves', async () => {
    const { visitor } = await chair();
    const [first = ''] = await print(visitor);
    const tabs = Array.from({ length: 5 }, () => {
      const tab = server.visit();
      tab.cookie = visitor.cookie;
      return prove(tab, first);
    });
    const answers = await Promise.all(tabs);
    expect(answers.filter((it) => it === 'proved')).toHaveLength(1);
  });

  test('a new one ends the one before, and one is taken back at once', async () => {
    const { visitor } = await chair();
    const [old = ''] = await print(visitor);
    const [fresh = ''] = await print(visitor);
    expect(await prove(visitor, old)).not.toBe('proved');
    expect(await prove(visitor, fresh)).toBe('proved');
    server.clock.nowMs += 20 * minuteMs;
    expect(await visitor.call(endProofCard, {})).toEqual({ ended: true });
    expect(await visitor.call(endProofCard, {})).toEqual({ ended: false });
    expect(await cardOf(visitor)).toBeNull();
    await deleteEndedSignIns(server.db, new Date(server.clock.nowMs));
    const { rows } = await server.db.query('select from proof_card where ended_at is not null');
    expect(rows).toEqual([]);
  });

  test('is of one account: another’s number, an owner and a stranger get nothing', async () => {
    const { visitor, associationId } = await chair();
    const [first = ''] = await print(visitor);
    const other = await chair();
    await print(other.visitor);
    expect(await prove(other.visitor, first)).not.toBe('proved');
    const email = `owner-${randomUUID()}@example.jp`;
    const owner = await signedIn(email);
    await server.db.query(
      `insert into membership (association_id, user_id, role) select $1, id, 'owner' from app_user where email = $2`,
      [associationId, email],
    );
    expect(await owner.call(getProofCard, {})).toEqual({ isOffered: false, card: null });
    expect((await sendPrint(owner)).status).toBe(403);
    expect((await sendPrint(server.visit())).status).toBe(401);
    await expect(server.visit().call(proveByCard, { number: first })).rejects.toMatchObject({
      status: 401,
    });
    expect(await server.visit().call(getProofCard, {})).toEqual({ isOffered: false, card: null });
  });

  test('is printed only by whoever has just shown who they are', async () => {
    const { visitor } = await chair();
    server.clock.nowMs += 20 * minuteMs;
    expect((await sendPrint(visitor)).status).toBe(403);
    expect(await cardOf(visitor)).toBeNull();
  });
});
