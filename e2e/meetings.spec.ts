import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open, settle, test } from './test.ts';

const path = '/demo/meetings';
const section = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

type Event = Readonly<Record<string, string>>;

/** Reads a calendar file as a calendar program does: unfolds its lines and takes the events apart. */
function readEvents(file: string): Event[] {
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  const events = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1);
  return events.map((event) =>
    Object.fromEntries(
      event
        .slice(0, event.indexOf('END:VEVENT'))
        .trimEnd()
        .split('\r\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    ),
  );
}

/** 20261219T010000Z as the clocks in Japan show it, read with getUTC…. */
function dateInJapan(stamp: string): Date {
  const iso = stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return new Date(Date.parse(iso) + 9 * 3_600_000);
}

async function download(page: Page, name: RegExp): Promise<Event[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  return readEvents(await file.path());
}

test('what is ahead comes first, the nearest with its agenda', async ({ page }) => {
  await open(page, path);
  const ahead = section(page, 'これからの会議');
  expect(await ahead.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(4);
  await expect(ahead.getByText(/^(あと\d+日|明日|本日)$/).first()).toBeVisible();
  await expect(ahead.getByText('予定している議題', { exact: true })).toBeVisible();
  await expect(section(page, 'これまでの会議').getByText('可決').first()).toBeVisible();
});

test('the nearest meeting goes into a calendar, on its day in Japan', async ({ page }) => {
  await open(page, path);
  const link = page.getByRole('link', { name: /^カレンダーに追加/ }).first();
  const [, month = '', day = ''] = /（(\d+)月(\d+)日/.exec(await link.innerText()) ?? [];
  const times = await page
    .getByText(/^\d\d:\d\d〜\d\d:\d\d$/)
    .first()
    .innerText();
  const [event, ...others] = await download(page, /^カレンダーに追加/);
  expect(others).toEqual([]);
  const inJapan = dateInJapan(event?.['DTSTART'] ?? '');
  expect([inJapan.getUTCMonth() + 1, inJapan.getUTCDate()]).toEqual([Number(month), Number(day)]);
  expect(inJapan.toISOString().slice(11, 16)).toBe(times.slice(0, 5));
  expect(inJapan.getTime()).toBeGreaterThan(Date.now());
  expect(event).toMatchObject({ SUMMARY: expect.stringMatching(/理事会|総会/) });
  expect(event?.['UID']).toMatch(/@sumiwa$/);
});

test('all dates come in one file', async ({ page }) => {
  await open(page, path);
  const count = await page.getByRole('link', { name: /^カレンダーに追加/ }).count();
  const events = await download(page, /^すべての予定をカレンダーに追加/);
  expect(events).toHaveLength(count);
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(count);
});

test('past meetings unfold: what was decided, with the votes, and the minutes', async ({
  page,
  context,
}) => {
  await open(page, `${path}?kind=general`);
  const past = section(page, 'これまでの会議');
  const held = past.getByRole('group');
  expect(await held.count()).toBeGreaterThanOrEqual(4);
  const oldest = held.last();
  await expect(oldest.getByText('第1号議案')).toBeHidden();
  await oldest.locator('summary').click();
  await expect(oldest.getByText('第1号議案')).toBeVisible();
  await expect(oldest.getByText(/^賛成\d+・反対\d+/).first()).toBeVisible();
  const opening = context.waitForEvent('page');
  await oldest.getByRole('link', { name: /^議事録を読む/ }).click();
  const minutes = await opening;
  await settle(minutes);
  await expect(minutes.getByRole('heading', { level: 1 })).toContainText('通常総会議事録');
});

test('one kind at a time, in the address', async ({ page }) => {
  await open(page, path);
  await page
    .getByRole('navigation', { name: '会議の種類' })
    .getByRole('link', { name: '総会' })
    .click();
  await expect(page).toHaveURL(`${path}?kind=general`);
  await expect(
    page.getByRole('main').getByRole('heading', { level: 3, name: '理事会' }),
  ).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test('an agenda item is found by its words, and leads to its place in the minutes', async ({
  page,
  context,
}) => {
  await open(page, path);
  await page.getByRole('searchbox').fill('ぼうはんカメラ');
  await expect(page.getByText('あてはまる議題がありません')).toBeVisible();
  await page.getByRole('searchbox').fill('防犯かめら');
  await expect(page.getByRole('status')).toHaveText(/「防犯かめら」を含む議題 [1-9]\d*件/);
  await expect(page.locator('mark').first()).toHaveText('防犯カメラ');
  const opening = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^議事録を読む/ })
    .first()
    .click();
  const minutes = await opening;
  await settle(minutes);
  const anchor = new URL(minutes.url()).hash;
  expect(anchor).toMatch(/^#(agenda|report)-\d+$/);
  await expect(minutes.locator(anchor)).toContainText('防犯カメラ');
  await expect(minutes.locator(anchor)).toBeInViewport();
});
