import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestOf } from '#contract/endpoint.ts';
import { listPeople, printLetters } from '#contract/people.ts';
import { applyRosterTable } from '#contract/setup.ts';
import { askForNumber, beginAssociation, openLetter, signIn } from '#contract/sign-in.ts';
import { readLetterCode } from '#domain/accounts/letter-code.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { mailedNumber } from '#server/testing/mailed-number.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

// Windows begin at full hours and days: each test stands at the beginning of one.
beforeEach(async () => {
  await server.db.exec('delete from outbox_mail; delete from rate_use; delete from invitation');
  server.clock.nowMs = (Math.floor(server.clock.nowMs / dayMs) + 1) * dayMs;
});

const answer = (visitor: Visitor, number: string) =>
  visitor.call(signIn, { number, isShared: false }).then(
    () => 'in',
    (error: { message: string }) => error.message,
  );

const wrongFor = (number: string) => (number === '1111 1111' ? '2222 2222' : '1111 1111');

async function known(email: string): Promise<void> {
  const visitor = server.visit();
  await visitor.call(askForNumber, { email, purpose: 'begin' });
  expect(await answer(visitor, await mailedNumber(server.db, email))).toBe('in');
  await server.db.exec('delete from outbox_mail; delete from rate_use');
}

/** A browser that has asked, and the number that it waits for. */
async function asked(email: string) {
  await server.db.exec('delete from outbox_mail');
  const visitor = server.visit();
  await visitor.call(askForNumber, { email, purpose: 'enter' });
  return { visitor, number: await mailedNumber(server.db, email) };
}

describe('ログイン番号', () => {
  test('the fifth try opens, the sixth does not', async () => {
    await known('fifth@example.jp');
    for (const [wrongs, outcome] of [
      [4, 'in'],
      [5, expect.stringContaining('番号が違うか')],
    ] as const) {
      const { visitor, number } = await asked('fifth@example.jp');
      for (let at = 0; at < wrongs; at += 1) await answer(visitor, wrongFor(number));
      expect(await answer(visitor, number)).toEqual(outcome);
    }
  });

  test('forty at once are five: the right one as the last is not looked at', async () => {
    await known('at-once@example.jp');
    const { visitor, number } = await asked('at-once@example.jp');
    const guesses = [...Array.from({ length: 39 }, () => wrongFor(number)), number];
    const answers = await Promise.all(
      guesses.map((guess) => {
        const tab = server.visit();
        tab.cookie = visitor.cookie;
        return answer(tab, guess);
      }),
    );
    expect(answers).not.toContain('in');
    const { rows } = await server.db.query<{ tries: number }>('select tries from sign_in_attempt');
    expect(Math.max(...rows.map(({ tries }) => tries))).toBe(5);
  });

  test('the twentieth of a day opens, the twenty-first does not, and the owner is told', async () => {
    for (const [name, wrongs, isIn] of [
      ['twentieth', 19, true],
      ['twenty-first', 20, false],
    ] as const) {
      const email = `${name}@example.jp`;
      await known(email);
      for (let done = 0; done < wrongs; ) {
        const { visitor, number } = await asked(email);
        const now = Math.min(4, wrongs - done);
        for (let at = 0; at < now; at += 1) await answer(visitor, wrongFor(number));
        done += now;
        server.clock.nowMs += 30 * minuteMs;
      }
      const { visitor, number } = await asked(email);
      expect((await answer(visitor, number)) === 'in').toBe(isIn);
    }
  });

  test('from many browsers at once a day has twenty all the same, and the owner is told once', async () => {
    const email = 'many-browsers@example.jp';
    await known(email);
    const browsers = [];
    for (let at = 0; at < 5; at += 1) browsers.push(await asked(email));
    const last = browsers.at(-1);
    if (!last) throw new Error('nobody asked');
    const guesses = browsers.flatMap(({ visitor, number }) =>
      Array.from({ length: 4 }, () => answer(visitor, wrongFor(number))),
    );
    expect(new Set(await Promise.all(guesses)).size).toBe(1);
    expect(guesses).toHaveLength(20);
    expect(await answer(last.visitor, last.number)).not.toBe('in');
    const told = (await listWaitingMails(server.db)).filter(({ subject }) =>
      subject.includes('入れ間違い'),
    );
    expect(told.map(({ recipient }) => recipient)).toEqual([email]);
  });

  test('a caller has thirty mails an hour, an address five an hour and fifteen a day', async () => {
    const caller = server.visit('198.51.100.20');
    for (let at = 0; at < 40; at += 1) {
      await caller.call(askForNumber, { email: `a${at}@example.jp`, purpose: 'begin' });
    }
    expect(await listWaitingMails(server.db)).toHaveLength(30);
    await server.db.exec('delete from outbox_mail');
    for (let hour = 0; hour < 5; hour += 1) {
      const asking = Array.from({ length: 40 }, () =>
        server.visit(`203.0.113.${hour}`).call(askForNumber, {
          email: 'one@example.jp',
          purpose: 'begin',
        }),
      );
      await Promise.all(asking);
      const sent = (await listWaitingMails(server.db)).length;
      expect(sent).toBe(Math.min(15, 5 * (hour + 1)));
      server.clock.nowMs += hourMs;
    }
  });

  test('a wrong number for a known and for an unknown address: the same words after the same statements', async () => {
    await known('known@example.jp');
    const seen = [];
    for (const email of ['known@example.jp', 'unknown@example.jp']) {
      const rounds = [];
      for (let round = 0; round < 5; round += 1) {
        const { visitor } = await asked(email);
        for (let at = 0; at < 5; at += 1) {
          server.statements.length = 0;
          const words = await answer(visitor, '0000 0000');
          rounds.push({ words, statements: [...server.statements] });
        }
        server.clock.nowMs += 15 * minuteMs;
      }
      seen.push(rounds);
    }
    expect(seen[1]).toEqual(seen[0]);
  });
});

async function letter() {
  const board = server.visit();
  const email = `${randomUUID()}@example.jp`;
  await board.call(askForNumber, { email, purpose: 'begin' });
  await answer(board, await mailedNumber(server.db, email));
  const { associationId } = await board.call(beginAssociation, {
    name: 'さくら台マンション管理組合',
    yourName: '鈴木 一郎',
    position: 'chair',
  });
  const rows = [
    ['部屋番号', '専有面積', '議決権', '区分所有者'],
    ['101', '60', '1', '青木 一郎'],
  ];
  await board.call(applyRosterTable, { id: randomUUID(), rows }, associationId);
  const { people } = await board.call(listPeople, {}, associationId);
  const personIds = people.map(({ id }) => id);
  const { url, method, body } = requestOf(printLetters, { personIds }, associationId);
  const headers = { 'content-type': 'application/json' };
  const response = await board.send(url, { method, headers, body });
  const [page] = await readPdf(new Uint8Array(await response.arrayBuffer()));
  const code = /(?:\d{4} ?){4}/.exec(page?.text ?? '')?.[0] ?? '';
  await server.db.exec('delete from rate_use');
  return { code, wrong: otherSecret(code) };
}

/** Another number that finds the same letter: so many more than twenty that none comes twice. */
function otherSecret(code: string): readonly string[] {
  const digits = code.replaceAll(' ', '');
  const others: string[] = [];
  for (let secret = 0; others.length < 60; secret += 1) {
    const body = digits.slice(0, 7) + String(secret).padStart(8, '0');
    const whole = [...'0123456789'].map((check) => body + check).find(readLetterCode);
    if (whole !== undefined && whole !== digits) others.push(whole);
  }
  return others;
}

const open = (code: string, visitor = server.visit()) =>
  visitor.call(openLetter, { code, email: `${randomUUID()}@example.jp` }).then(
    () => 'open',
    (error: { message: string }) => error.message,
  );

describe('招待状', () => {
  test('the fifth number opens it, the sixth finds it shut', async () => {
    for (const [wrongs, isOpen] of [
      [4, true],
      [5, false],
    ] as const) {
      const { code, wrong } = await letter();
      for (const guess of wrong.slice(0, wrongs)) await open(guess);
      expect((await open(code)) === 'open').toBe(isOpen);
    }
  });

  test('forty at once from forty places are five tries of one letter', async () => {
    const { code, wrong } = await letter();
    const guesses = [...wrong.slice(0, 39), code];
    const answers = await Promise.all(guesses.map((guess) => open(guess)));
    expect(answers).not.toContain('open');
    const { rows } = await server.db.query<{ tries: number }>('select tries from invitation');
    expect(rows).toEqual([{ tries: 5 }]);
  });

  test('one place has twenty wrong ones in a day, also at once; a slip of the hand costs nothing', async () => {
    const { code } = await letter();
    const unknown = otherSecret('9999999').slice(0, 40);
    const slip = `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`;
    const guesser = '198.51.100.30';
    await Promise.all(Array.from({ length: 30 }, () => open(slip, server.visit(guesser))));
    await Promise.all(unknown.slice(0, 19).map((guess) => open(guess, server.visit(guesser))));
    expect(await open(code, server.visit(guesser))).toBe('open');
    await Promise.all(unknown.slice(19).map((guess) => open(guess, server.visit(guesser))));
    expect(await open(code, server.visit(guesser))).not.toBe('open');
    expect(await open(code)).toBe('open');
    server.clock.nowMs += dayMs;
    expect(await open(code, server.visit(guesser))).toBe('open');
  });

  test('shut, used up and unknown are one sentence', async () => {
    const { wrong, code } = await letter();
    const [unknown = ''] = otherSecret('9999999');
    const words = new Set([await open(unknown)]);
    for (const guess of wrong.slice(0, 6)) words.add(await open(guess));
    words.add(await open(code));
    expect(words.size).toBe(1);
  });
});
