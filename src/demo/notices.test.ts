import { describe, expect, it } from 'vitest';
import { buildDemonstration } from './build-demonstration.ts';
import { demoUser } from './demo-user.ts';
import { personId } from './people.ts';

const days = ['2026-11-21', '2027-05-22', '2028-02-29'];
/** A visitor's copy is made while they wait: what it may grow by. */
const mostRows = 250;

describe.each(days)('notices of the demonstration of %s', (today) => {
  const { notice, notice_delivery, notice_event, notice_read } = buildDemonstration(today);
  const sent = notice.filter(({ sent_at }) => sent_at !== null);

  it('tells of a day to come, and lets one wait to be sent', () => {
    expect(sent.length).toBeGreaterThanOrEqual(2);
    expect(notice.length - sent.length).toBe(1);
    expect(sent.every(({ released_at }) => String(released_at).slice(0, 10) < today)).toBe(true);
    expect(notice.filter(({ body }) => /\{|\}|undefined/.test(body))).toEqual([]);
  });

  it('reaches nobody twice, and a draft nobody', () => {
    const marks = notice_delivery.map((row) => `${row.notice_id} ${row.person_id}`);
    expect(new Set(marks).size).toBe(marks.length);
    const drafts = notice.filter(({ sent_at }) => sent_at === null).map(({ id }) => id);
    expect(notice_delivery.filter((row) => drafts.includes(row.notice_id))).toEqual([]);
  });

  it('leaves the visitor what concerns them to read, and some whom nothing has reached', () => {
    const visitor = personId(demoUser.name);
    const mine = notice_delivery.filter(({ person_id }) => person_id === visitor);
    expect(mine.length).toBeGreaterThanOrEqual(1);
    expect(notice_read.filter(({ person_id }) => person_id === visitor)).toEqual([]);
    const noted = new Set(notice_event.map(({ delivery_id }) => delivery_id));
    expect(notice_delivery.filter(({ id }) => !noted.has(id)).length).toBeGreaterThanOrEqual(3);
  });

  it('stays small', () => {
    const tables = [notice, notice_delivery, notice_event, notice_read];
    expect(tables.flat().length).toBeLessThanOrEqual(mostRows);
  });
});
