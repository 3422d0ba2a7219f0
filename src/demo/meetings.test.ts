import { describe, expect, it } from 'vitest';
import { demoId } from './demo-id.ts';
import { seedMeetings } from './meetings.ts';
import type { SourceDocument } from './read-document.ts';
import { relativeDates } from './relative-dates.ts';
import type { AgendaItemRow, MeetingRow } from './rows.ts';
import { seedDocuments } from './seed-documents.ts';

const plain = {
  category: 'board-meeting',
  inForceFrom: null,
  inForceUntil: null,
  version: 1,
  supersedes: null,
  event: null,
  visibility: 'everyone',
  summary: '要約です。',
} as const;

function paper(slug: string, day: string, title: string, body: string): SourceDocument {
  const place = '集会室';
  return {
    ...plain,
    file: `board-meeting/${slug}.md`,
    slug,
    title,
    issuedOn: 'today-1',
    meeting: { day, startsAt: '10:00', endsAt: '11:40', place },
    body,
  };
}

const papers = [
  paper('board', 'board+0 10', '理事会議事録', '## 議題1　清掃\n**決議：** 可決（賛成 4・反対 1）'),
  paper('agm', 'agm+0', '通常総会議事録', '## 報告事項1　点検\n**報告**'),
  paper('next', 'next-board', '開催通知', '## 議題1　自転車\n**議題**\n\n## 議題2　点検\n**報告**'),
];

function meetingsOn(today: string): {
  readonly meeting: readonly MeetingRow[];
  readonly agenda_item: readonly AgendaItemRow[];
} {
  const dates = relativeDates(today);
  return seedMeetings(dates, seedDocuments(papers, { dates, books: () => null }));
}

describe('meetings of 21 November 2026', () => {
  const { meeting, agenda_item } = meetingsOn('2026-11-21');

  it('are told by their papers, or stand ahead', () => {
    expect(meeting.map((row) => [row.held_on, row.kind, row.status])).toEqual([
      ['2026-05-24', 'general', 'held'],
      ['2026-10-17', 'board', 'held'],
      ['2026-11-21', 'board', 'held'],
      ['2026-12-19', 'board', 'planned'],
      ['2027-01-16', 'board', 'planned'],
      ['2027-02-20', 'board', 'planned'],
      ['2027-03-20', 'board', 'planned'],
      ['2027-04-17', 'board', 'planned'],
      ['2027-05-15', 'board', 'planned'],
      ['2027-05-23', 'general', 'planned'],
    ]);
  });

  it('carry title, hours and paper', () => {
    expect(meeting[0]).toMatchObject({ title: '第17期 通常総会', ends_at: '11:40' });
    expect(meeting[3]).toMatchObject({
      title: '理事会',
      document_id: demoId('document', 'next'),
    });
    expect(meeting[2]).toMatchObject({ document_id: null, ends_at: '11:30', place: '集会室' });
    expect(meeting.at(-1)).toMatchObject({ place: 'みどり坂地区センター 大会議室' });
  });

  it('have the agenda of their papers', () => {
    const item = (index: number): unknown =>
      agenda_item
        .filter((row) => row.meeting_id === meeting[index]?.id)
        .map((row) => [row.position, row.label, row.kind, row.result, row.votes_for]);
    expect(item(1)).toEqual([[1, '議題1', 'board', 'passed', 4]]);
    expect(item(3)).toEqual([
      [1, '議題1', 'board', null, null],
      [2, '議題2', 'report', null, null],
    ]);
    expect(item(7)).toEqual([]);
  });
});

it('a general meeting of today is held, its minutes still to come', () => {
  const { meeting } = meetingsOn('2026-05-24');
  const today = meeting.find(({ held_on }) => held_on === '2026-05-24');
  expect(today).toMatchObject({ kind: 'general', status: 'held', document_id: null });
  expect(meeting.find(({ held_on }) => held_on === '2027-05-23')?.status).toBe('planned');
});
