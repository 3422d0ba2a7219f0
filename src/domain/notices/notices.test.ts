import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Audience,
  audienceWords,
  type Group,
  groups,
  type Place,
  type Register,
  recipientsOf,
  unknownNumbers,
} from './audience.ts';
import { namesIn } from './names-in.ts';
import { noticeMail } from './notice-mail.ts';
import { releaseMs } from './quiet-hours.ts';
import { reachOf, reachWords, stateOf, wayOf } from './reach.ts';
import { templateIds, templateOf } from './templates.ts';
import { fieldFaults, usualValues, writeNotice } from './write-notice.ts';

const person = (id: string, livesHere = true, hasMail = false) => ({
  id,
  name: id,
  livesHere,
  hasMail,
});

/** 101: a couple; 102: let by 佐藤, who lives in 201; 202: empty, its owner abroad; 301: nobody known. */
const register: Register = {
  people: [
    person('原 和也', true, true),
    person('原 真由美'),
    person('佐藤 実', true, true),
    person('平田 健一'),
    person('西村 健太', false),
  ],
  dwellings: [
    dwelling('301', { owners: [], residents: [] }),
    dwelling('101', {
      owners: ['原 和也', '原 真由美'],
      residents: ['原 和也', '原 真由美'],
    }),
    dwelling('102', { owners: ['佐藤 実'], residents: ['平田 健一'], parking: ['mechanical'] }),
    dwelling('201', { owners: ['佐藤 実'], residents: ['佐藤 実'] }),
    dwelling('202', { owners: ['西村 健太'], residents: [] }),
  ],
};

type Facts = Pick<Register['dwellings'][number], 'owners' | 'residents'> &
  Partial<Register['dwellings'][number]>;

function dwelling(number: string, facts: Facts): Register['dwellings'][number] {
  const floor = Number(number[0]);
  return { id: number, number, floor, position: Number(number.slice(1)), parking: [], ...facts };
}

function told(places: readonly Place[], wanted: readonly Group[], except: readonly string[] = []) {
  return recipientsOf({ places, except, groups: wanted }, register).map(
    (it) => `${it.dwelling.number} ${it.person?.name ?? '—'}`,
  );
}

const building: Place = { kind: 'building' };

test('each group is exactly those people, and a dwelling of nobody known gets its sheet', () => {
  expect(told([building], ['residents'])).toEqual([
    '101 原 和也',
    '101 原 真由美',
    '102 平田 健一',
    '201 佐藤 実',
    '301 —',
  ]);
  expect(told([building], ['owners'])).toEqual([
    '101 原 和也',
    '101 原 真由美',
    // Lives in 201, where the box is, though 102 comes first.
    '201 佐藤 実',
    '202 西村 健太',
    '301 —',
  ]);
  expect(told([building], ['absentOwners'])).toEqual(['202 西村 健太', '301 —']);
});

test('places are joined, exceptions taken away, parking means who uses it', () => {
  expect(told([{ kind: 'floors', from: 2, to: 3 }], ['residents'])).toEqual([
    '201 佐藤 実',
    '301 —',
  ]);
  expect(told([{ kind: 'parking', parking: 'mechanical' }], ['residents'])).toEqual([
    '102 平田 健一',
  ]);
  expect(
    told(
      [
        { kind: 'dwellings', numbers: ['101'] },
        { kind: 'floors', from: 2, to: 2 },
      ],
      ['owners'],
      ['202'],
    ),
  ).toEqual(['101 原 和也', '101 原 真由美', '201 佐藤 実']);
  expect(
    unknownNumbers(
      { places: [{ kind: 'dwellings', numbers: ['101', '999'] }], except: ['998'], groups: [] },
      register,
    ),
  ).toEqual(['999', '998']);
});

test('a register of owners alone still has residents', () => {
  const owned: Register = {
    people: [person('青木 勝'), person('東 浩一', false)],
    dwellings: [
      dwelling('101', { owners: ['青木 勝'], residents: [] }),
      dwelling('102', { owners: ['東 浩一'], residents: [] }),
    ],
  };
  const audience: Audience = { places: [building], except: [], groups: ['residents'] };
  expect(recipientsOf(audience, owned).map((it) => it.person?.name)).toEqual(['青木 勝']);
});

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const anyRegister = fc
  .record({
    people: fc.tuple(
      ...ids.map(() => fc.record({ livesHere: fc.boolean(), hasMail: fc.boolean() })),
    ),
    dwellings: fc.array(
      fc.record({
        floor: fc.integer({ min: 1, max: 3 }),
        owners: fc.uniqueArray(fc.constantFrom(...ids)),
        residents: fc.uniqueArray(fc.constantFrom(...ids)),
        hasCar: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(
    ({ people, dwellings }): Register => ({
      people: people.map((it, index) => person(ids[index] ?? '', it.livesHere, it.hasMail)),
      dwellings: dwellings.map(({ floor, hasCar, ...rest }, index) => ({
        id: String(index),
        number: `${floor}0${index}`,
        floor,
        position: index,
        parking: hasCar ? ['mechanical'] : [],
        ...rest,
      })),
    }),
  );
const anyAudience = fc.record({
  places: fc.array(
    fc.oneof(
      fc.constant<Place>({ kind: 'building' }),
      fc.integer({ min: 1, max: 3 }).map((it): Place => ({ kind: 'floors', from: it, to: it })),
      fc.constant<Place>({ kind: 'parking', parking: 'mechanical' }),
    ),
    { minLength: 1, maxLength: 2 },
  ),
  groups: fc.subarray([...groups], { minLength: 1 }),
});

/** The same asked person by person. */
function naive({ places, groups: wanted }: Omit<Audience, 'except'>, all: Register): Set<string> {
  const lived = new Set(all.dwellings.flatMap(({ residents }) => residents));
  const isIn = ({ floor, parking }: Register['dwellings'][number]) =>
    places.some(
      (it) =>
        it.kind === 'building' ||
        (it.kind === 'floors' && floor === it.from) ||
        (it.kind === 'parking' && parking.includes('mechanical')),
    );
  const concerned = all.people.filter(({ id, livesHere }) =>
    all.dwellings.filter(isIn).some(({ owners, residents }) => {
      const owns = owners.includes(id);
      const livesInOwn = residents.length === 0 && owns && livesHere && !lived.has(id);
      const belongs = {
        owners: owns,
        absentOwners: owns && !livesHere,
        residents: residents.includes(id) || livesInOwn,
      };
      return wanted.some((group) => belongs[group]);
    }),
  );
  return new Set(concerned.map(({ id }) => id));
}

test('nobody twice, nobody forgotten: every audience over every register is what one would count out', () => {
  fc.assert(
    fc.property(anyRegister, anyAudience, (all, audience) => {
      const recipients = recipientsOf({ ...audience, except: [] }, all);
      const named = recipients.flatMap((it) => it.person?.id ?? []);
      expect(new Set(named)).toEqual(naive(audience, all));
      expect(named).toHaveLength(new Set(named).size);
      const { people, mail, paper } = reachOf(recipients);
      expect(mail + paper).toBe(people);
      expect(mail).toBe(recipients.filter((it) => wayOf(it) === 'mail').length);
    }),
    { numRuns: 2_000 },
  );
});

test('what is said before sending counts people, boxes and letters', () => {
  const audience: Audience = { places: [building], except: [], groups: ['owners', 'residents'] };
  const reach = reachOf(recipientsOf(audience, register));
  expect(reach).toEqual({ people: 6, mail: 2, paper: 4, boxes: 3, posted: 1 });
  expect(reachWords(reach)).toBe('2人へメール、3戸へ紙、1人へ郵便');
  expect(audienceWords({ ...audience, except: ['101'] })).toBe(
    '全戸（101号室を除く）の区分所有者と住んでいる方',
  );
});

test('the state of a delivery is the best that is known of it', () => {
  const mail = { way: 'mail', isRead: false } as const;
  expect(stateOf({ ...mail, events: [] })).toBe('waiting');
  expect(stateOf({ ...mail, events: ['accepted'] })).toBe('sent');
  expect(stateOf({ ...mail, events: ['refused'] })).toBe('unreached');
  expect(stateOf({ ...mail, events: ['gaveUp'] })).toBe('unreached');
  expect(stateOf({ ...mail, events: ['refused', 'handed'] })).toBe('handed');
  expect(stateOf({ ...mail, events: ['refused'], isRead: true })).toBe('read');
  expect(stateOf({ way: 'paper', isRead: false, events: [] })).toBe('unreached');
});

test.each([
  ['12:00', 'normal', '2026-11-24T12:05'],
  ['20:54', 'normal', '2026-11-24T20:59'],
  ['20:55', 'normal', '2026-11-25T08:00'],
  ['23:59', 'normal', '2026-11-25T08:00'],
  ['07:54', 'normal', '2026-11-24T08:00'],
  ['07:55', 'normal', '2026-11-24T08:00'],
  ['03:00', 'emergency', '2026-11-24T03:00'],
] as const)('sent at %s as %s it goes out at %s', (time, urgency, expected) => {
  const at = releaseMs(Date.parse(`2026-11-24T${time}:00+09:00`), urgency);
  expect(at).toBe(Date.parse(`${expected}:00+09:00`));
});

test('every template says what was filled in, leaves no brace, and asks for what it needs', () => {
  expect(templateIds.length).toBeGreaterThanOrEqual(20);
  const values = { day: '', time: '9:30', line: 'ここ', text: '文' };
  for (const id of templateIds) {
    const template = templateOf(id);
    const keys = template.fields.map(({ key }) => key);
    const named = [template.title, ...template.lines].flatMap((line) =>
      [...line.matchAll(/\{(\w+)\}/g)].map(([, key]) => key),
    );
    expect([id, new Set(named)]).toEqual([id, new Set(keys)]);
    const filled = Object.fromEntries(
      template.fields.map(({ key, kind }) => [
        key,
        kind === 'day' ? '2026-12-08' : key === 'until' ? '10:30' : values[kind],
      ]),
    );
    expect([id, [...fieldFaults(template, filled, '2026-12-08')]]).toEqual([id, []]);
    const { title, body } = writeNotice(template, filled);
    expect(`${title}${body}`).not.toMatch(/[{}]/);
    expect([id, title.length <= 30]).toEqual([id, true]);
    expect([id, fieldFaults(template, {}, '2026-12-08').size > 0]).toEqual([id, true]);
  }
});

test('the water cut as one reads it; a remark that is empty leaves no line', () => {
  const template = templateOf('waterCut');
  const values = { ...usualValues(template), day: '2026-06-10', from: '9:00', until: '12:30' };
  expect(writeNotice(template, values)).toEqual({
    title: '断水のお知らせ',
    body: `受水槽の清掃のため、次の時間は水が出ません。
日時：2026年6月10日（水） 9時から12時30分まで
始まる前に、飲み水とトイレ用の水をためておいてください。
終わったあとは、はじめに少し水を流してからお使いください。
連絡先：管理員室`,
  });
  const faulty = (changes: Record<string, string>) => [
    ...fieldFaults(template, { ...values, ...changes }, '2026-06-01').keys(),
  ];
  expect(faulty({})).toEqual([]);
  expect(faulty({ day: '2026-02-30' })).toEqual(['day']);
  expect(faulty({ day: '2025-06-10' })).toEqual(['day']);
  expect(faulty({ until: '9:00' })).toEqual(['until']);
  expect(faulty({ from: '15:00', until: '14:00' })).toEqual(['until']);
});

test('a holiday ends no earlier than it begins', () => {
  const template = templateOf('yearEnd');
  const values = { ...usualValues(template), day: '2026-12-29', lastDay: '2026-12-28' };
  expect(fieldFaults(template, values, '2026-12-01').get('lastDay')).toContain('始まる日から');
});

test('names and dwellings in a text about conduct are found, however they are written', () => {
  expect(namesIn('１０１号室の方と平田健一さん', register)).toEqual(['平田 健一', '101号室']);
  expect(namesIn('夜10時以降。1101号室はありません。電話は03-0000-1101', register)).toEqual([]);
});

test('a member’s mail says only that there is something; who has no account reads it there', () => {
  const facts = {
    association: '海風ハイツ管理組合',
    title: '断水のお知らせ',
    body: '水が出ません。',
    urgency: 'normal' as const,
  };
  const member = noticeMail({ ...facts, pageUrl: 'https://sumiwa.example/x' });
  expect(member.subject).toBe('【お知らせ】断水のお知らせ');
  expect(member.body).toContain('https://sumiwa.example/x');
  expect(member.body).not.toContain('水が出ません');
  expect(noticeMail({ ...facts, urgency: 'emergency', pageUrl: null })).toMatchObject({
    subject: '【緊急】断水のお知らせ',
    body: expect.stringContaining('水が出ません'),
  });
});
