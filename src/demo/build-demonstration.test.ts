import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#domain/calendar.ts';
import { createAnchors } from '#domain/documents/anchor.ts';
import { buildDemonstration, demonstrationFingerprint } from './build-demonstration.ts';
import { demoUser } from './demo-user.ts';
import { readDocuments } from './documents.ts';
import { agmDay, relativeDates } from './relative-dates.ts';
import type { DemonstrationRows } from './rows.ts';
import { template } from './template.ts';

const days = ['2026-11-21', '2026-04-10', '2026-05-24', '2027-01-05', '2028-02-29'];
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

type Row = Readonly<Record<string, unknown>>;

/** Columns that point to another table, as the migrations declare them. */
const references: readonly (readonly [table: string, column: string, target: string])[] = [
  ['ownership', 'dwelling_id', 'dwelling'],
  ['ownership', 'person_id', 'person'],
  ['residency', 'dwelling_id', 'dwelling'],
  ['residency', 'person_id', 'person'],
  ['charge', 'dwelling_id', 'dwelling'],
  ['charge', 'entry_id', 'journal_entry'],
  ['charge', 'item_id', 'billing_item'],
  ['receipt', 'dwelling_id', 'dwelling'],
  ['receipt', 'entry_id', 'journal_entry'],
  ['allocation', 'receipt_id', 'receipt'],
  ['allocation', 'entry_id', 'journal_entry'],
  ['allocation', 'item_id', 'billing_item'],
  ['dwelling_contract', 'dwelling_id', 'dwelling'],
  ['dwelling_contract', 'item_id', 'billing_item'],
  ['tariff_rate', 'item_id', 'billing_item'],
  ['member_person', 'person_id', 'person'],
  ['debit_account', 'dwelling_id', 'dwelling'],
  ['notice_delivery', 'notice_id', 'notice'],
  ['notice_delivery', 'person_id', 'person'],
  ['notice_delivery', 'dwelling_id', 'dwelling'],
  ['notice_event', 'delivery_id', 'notice_delivery'],
  ['notice_read', 'notice_id', 'notice'],
  ['notice_read', 'person_id', 'person'],
  ['officer', 'person_id', 'person'],
  ['application', 'dwelling_id', 'dwelling'],
  ['application_step', 'application_id', 'application'],
  ['booking', 'space_id', 'space'],
  ['booking', 'dwelling_id', 'dwelling'],
  ['booking_slot', 'booking_id', 'booking'],
  ['parking_space', 'dwelling_id', 'dwelling'],
  ['inspection', 'equipment_id', 'equipment'],
  ['inspection', 'document_id', 'document'],
  ['contract', 'document_id', 'document'],
  ['document', 'supersedes_id', 'document'],
  ['meeting', 'document_id', 'document'],
  ['agenda_item', 'meeting_id', 'meeting'],
  ['board_item', 'meeting_id', 'meeting'],
  ['vote_box', 'meeting_id', 'meeting'],
  ['vote_head', 'box_id', 'vote_box'],
  ['vote_reading', 'head_id', 'vote_head'],
  ['vote_answer', 'head_id', 'vote_head'],
  ['vote_answer', 'first_reading_id', 'vote_reading'],
  ['vote_answer', 'second_reading_id', 'vote_reading'],
  ['vote_door', 'person_id', 'person'],
  ['vote_hand', 'item_id', 'agenda_item'],
  ['vote_round', 'item_id', 'agenda_item'],
  ['vote_record', 'box_id', 'vote_box'],
  ['journal_entry', 'fiscal_year_id', 'fiscal_year'],
  ['posting', 'entry_id', 'journal_entry'],
  ['posting', 'fund_id', 'fund'],
  ['posting', 'account_id', 'account'],
  ['posting', 'counterparty_id', 'counterparty'],
  ['year_opening', 'fiscal_year_id', 'fiscal_year'],
  ['year_opening', 'fund_id', 'fund'],
  ['year_opening', 'account_id', 'account'],
  ['past_year', 'fund_id', 'fund'],
  ['past_year_line', 'past_year_id', 'past_year'],
  ['past_year_line', 'account_id', 'account'],
  ['budget', 'fiscal_year_id', 'fiscal_year'],
  ['budget_line', 'budget_id', 'budget'],
  ['budget_line', 'fund_id', 'fund'],
  ['budget_line', 'account_id', 'account'],
  ['bank_account', 'fund_id', 'fund'],
  ['bank_account', 'account_id', 'account'],
  ['balance_certificate', 'account_id', 'account'],
  ['audit_answer', 'fiscal_year_id', 'fiscal_year'],
];

function rowsOf(built: DemonstrationRows): ReadonlyMap<string, readonly Row[]> {
  return new Map(Object.entries(built));
}

function linksOf(body: string): readonly (readonly [slug: string, anchor: string])[] {
  return [...body.matchAll(/\]\(doc:([a-z0-9-]+)(#[a-z0-9-]+)?\)/g)].map(
    ([, slug = '', anchor = '']) => [slug, anchor] as const,
  );
}

function hasAnchor(body: string | undefined, anchor: string): boolean {
  if (body === undefined || anchor === '') return body !== undefined;
  const anchorOf = createAnchors();
  const headings = [...body.matchAll(/^#{2,6} (.+)$/gm)];
  return headings.some(([, heading = '']) => `#${anchorOf(heading)}` === anchor);
}

describe.each(days)('the demonstration of %s', (today) => {
  const built = buildDemonstration(today);
  const tables = rowsOf(built);
  const bySlug = new Map(built.document.map((row) => [row.slug, row]));

  it('is the same whenever it is built', () => {
    expect(buildDemonstration(today)).toEqual(built);
  });

  it('gives every row an id of its own', () => {
    const ids = [...tables.values()].flat().map(({ id }) => String(id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
  });

  it('points only to rows that are written before', () => {
    const order = [...tables.keys()];
    const wrong = references.filter(([table, column, target]) => {
      const known = new Set(tables.get(target)?.map(({ id }) => id));
      const pointers = (tables.get(table) ?? []).map((row) => row[column]);
      const isKnown = pointers.every((pointer) => pointer === null || known.has(pointer));
      return !isKnown || order.indexOf(target) > order.indexOf(table);
    });
    expect(wrong).toEqual([]);
  });

  it('writes a document after the one it supersedes', () => {
    const ids = built.document.map(({ id }) => id);
    const wrong = built.document.filter(
      ({ id, supersedes_id }) =>
        supersedes_id !== null && ids.indexOf(supersedes_id) >= ids.indexOf(id),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves no placeholder unfilled', () => {
    expect(JSON.stringify(built, null, 1)).not.toMatch(/\{\{|\}\}|undefined|NaN/);
  });

  it('holds 60 dwellings, 62 persons and 30 parking spaces, 28 of them in use', () => {
    expect(built.dwelling).toHaveLength(60);
    expect(built.person).toHaveLength(62);
    const used = built.parking_space.filter((row) => row.dwelling_id !== null);
    expect(built.parking_space.filter(({ kind }) => kind === 'mechanical')).toHaveLength(20);
    expect(used.filter(({ kind }) => kind === 'mechanical')).toHaveLength(18);
    expect(used.filter(({ kind }) => kind === 'flat')).toHaveLength(10);
  });

  it('has meetings behind and ahead of it', () => {
    const planned = built.meeting.filter(({ status }) => status === 'planned');
    expect(planned.every(({ held_on }) => held_on > today)).toBe(true);
    expect(planned.filter(({ kind }) => kind === 'board').length).toBeGreaterThanOrEqual(4);
    expect(planned.filter(({ kind }) => kind === 'general')).toHaveLength(1);
    expect(planned.find(({ kind }) => kind === 'board')?.document_id).not.toBeNull();
    expect(planned.find(({ kind }) => kind === 'general')?.document_id).not.toBeNull();
    const isOnItsWeekday = built.meeting.map(
      ({ kind, held_on }) => weekdayOf(held_on) === (kind === 'board' ? 6 : 0),
    );
    expect(isOnItsWeekday).not.toContain(false);
  });

  it('has at least twenty board minutes and those of five general meetings', () => {
    const minutes = built.document.filter(({ title }) => title.includes('議事録'));
    const general = minutes.filter(({ category }) => category === 'general-meeting');
    const board = minutes.filter(({ category }) => category === 'board-meeting');
    const lastIsWritten = addDays(agmDay(relativeDates(today), 0), 7) <= today;
    expect(general).toHaveLength(lastIsWritten ? 5 : 4);
    expect(board.length).toBeGreaterThanOrEqual(20);
    const written = new Set(built.meeting.map((row) => row.document_id));
    expect(minutes.filter(({ id }) => !written.has(id))).toEqual([]);
  });

  it('prepares the next meeting of the board with the agenda of its notice', () => {
    const notice = bySlug.get('next-board-notice');
    const next = built.meeting.find(({ document_id }) => document_id === notice?.id);
    const own = built.board_item.filter(({ meeting_id }) => meeting_id === next?.id);
    const told = built.agenda_item.filter(({ meeting_id }) => meeting_id === next?.id);
    expect(own.length).toBeGreaterThan(3);
    expect(own.map(({ title }) => title)).toEqual(told.map(({ title }) => title));
    expect(own.filter(({ body }) => body === '' || body.includes('##'))).toEqual([]);
  });

  it('counts votes that can have been cast', () => {
    const kinds = new Map(built.meeting.map(({ id, kind }) => [id, kind]));
    const wrong = built.agenda_item.filter((item) => {
      if (item.votes_for === null) return false;
      const cast = item.votes_for + (item.votes_against ?? 0) + (item.votes_abstained ?? 0);
      const isGeneral = kinds.get(item.meeting_id) === 'general';
      return isGeneral ? cast < 44 || cast > 53 : cast < 3 || cast > 5;
    });
    expect(wrong).toEqual([]);
  });

  it('links only to documents and articles that are there', () => {
    const broken = built.document.flatMap(({ slug, body }) =>
      linksOf(body)
        .filter(([target, anchor]) => !hasAnchor(bySlug.get(target)?.body, anchor))
        .map(([target, anchor]) => `${slug}: ${target}${anchor}`),
    );
    expect(broken).toEqual([]);
  });

  it('issues nothing in the future', () => {
    expect(built.document.filter(({ issued_on }) => issued_on > today)).toEqual([]);
  });
});

it('is built in every season of two years', () => {
  for (let day = 0; day < 730; day += 29) {
    const { meeting } = buildDemonstration(addDays('2026-11-22', day));
    expect(meeting.length).toBeGreaterThan(20);
  }
});

describe('the documents as written', () => {
  const documents = readDocuments();
  const slugs = new Set(documents.map(({ slug }) => slug));

  it('have a slug of their own and know what they supersede and link to', () => {
    expect(slugs.size).toBe(documents.length);
    const named = documents.flatMap(({ supersedes, body }) => [
      ...(supersedes === null ? [] : [supersedes]),
      ...linksOf(body).map(([slug]) => slug),
    ]);
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it.each([
    ['a heading of the first level', /^# /m],
    ['HTML', /<[a-z!/]/i],
    ['an image', /!\[/],
    ['a year after 2012, which would grow old', /20(1[3-9]|[2-9]\d)年/],
    ['a link to elsewhere', /\]\((?!doc:)/],
  ])('hold no %s', (_name, pattern) => {
    const found = documents.filter(({ title, summary, body }) =>
      pattern.test([title, summary, body].join('\n')),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});

it('has a fingerprint', () => {
  expect(demonstrationFingerprint()).toMatch(/^[0-9a-f]{64}$/);
});

it('fixes the ids of the template and its user', () => {
  expect(template.associationId).toMatch(uuid);
  expect(demoUser.id).toMatch(uuid);
});
