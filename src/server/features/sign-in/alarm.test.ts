import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { requestOf } from '#contract/endpoint.ts';
import { listPeople, printLetters } from '#contract/people.ts';
import { applyRosterTable } from '#contract/setup.ts';
import { askForNumber, beginAssociation, openLetter, signIn } from '#contract/sign-in.ts';
import { letterDigits, readLetterCode } from '#domain/accounts/letter-code.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { mailedNumber } from '#server/testing/mailed-number.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

beforeEach(async () => {
  await server.db.exec('delete from outbox_mail; delete from rate_use; delete from invitation');
  server.clock.nowMs = (Math.floor(server.clock.nowMs / dayMs) + 1) * dayMs;
});

async function told(subject: RegExp): Promise<string[]> {
  const mails = await listWaitingMails(server.db);
  return mails
    .filter((mail) => subject.test(mail.subject))
    .map(({ recipient }) => recipient)
    .toSorted();
}

const no = (request: Promise<unknown>) => expect(request).rejects.toMatchObject({ status: 403 });

/** Letters that nobody has, each from a place of its own. */
function guessLetters(count: number, from: number): Promise<void[]> {
  return Promise.all(
    Array.from({ length: count }, (_, at) => {
      const nth = from + at;
      const code = letterDigits({ find: '0000000', secret: String(nth).padStart(8, '0') });
      const place = server.visit(`10.9.${Math.floor(nth / 250)}.${(nth % 250) + 1}`);
      return no(place.call(openLetter, { code, email: 'guesser@example.jp' }));
    }),
  );
}

async function comeIn(visitor: Visitor, email: string): Promise<void> {
  await visitor.call(askForNumber, { email, purpose: 'begin' });
  await visitor.call(signIn, { number: await mailedNumber(server.db, email), isShared: false });
}

/** An association with two owners, and what stands on their letters. */
async function withLetters(name: string) {
  const chairEmail = `chair-${name}-${randomUUID()}@example.jp`;
  const chair = server.visit();
  await comeIn(chair, chairEmail);
  const { associationId } = await chair.call(beginAssociation, {
    name: `${name}管理組合`,
    yourName: '鈴木 一郎',
    position: 'chair',
  });
  const rows = [
    ['部屋番号', '専有面積', '議決権', '区分所有者'],
    ['101', '60', '1', '青木 一郎'],
    ['102', '60', '1', '井上 花子'],
  ];
  await chair.call(applyRosterTable, { id: randomUUID(), rows }, associationId);
  const { people } = await chair.call(listPeople, {}, associationId);
  const printed = { personIds: people.map(({ id }) => id) };
  const { url, method, body } = requestOf(printLetters, printed, associationId);
  const headers = { 'content-type': 'application/json' };
  const paper = await (await chair.send(url, { method, headers, body })).arrayBuffer();
  const pages = await readPdf(new Uint8Array(paper));
  const codes = pages.flatMap(({ text }) => /(?:\d{4} ?){4}/.exec(text)?.[0] ?? []);
  return { associationId, chair, chairEmail, codes };
}

/** Five numbers that find the letter and do not open it. */
async function shut(code: string): Promise<void> {
  const find = readLetterCode(code)?.find ?? '';
  for (let secret = 0; secret < 5; secret += 1) {
    const guess = letterDigits({ find, secret: String(secret).padStart(8, '0') });
    await no(server.visit().call(openLetter, { code: guess, email: 'guesser@example.jp' }));
  }
}

test('at five hundred wrong numbers of everybody in ten minutes the operator is written to, once a day', async () => {
  await guessLetters(450, 0);
  // The last of a number of one's own counts as well: nobody asked for one here.
  for (let at = 0; at < 10; at += 1) {
    await no(server.visit().call(signIn, { number: '1234 5678', isShared: false }));
  }
  await guessLetters(39, 450);
  expect(await told(/合わない番号/)).toEqual([]);
  await guessLetters(40, 489);
  expect(await told(/合わない番号が10分間に500回/)).toEqual(['staff@example.jp']);
  server.clock.nowMs += 10 * minuteMs;
  await guessLetters(500, 600);
  expect(await told(/合わない番号/)).toHaveLength(1);
  server.clock.nowMs += dayMs;
  await guessLetters(500, 1200);
  expect(await told(/合わない番号/)).toHaveLength(2);
});

test('ten minutes with fewer leave everybody in peace', async () => {
  await guessLetters(300, 0);
  server.clock.nowMs += 10 * minuteMs;
  await guessLetters(300, 300);
  expect(await told(/合わない番号/)).toEqual([]);
});

test('a letter that is shut by wrong numbers is told to its own board, once a day, and names nobody', async () => {
  const other = await withLetters('となり');
  const { codes, chairEmail, associationId } = await withLetters('さくら台');
  await server.db.exec('delete from outbox_mail; delete from rate_use');
  const [first = '', second = ''] = codes;
  await shut(first);
  expect(await told(/招待状の番号が、続けて/)).toEqual([chairEmail]);
  const [mail] = await listWaitingMails(server.db);
  expect(mail?.body).toContain(`/kumiai/${associationId}/people`);
  expect(mail?.body).not.toMatch(/青木|井上|101|102/);
  await shut(second);
  expect(await told(/招待状の番号が、続けて/)).toEqual([chairEmail]);
  await shut(other.codes[0] ?? '');
  expect(await told(/招待状の番号が、続けて/)).toEqual([chairEmail, other.chairEmail].toSorted());
});

test('four wrong numbers tell nobody: the letter still opens', async () => {
  const { codes } = await withLetters('しずか');
  await server.db.exec('delete from outbox_mail; delete from rate_use');
  const code = codes[0] ?? '';
  const find = readLetterCode(code)?.find ?? '';
  for (let secret = 0; secret < 4; secret += 1) {
    const guess = letterDigits({ find, secret: String(secret).padStart(8, '0') });
    await no(server.visit().call(openLetter, { code: guess, email: 'guesser@example.jp' }));
  }
  await server.visit().call(openLetter, { code, email: 'aoki@example.jp' });
  expect(await told(/続けて間違えられました/)).toEqual([]);
});

/** Twenty wrong numbers of a day: five for each that was asked for, and five may be asked for in an hour. */
async function guessAt(email: string): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await server.db.query('delete from outbox_mail where recipient = $1', [email]);
    const guesser = server.visit();
    await guesser.call(askForNumber, { email, purpose: 'enter' });
    const right = await mailedNumber(server.db, email);
    const number = right === '1111 1111' ? '2222 2222' : '1111 1111';
    for (let at = 0; at < 5; at += 1) await no(guesser.call(signIn, { number, isShared: false }));
  }
}

test('the board hears of the third of its people whose number rests for the day', async () => {
  const { associationId, chairEmail } = await withLetters('みっつ');
  const emails = [1, 2, 3].map((nth) => `member-${nth}-${randomUUID()}@example.jp`);
  for (const email of emails) {
    await comeIn(server.visit(), email);
    await server.db.query(
      `insert into membership (association_id, user_id, role) select $1, id, 'owner' from app_user where email = $2`,
      [associationId, email],
    );
  }
  await server.db.exec('delete from outbox_mail; delete from rate_use');
  const [first = '', second = '', third = ''] = emails;
  await guessAt(first);
  await guessAt(second);
  expect(await told(/ログイン番号が、続けて/)).toEqual([]);
  await guessAt(third);
  expect(await told(/ログイン番号が、続けて/)).toEqual([chairEmail]);
});
