import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestOf } from '#contract/endpoint.ts';
import { getHome } from '#contract/home.ts';
import { getManagement } from '#contract/management.ts';
import { getOwnBill } from '#contract/own-bill.ts';
import * as contract from '#contract/people.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import * as setup from '#contract/setup.ts';
import * as signing from '#contract/sign-in.ts';
import { addDays } from '#domain/calendar.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { mailedNumber } from '#server/testing/mailed-number.ts';
import { testToday } from '#server/testing/prepare-database.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const dayMs = 86_400_000;
const firstNow = server.clock.nowMs;

beforeEach(async () => {
  server.clock.nowMs = firstNow;
  await server.db.exec('delete from rate_use; delete from outbox_mail');
});

async function prove(visitor: Visitor, email: string) {
  const number = await mailedNumber(server.db, email);
  return visitor.call(signing.signIn, { number, isShared: false });
}

/** An association of three dwellings; the first two belong to one. */
async function begin() {
  const board = server.visit();
  const email = `${randomUUID()}@example.jp`;
  await board.call(signing.askForNumber, { email, purpose: 'begin' });
  await prove(board, email);
  const { associationId } = await board.call(signing.beginAssociation, {
    name: 'さくら台マンション管理組合',
    yourName: '鈴木 一郎',
    position: 'chair',
  });
  const rows = [
    ['部屋番号', '専有面積', '議決権', '区分所有者', 'フリガナ'],
    ['101', '60', '1', '青木 一郎', 'アオキ イチロウ'],
    ['102', '60', '1', '青木 一郎', 'アオキ イチロウ'],
    ['201', '60', '1', '石井 二郎', 'イシイ ジロウ'],
  ];
  await board.call(setup.applyRosterTable, { id: randomUUID(), rows }, associationId);
  const people = () => board.call(contract.listPeople, {}, associationId);
  const person = async (name: string) => {
    const found = (await people()).people.find((it) => it.name === name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  };
  return { board, associationId, people, person, email };
}

type House = Awaited<ReturnType<typeof begin>>;

async function print(
  { board, associationId }: Pick<House, 'board' | 'associationId'>,
  ids: string[],
) {
  const { url, method, body } = requestOf(contract.printLetters, { personIds: ids }, associationId);
  const headers = { 'content-type': 'application/json' };
  const response = await board.send(url, { method, headers, body });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, bytes, name: response.headers.get('content-disposition') };
}

const digitsIn = (text: string) => /(?:\d{4} ?){4}/.exec(text)?.[0] ?? '';

/** The numbers on the paper, sheet by sheet. */
async function codesOf(house: House, ...names: string[]): Promise<string[]> {
  const ids = await Promise.all(names.map(async (name) => (await house.person(name)).id));
  const pages = await readPdf((await print(house, ids)).bytes);
  return pages.map(({ text }) => digitsIn(text));
}

async function enter(code: string, email: string, visitor = server.visit()) {
  await visitor.call(signing.openLetter, { code, email });
  return { visitor, ...(await prove(visitor, email)) };
}

function wrongly(code: string): string {
  // Two digits of the secret that keep the sum: only the database can tell.
  const digits = code.replaceAll(' ', '');
  const other = (at: number) => {
    for (let digit = 0; digit <= 9; digit += 1) {
      for (let next = 0; next <= 9; next += 1) {
        const changed = digits.slice(0, at) + digit + digits[at + 1] + next + digits.slice(at + 3);
        if (changed !== digits && isWhole(changed)) return changed;
      }
    }
    return digits;
  };
  return other(9);
}

function isWhole(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = at % 2 === 0 ? 2 * Number(digit) : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

describe('a letter', () => {
  test('lets the one it was printed for in, once, as who they are', async () => {
    const house = await begin();
    const [code = ''] = await codesOf(house, '石井 二郎');
    expect((await house.person('石井 二郎')).letter).toMatchObject({ state: 'open' });
    const { visitor, associationId } = await enter(code, 'jiro@example.jp');
    expect(associationId).toBe(house.associationId);
    const session = await visitor.call(getSession, {}, house.associationId);
    expect(session.user).toMatchObject({ name: '石井 二郎', position: 'owner' });
    expect(session.may).not.toContain('register.read');
    expect((await house.person('石井 二郎')).letter).toMatchObject({
      state: 'used',
      usedOn: testToday,
    });
    await expect(enter(code, 'thief@example.jp')).rejects.toMatchObject({ status: 403 });
  });

  test('shows them their own bill, until another account is that person', async () => {
    const house = await begin();
    const enterAs = async (email: string) => {
      const [code = ''] = await codesOf(house, '石井 二郎');
      return (await enter(code, email)).visitor;
    };
    const first = await enterAs('jiro@example.jp');
    const numbers = async (visitor: Visitor) =>
      (await visitor.call(getOwnBill, {}, house.associationId)).dwellings.map((it) => it.number);
    expect(await numbers(first)).toEqual(['201']);
    const second = await enterAs('jiro2@example.jp');
    expect(await numbers(second)).toEqual(['201']);
    const { rows } = await server.db.query(
      'select count(*)::int as count from member_person where association_id = $1',
      [house.associationId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('is a sheet for each person, by dwelling, and names who it is for', async () => {
    const house = await begin();
    const { people } = await house.people();
    const { bytes, name } = await print(house, people.map(({ id }) => id).toReversed());
    const pages = await readPdf(bytes);
    expect(pages.map(({ text }) => /\d+号室[^　]*?様/.exec(text)?.[0])).toEqual([
      '101号室青木 一郎 様',
      '201号室石井 二郎 様',
    ]);
    expect(new Set(pages.map(({ text }) => digitsIn(text))).size).toBe(2);
    expect(pages[0]?.text).toContain('localhost:3000/hairu');
    expect(decodeURIComponent(name ?? '')).toContain('2通.pdf');
  });

  test('printed anew ends the one before', async () => {
    const house = await begin();
    const [first = ''] = await codesOf(house, '石井 二郎');
    const [second = ''] = await codesOf(house, '石井 二郎');
    await expect(enter(first, 'jiro@example.jp')).rejects.toMatchObject({ status: 403 });
    await expect(enter(second, 'jiro@example.jp')).resolves.toBeDefined();
  });

  test('is over after its last day', async () => {
    const house = await begin();
    const [code = ''] = await codesOf(house, '石井 二郎');
    server.clock.nowMs += 31 * dayMs;
    await expect(enter(code, 'late@example.jp')).rejects.toMatchObject({ status: 403 });
  });

  test('a slip of the hand costs nothing; five wrong numbers shut it, also at once', async () => {
    const house = await begin();
    const [code = ''] = await codesOf(house, '石井 二郎');
    const email = 'jiro@example.jp';
    const slip = server.visit().call(signing.openLetter, { code: code.slice(0, -1), email });
    await expect(slip).rejects.toMatchObject({ status: 400 });
    const wrong = wrongly(code);
    const tries = Array.from({ length: 40 }, () =>
      server
        .visit()
        .call(signing.openLetter, { code: wrong, email })
        .catch(() => undefined),
    );
    await Promise.all(tries);
    const { rows } = await server.db.query(
      'select tries from invitation where association_id = $1 and ended_at is null',
      [house.associationId],
    );
    expect(rows).toEqual([{ tries: 5 }]);
    await expect(enter(code, email)).rejects.toMatchObject({ status: 403 });
    expect((await house.person('石井 二郎')).letter).toMatchObject({ state: 'shut' });
  });

  test('whoever guesses is shut out for the day after twenty, and none of it tells what exists', async () => {
    const house = await begin();
    const [code = ''] = await codesOf(house, '石井 二郎');
    const guesser = server.visit('198.51.100.7');
    const said = new Set<string>();
    for (let at = 0; at < 22; at += 1) {
      const guess = { code: '0000000000000000', email: 'guess@example.jp' };
      const told = await guesser.call(signing.openLetter, guess).catch((error: Error) => error);
      said.add(JSON.stringify(told));
    }
    expect(said.size).toBe(1);
    const right = guesser.call(signing.openLetter, { code, email: 'guess@example.jp' });
    await expect(right).rejects.toMatchObject({ status: 403 });
    await expect(enter(code, 'jiro@example.jp')).resolves.toBeDefined();
  });

  test('no row holds what opens it, and one of the demonstration opens nothing', async () => {
    const house = await begin();
    const [code = ''] = await codesOf(house, '石井 二郎');
    const { rows } = await server.db.query<{ text: string }>(
      'select i::text as text from invitation i',
    );
    expect(rows.map(({ text }) => text).join()).not.toContain(
      code.replaceAll(' ', '').slice(7, 15),
    );
    const visitor = server.visit();
    await visitor.call(setDemoRole, { role: 'chair' });
    const { people } = await visitor.call(contract.listPeople, {});
    const sample = await print({ board: visitor, associationId: 'own' }, [people[0]?.id ?? '']);
    const [page] = await readPdf(sample.bytes);
    expect(page?.text).toContain('見本');
    await expect(enter(digitsIn(page?.text ?? ''), 'demo@example.jp')).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('a lost mail address', () => {
  test('a new letter makes the new address the person; the old one sees nothing and is told', async () => {
    const house = await begin();
    const [first = ''] = await codesOf(house, '石井 二郎');
    const { visitor: old } = await enter(first, 'old@example.jp');
    const [second = ''] = await codesOf(house, '石井 二郎');
    const { visitor } = await enter(second, 'new@example.jp');
    await expect(old.call(getHome, {}, house.associationId)).rejects.toMatchObject({ status: 404 });
    await expect(visitor.call(getHome, {}, house.associationId)).resolves.toBeDefined();
    const told = (await listWaitingMails(server.db)).map(({ recipient, subject }) => [
      recipient,
      subject,
    ]);
    expect(told).toContainEqual(['old@example.jp', 'スミワに入るメールアドレスが変わりました']);
    expect(told).toContainEqual([house.email, '新しい招待状で登録し直した方がいます']);
    expect((await house.person('石井 二郎')).letter).toMatchObject({ isAgain: true });
  });

  test('ends every session and every way in of the old address, but not in another association', async () => {
    const [house, other] = [await begin(), await begin()];
    const [first = ''] = await codesOf(house, '石井 二郎');
    const { visitor: phone } = await enter(first, 'lost@example.jp');
    server.clock.nowMs += 1_000;
    const [elsewhere = ''] = await codesOf(other, '青木 一郎');
    const { visitor: tablet } = await enter(elsewhere, 'lost@example.jp');
    const [second = ''] = await codesOf(house, '石井 二郎');
    await enter(second, 'found@example.jp');
    for (const device of [phone, tablet]) {
      expect((await device.call(signing.getAccount, {})).account).toBeNull();
    }
    server.clock.nowMs += 1_000;
    const again = server.visit();
    await again.call(signing.askForNumber, { email: 'lost@example.jp', purpose: 'enter' });
    await prove(again, 'lost@example.jp');
    await expect(again.call(getHome, {}, other.associationId)).resolves.toBeDefined();
    await expect(again.call(getHome, {}, house.associationId)).rejects.toMatchObject({
      status: 404,
    });
    const [third = ''] = await codesOf(other, '青木 一郎');
    await enter(third, 'found-too@example.jp');
    expect((await again.call(signing.getAccount, {})).account).toBeNull();
    server.clock.nowMs += 1_000;
    await again.call(signing.askForNumber, { email: 'lost@example.jp', purpose: 'enter' });
    expect(await mailedNumber(server.db, 'lost@example.jp')).toBe('');
  });

  test('an address that is somebody else there is refused, and the letter stays', async () => {
    const house = await begin();
    const [jiro = '', ichiro = ''] = (await codesOf(house, '石井 二郎', '青木 一郎')).toReversed();
    await enter(jiro, 'both@example.jp');
    await expect(enter(ichiro, 'both@example.jp')).rejects.toMatchObject({ status: 409 });
    await expect(enter(ichiro, 'ichiro@example.jp')).resolves.toBeDefined();
  });
});

describe('rights follow the day', () => {
  const terms = { termFrom: '2026-05-24', termUntil: '2027-05-31' };

  test('an officer’s begin and end with the term; the successor’s begin on the day of the meeting', async () => {
    const house = await begin();
    const { board, associationId } = house;
    const [ichiro, jiro] = [await house.person('青木 一郎'), await house.person('石井 二郎')];
    const officerId = randomUUID();
    const officer = { id: officerId, personId: ichiro.id, post: 'treasurer' as const, ...terms };
    await board.call(setup.addOfficer, officer, associationId);
    const [first = '', second = ''] = await codesOf(house, '青木 一郎', '石井 二郎');
    const { visitor: old } = await enter(first, 'ichiro@example.jp');
    const { visitor: next } = await enter(second, 'jiro@example.jp');
    const positionOf = async (visitor: Visitor) =>
      (await visitor.call(getSession, {}, associationId)).user.position;
    expect(await positionOf(old)).toBe('treasurer');
    const successor = { id: randomUUID(), personId: jiro.id, until: '2028-05-31' };
    const change = { officerId, on: addDays(testToday, 7), successor };
    await board.call(contract.replaceOfficer, change, associationId);
    expect([await positionOf(old), await positionOf(next)]).toEqual(['treasurer', 'owner']);
    server.clock.nowMs += 7 * dayMs;
    expect(await positionOf(next)).toBe('treasurer');
    server.clock.nowMs += dayMs;
    expect([await positionOf(old), await positionOf(next)]).toEqual(['owner', 'treasurer']);
  });

  test('a tenant comes in, sees no money, and is a stranger after the last day', async () => {
    const house = await begin();
    const { board, associationId } = house;
    const { dwellings } = await house.people();
    const dwellingId = dwellings.find(({ number }) => number === '201')?.id ?? '';
    const resident = { id: randomUUID(), dwellingId, name: '上田 三郎', kana: 'ウエダ サブロウ' };
    const moved = { kind: 'tenant' as const, since: '2026-04-01' };
    await board.call(contract.addResident, { ...resident, ...moved }, associationId);
    const [code = ''] = await codesOf(house, '上田 三郎');
    const { visitor } = await enter(code, 'saburo@example.jp');
    const { may } = await visitor.call(getSession, {}, associationId);
    expect(may).toContain('caretaker.ask');
    expect(may).not.toContain('fund.read');
    const living = async () => {
      const management = await board.call(getManagement, {}, associationId);
      return management.dwellings?.find(({ number }) => number === '201')?.residents;
    };
    expect(await living()).toEqual(['上田 三郎']);
    const stayId = (await house.person('上田 三郎')).stays[0]?.id ?? '';
    await board.call(contract.endStay, { stayId, lastDay: addDays(testToday, 1) }, associationId);
    server.clock.nowMs += dayMs;
    await expect(visitor.call(getHome, {}, associationId)).resolves.toBeDefined();
    server.clock.nowMs += dayMs;
    await expect(visitor.call(getHome, {}, associationId)).rejects.toMatchObject({ status: 404 });
    const { account } = await visitor.call(signing.getAccount, {});
    expect(account?.memberships).toEqual([]);
    expect(await living()).toEqual([]);
  });

  test('who began stays chair with a letter of their own, until the register gives a post', async () => {
    const house = await begin();
    const [code = ''] = await codesOf(house, '青木 一郎');
    await enter(code, house.email, house.board);
    const session = await house.board.call(getSession, {}, house.associationId);
    expect(session.user.position).toBe('chair');
    expect(session.may).toContain('register.write');
  });
});

test('a change of officers lies within the term, and the next term after it', async () => {
  const house = await begin();
  const { id: personId } = await house.person('青木 一郎');
  const officerId = randomUUID();
  const term = { post: 'chair' as const, termFrom: '2026-05-24', termUntil: '2027-05-31' };
  await house.board.call(
    setup.addOfficer,
    { id: officerId, personId, ...term },
    house.associationId,
  );
  const change = (on: string, until: string) =>
    house.board.call(
      contract.replaceOfficer,
      { officerId, on, successor: { id: randomUUID(), personId, until } },
      house.associationId,
    );
  await expect(change('2026-05-23', '2028-05-31')).rejects.toMatchObject({ status: 400 });
  await expect(change('2027-06-01', '2028-05-31')).rejects.toMatchObject({ status: 400 });
  await expect(change('2027-05-23', '2027-05-23')).rejects.toMatchObject({ status: 400 });
  const missing = { officerId: randomUUID(), on: '2027-05-23', successor: null };
  const gone = house.board.call(contract.replaceOfficer, missing, house.associationId);
  await expect(gone).rejects.toMatchObject({ status: 404 });
});
