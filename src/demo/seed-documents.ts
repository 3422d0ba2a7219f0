import { addDays, type IsoDate } from '#domain/calendar.ts';
import { demoId } from './demo-id.ts';
import { fillPlaceholders, type PlaceholderSource } from './fill-placeholders.ts';
import { checkedSummary, type SourceDocument, type SourceMeeting } from './read-document.ts';
import { type RelativeDates, resolveDate } from './relative-dates.ts';
import type { DocumentRow } from './rows.ts';

const minutesTakeDays = 7;

/** A document of the day the demonstration is built for. */
export type SeededDocument = { readonly row: DocumentRow; readonly meeting: SeededMeeting | null };

export type SeededMeeting = {
  readonly kind: 'general' | 'board';
  readonly day: IsoDate;
  readonly isMinutes: boolean;
  readonly source: SourceMeeting;
};

type Issued = {
  readonly document: SourceDocument;
  readonly issuedOn: IsoDate;
  readonly meeting: SeededMeeting | null;
};

/** The documents that exist by today, filled in, each after the one it supersedes. */
export function seedDocuments(
  documents: readonly SourceDocument[],
  source: PlaceholderSource,
): readonly SeededDocument[] {
  const issued = documents
    .map((document) => ({
      document,
      issuedOn: dayOf(source.dates, document, document.issuedOn),
      meeting: meetingOf(source.dates, document),
    }))
    .filter((candidate) => isOut(candidate, source.dates.today));
  const slugs = new Set(issued.map(({ document }) => document.slug));
  return predecessorsFirst(issued).map(({ document, issuedOn, meeting }) => ({
    row: rowOf(document, issuedOn, slugs, source),
    meeting,
  }));
}

/** Links to a document that is not out yet stay as plain words. */
function unlinkMissing(body: string, slugs: ReadonlySet<string>): string {
  return body.replace(
    /\[([^\]]*)\]\(doc:([a-z0-9-]+)(?:#[a-z0-9-]+)?\)/g,
    (link, words: string, slug: string) => (slugs.has(slug) ? link : words),
  );
}

function rowOf(
  document: SourceDocument,
  issuedOn: IsoDate,
  slugs: ReadonlySet<string>,
  source: PlaceholderSource,
): DocumentRow {
  const { file, supersedes, event } = document;
  const fill = (text: string): string => fillPlaceholders(text, source, file);
  const day = (expression: string | null): IsoDate | null =>
    expression === null ? null : dayOf(source.dates, document, expression);
  return {
    id: demoId('document', document.slug),
    slug: document.slug,
    title: fill(document.title),
    category: document.category,
    summary: checkedSummary(file, fill(document.summary)),
    body: unlinkMissing(fill(document.body), slugs),
    visibility: document.visibility,
    version: document.version,
    issued_on: issuedOn,
    event_on: day(event?.day ?? null),
    event_starts_at: event?.startsAt ?? null,
    event_ends_at: event?.endsAt ?? null,
    in_force_from: day(document.inForceFrom),
    in_force_until: day(document.inForceUntil),
    supersedes_id:
      supersedes !== null && slugs.has(supersedes) ? demoId('document', supersedes) : null,
  };
}

function isOut({ issuedOn, meeting }: Issued, today: IsoDate): boolean {
  if (issuedOn > today) return false;
  return !meeting?.isMinutes || addDays(meeting.day, minutesTakeDays) <= today;
}

function meetingOf(dates: RelativeDates, document: SourceDocument): SeededMeeting | null {
  if (!document.meeting) return null;
  return {
    kind: document.meeting.day.includes('agm') ? 'general' : 'board',
    day: dayOf(dates, document, document.meeting.day),
    isMinutes: document.title.includes('議事録'),
    source: document.meeting,
  };
}

function dayOf(dates: RelativeDates, { file }: SourceDocument, expression: string): IsoDate {
  const day = resolveDate(dates, expression);
  if (day === null) throw new Error(`${file}: ${expression} is not a day`);
  return day;
}

function predecessorsFirst(issued: readonly Issued[]): readonly Issued[] {
  const bySlug = new Map(issued.map((candidate) => [candidate.document.slug, candidate]));
  const ordered = new Set<Issued>();
  const add = (candidate: Issued, above: readonly string[]): void => {
    const { slug, supersedes, file } = candidate.document;
    if (above.includes(slug)) throw new Error(`${file}: supersedes itself`);
    const predecessor = supersedes === null ? undefined : bySlug.get(supersedes);
    if (predecessor) add(predecessor, [...above, slug]);
    ordered.add(candidate);
  };
  for (const candidate of issued) add(candidate, []);
  return [...ordered];
}
