import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  id: 'm1',
  title: '理事会, 第7回',
  heldOn: '2026-12-19',
  startsAt: '10:00',
  endsAt: '11:30',
  place: '集会室',
  description: '議題1　清掃; 予算\n議題2　点検',
};
const stampedAt = new Date('2026-11-21T00:00:00.000Z');

test('gives times of Japan in UTC and escapes what iCalendar reserves', () => {
  const lines = calendarFile([event], stampedAt).split('\r\n');
  expect(lines).toContain('DTSTART:20261219T010000Z');
  expect(lines).toContain('DTEND:20261219T023000Z');
  expect(lines).toContain('DTSTAMP:20261121T000000Z');
  expect(lines).toContain('SUMMARY:理事会\\, 第7回');
  expect(lines).toContain('DESCRIPTION:議題1　清掃\\; 予算\\n議題2　点検');
});

test('no line is longer than 75 octets and nothing is lost by folding', () => {
  const description = '管理組合の会議です。'.repeat(20);
  const file = calendarFile([{ ...event, description }], stampedAt);
  for (const line of file.split('\r\n')) {
    // One character stands for each octet.
    const octets = encodeURIComponent(line).replaceAll(/%[0-9A-F]{2}/g, 'x').length;
    expect(octets).toBeLessThanOrEqual(75);
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
});

test('a meeting in the morning of 1 January lies in the old year in UTC', () => {
  const newYear = { ...event, heldOn: '2027-01-01', startsAt: '08:00', endsAt: '09:00' };
  expect(calendarFile([newYear], stampedAt)).toContain('DTSTART:20261231T230000Z');
});
