import { describe, expect, test } from 'vitest';
import { may } from '#domain/access/permissions.ts';
import { rolesWith } from '#domain/access/role.ts';
import { seesAllActivity } from '#domain/access/shown.ts';
import { activityKindNames } from './action.ts';
import {
  actionAt,
  addressesOf,
  allAddresses,
  doerOf,
  entryWords,
  loggedActionAt,
} from './actions.ts';
import { brokenAt, isCodeOf, type LinkedEntry, linkText, shortCode } from './chain.ts';
import { placeOf, subjectOf, subjectWithWhich, subjectWords } from './subject.ts';

/** Any function of the text will do here. */
function digest(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return String(sum);
}
const root = '5a0f2c68-41d7-8e93-b1ca-9e6d30f8a217';

function chainOf(count: number): LinkedEntry[] {
  const chain: LinkedEntry[] = [];
  for (let number = 1; number <= count; number += 1) {
    const entry = {
      number,
      at: '2026-11-21T03:00:00.000Z',
      userId: null,
      personId: null,
      role: 'chair',
      action: 'POST /payments',
      subject: `id=${number}`,
    };
    const previous = chain.at(-1)?.hash ?? digest(root);
    chain.push({ ...entry, hash: digest(linkText(previous, entry)) });
  }
  return chain;
}

const five = chainOf(5);
const head = { root, number: 5, hash: five.at(-1)?.hash ?? '' };

describe('the chain', () => {
  test('a link is every part with its length', () => {
    const [first] = five;
    expect(first && linkText('ab', first)).toBe(
      '2:ab1:124:2026-11-21T03:00:00.000Z0:0:5:chair14:POST /payments4:id=1',
    );
  });

  test('holds as it was written, and while there is nothing', () => {
    expect(brokenAt(five, head, digest)).toBeNull();
    expect(brokenAt([], { root, number: 0, hash: digest(root) }, digest)).toBeNull();
  });

  test.each([
    ['one word', { subject: 'id=9' }],
    ['who', { role: 'treasurer' }],
    ['when', { at: '2026-11-21T03:00:00.001Z' }],
  ] as const)('%s changed in the third is found there', (_what, change) => {
    const changed = five.map((entry) => (entry.number === 3 ? { ...entry, ...change } : entry));
    expect(brokenAt(changed, head, digest)).toBe(3);
  });

  test('a cut tail, a missing middle and another beginning are found', () => {
    expect(brokenAt(five.slice(0, 3), head, digest)).toBe(4);
    expect(
      brokenAt(
        five.filter(({ number }) => number !== 2),
        head,
        digest,
      ),
    ).toBe(2);
    expect(brokenAt(five, { ...head, root: 'elsewhere' }, digest)).toBe(1);
  });

  test('a whole tail written anew is found by the head that was kept', () => {
    expect(brokenAt(five, { ...head, hash: digest('another') }, digest)).toBe(6);
  });

  test('the code on paper is found again, however it is typed', () => {
    const hash = '3f2a90bc11d4e57a000';
    expect(shortCode(hash)).toBe('3F2A-90BC-11D4-E57A');
    expect(isCodeOf('３f2a 90bc 11d4 e57a', hash)).toBe(true);
    expect(isCodeOf('3F2A-90BC-11D4-E57B', hash)).toBe(false);
    expect(isCodeOf('3F2A', hash)).toBe(false);
  });
});

describe('what it was done to', () => {
  test('ids, months and numbers of the address and its own id, and no words', () => {
    const input = { paymentId: 'a-1', id: 'b-2', reason: '相談のうえ', month: '2026-10' };
    expect(subjectOf('POST /payments/:paymentId/approval', input)).toBe(
      'paymentId=a-1&id=b-2&month=2026-10',
    );
    expect(subjectOf('PUT /x/:code', { code: '理事長 佐藤' })).toBe('');
    expect(subjectOf('POST /x/:number', { number: 3 })).toBe('number=3');
  });

  test('leads to the thing, or to the page where it was', () => {
    const subject = 'entryId=e-1&year=2026';
    expect(placeOf('/demo/accounting?view=books&entry=:entryId', subject)).toBe(
      '/demo/accounting?view=books&entry=e-1',
    );
    expect(placeOf('/demo/accounting?view=books&entry=:id', subject)).toBe(
      '/demo/accounting?view=books',
    );
    expect(placeOf('/document/:documentId', 'documentId=d')).toBe('/document/d');
    expect(placeOf('/demo', '')).toBe('/demo');
  });

  test.each([
    ['month=2026-10', '2026年10月'],
    ['year=2026', '2026年度'],
    ['year=2026&code=B3', '2026年度・B3'],
    ['number=3', '第3版'],
    ['id=x', ''],
    ['', ''],
  ])('%s is 「%s」', (subject, words) => {
    expect(subjectWords(subject)).toBe(words);
  });
});

describe('words', () => {
  test('each says what was done, in the past, and belongs to a kind', () => {
    const kinds = Object.keys(activityKindNames) as (keyof typeof activityKindNames)[];
    const logged = kinds.flatMap((kind) => addressesOf(kind));
    expect(logged.length).toBeGreaterThan(100);
    expect(new Set(logged).size).toBe(logged.length);
    expect(
      logged.filter((address) => !/ました）?$/.test(loggedActionAt(address)?.words ?? '')),
    ).toEqual([]);
    expect(kinds.filter((kind) => addressesOf(kind).length === 0)).toEqual([]);
    expect(allAddresses.length).toBeGreaterThan(logged.length);
  });

  test('what nobody thought of is a bug, what is one’s own is left out', () => {
    expect(() => actionAt('POST /nowhere')).toThrow('no words');
    expect(actionAt('POST /tasks')).toBeUndefined();
    expect(actionAt('POST /payments')?.words).toBe('支払いの承認を頼みました');
  });
});

describe('one address that does several things', () => {
  const action = 'PUT /tasks/:taskId/done';
  const several = loggedActionAt(action)?.several ?? { by: '', words: {} };

  test.each([
    [true, 'やることに「済み」の印を付けました'],
    [false, 'やることの「済み」の印を外しました'],
  ])('done: %s is said in words of its own', (done, words) => {
    const subject = subjectWithWhich('taskId=t', several, { input: { done }, answer: {} });
    expect(subject).toBe(`taskId=t&which=${done}`);
    expect(entryWords({ action, subject })).toBe(words);
  });

  test('an entry that does not tell which says so, as it did when it was written', () => {
    const words = 'やることに「済み」の印を付けました、または外しました';
    expect(entryWords({ action, subject: 'taskId=t' })).toBe(words);
    expect(entryWords({ action, subject: '' })).toBe(words);
  });

  test('what the answer tells counts where the request does not; null is a value, other words are none', () => {
    const lock = loggedActionAt('POST /ledger/lock-request')?.several ?? several;
    const answer = { request: { isReopening: true } };
    expect(subjectWithWhich('', lock, { input: {}, answer })).toBe('which=true');
    const plan = loggedActionAt('POST /agreements')?.several ?? several;
    expect(subjectWithWhich('', plan, { input: { plan: null }, answer: {} })).toBe('which=null');
    expect(subjectWithWhich('a=1', plan, { input: { plan: '佐藤' }, answer: {} })).toBe('a=1');
  });
});

test('whose name is not held is nobody in particular, and has no position', () => {
  const handOver = 'POST /chat-messages/:messageId/hand-over';
  const nobody = { position: '', name: '' };
  expect(doerOf({ action: handOver, ...nobody })).toBe('質問した方（お名前は記録しません）');
  expect(doerOf({ action: 'POST /ballot/:meetingId', ...nobody })).toBe(
    '投票した方（お名前は記録しません）',
  );
  expect(doerOf({ action: handOver, position: '理事', name: '' })).toBe('理事');
  expect(doerOf({ action: 'POST /payments', position: '理事長', name: '佐藤 太郎' })).toBe(
    '理事長 佐藤 太郎',
  );
});

test('who sees it', () => {
  expect(may(rolesWith('owner'), 'activity.read')).toBe(false);
  expect(seesAllActivity(rolesWith('auditor'))).toBe(true);
  expect(seesAllActivity(rolesWith('companyStaff'))).toBe(false);
  expect(seesAllActivity(rolesWith('director'))).toBe(true);
});
