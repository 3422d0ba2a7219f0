import { describe, expect, it } from 'vitest';
import { demoId } from './demo-id.ts';
import type { SourceDocument, SourceMeeting } from './read-document.ts';
import { relativeDates } from './relative-dates.ts';
import { type SeededDocument, seedDocuments } from './seed-documents.ts';

function document(slug: string, changes: Partial<SourceDocument> = {}): SourceDocument {
  return {
    file: `rule/${slug}.md`,
    slug,
    title: '細則',
    category: 'rule',
    issuedOn: 'agm-2',
    inForceFrom: null,
    inForceUntil: null,
    version: 1,
    supersedes: null,
    visibility: 'everyone',
    summary: '要約です。',
    event: null,
    meeting: null,
    body: '本文',
    ...changes,
  };
}

function meeting(day: string): SourceMeeting {
  return { day, startsAt: '10:00', endsAt: '11:30', place: '集会室' };
}

function seed(today: string, ...documents: SourceDocument[]): readonly SeededDocument[] {
  return seedDocuments(documents, { dates: relativeDates(today), books: () => 1_000 });
}

function slugsOn(today: string, ...documents: SourceDocument[]): readonly string[] {
  return seed(today, ...documents).map(({ row }) => row.slug);
}

describe('which documents are out', () => {
  it('not the ones issued after today', () => {
    const notice = document('drill', { issuedOn: 'd+0 11-22' });
    expect(slugsOn('2026-11-21', notice)).toEqual([]);
    expect(slugsOn('2026-11-22', notice)).toEqual(['drill']);
  });

  it('minutes a week after the meeting', () => {
    const title = '2026年10月 理事会議事録';
    const minutes = document('minutes', {
      title,
      issuedOn: 'board+0 10',
      meeting: meeting('board+0 10'),
    });
    expect(slugsOn('2026-10-23', minutes)).toEqual([]);
    expect(slugsOn('2026-10-24', minutes)).toEqual(['minutes']);
  });

  it('the notice of a meeting at once', () => {
    const notice = document('notice', { issuedOn: 'today-5', meeting: meeting('next-board') });
    expect(seed('2026-11-21', notice)[0]?.meeting).toMatchObject({
      kind: 'board',
      day: '2026-12-19',
      isMinutes: false,
    });
  });
});

describe('a row of a document', () => {
  it('has its days and text filled in', () => {
    const [seeded] = seed(
      '2026-11-21',
      document('rule-pets', {
        title: '第{{ki-1}}期',
        summary: '{{agm-1 plain}}の要約です。',
        inForceFrom: 'd-2 07-01',
        body: '{{yen general.closing-1}}',
      }),
    );
    expect(seeded?.row).toMatchObject({
      id: demoId('document', 'rule-pets'),
      title: '第17期',
      summary: '2025年5月25日の要約です。',
      issued_on: '2024-05-26',
      in_force_from: '2024-07-01',
      in_force_until: null,
      body: '1,000円',
    });
  });

  it('comes after the one it supersedes', () => {
    const now = document('a-now', { supersedes: 'b-before' });
    const before = document('b-before');
    const rows = seed('2026-11-21', now, before).map(({ row }) => row);
    expect(rows.map(({ slug }) => slug)).toEqual(['b-before', 'a-now']);
    expect(rows[1]?.supersedes_id).toBe(rows[0]?.id);
  });

  it('links only to what is out', () => {
    const body = '[細則](doc:rule)と[案内](doc:later)と[規約第1条](doc:rule#article-1)';
    const later = document('later', { issuedOn: 'd+0 12-01' });
    const rows = seed('2026-11-21', document('rule', { body }), later);
    expect(rows[0]?.row.body).toBe('[細則](doc:rule)と案内と[規約第1条](doc:rule#article-1)');
  });
});

describe('mistakes of an author', () => {
  it.each([
    ['a day that is none', { issuedOn: 'someday' }, 'someday is not a day'],
    ['a summary that grows too long', { summary: `${'{{agm-1}}'.repeat(6)}。` }, 'more than 60'],
    ['an unknown placeholder', { body: '{{agm}}' }, 'unknown placeholder'],
    ['a circle', { supersedes: 'rule' }, 'supersedes itself'],
  ])('%s', (_name, changes, message) => {
    expect(() => seed('2026-11-21', document('rule', changes))).toThrow(message);
  });
});
