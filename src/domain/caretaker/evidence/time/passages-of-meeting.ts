import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import type { AskedMeeting } from './asked-meeting.ts';
import { meetingsIn } from './meetings.ts';

/** A passage of the meeting that was asked for. */
export type OfMeeting = {
  /** Where the whole meeting was asked for: which of its matters this is, from 0. */
  readonly turn: number | undefined;
};

/** By the place of the passage in the index. */
export type PassagesOfMeeting = ReadonlyMap<number, OfMeeting>;

type Placed = { readonly passage: KnowledgePassage; readonly place: number };

const mostRead = 24;
const matter = /^(?:議題|議案|第[0-9]+号議案|報告事項|協議事項|審議事項)/;
const outcome = /^(?:決議|報告|議題|審議)(?:[：:]|\n)/;

/** Its matters in their order, the latest meeting first; then the rest of what was written of it. */
export function passagesOfMeeting(
  passages: readonly KnowledgePassage[],
  asked: AskedMeeting | undefined,
  accepts: (passage: KnowledgePassage) => boolean,
): PassagesOfMeeting {
  if (asked === undefined) return new Map();
  const meant = asked
    .among(meetingsIn(passages))
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .map(({ sourceId }) => sourceId);
  if (meant.length === 0) return new Map();
  const theirs = passages
    .map((passage, place) => ({ passage, place }))
    .filter(({ passage }) => meant.includes(passage.sourceId) && accepts(passage))
    .toSorted(
      (a, b) =>
        meant.indexOf(a.passage.sourceId) - meant.indexOf(b.passage.sourceId) || a.place - b.place,
    );
  const { matters, rest } = arrange(theirs, asked.isWhole);
  return new Map(
    [...matters, ...rest]
      .slice(0, mostRead)
      .map(({ place }, at) => [place, { turn: at < matters.length ? at : undefined }]),
  );
}

/** Whether a meeting that has been held was asked for, and no minutes tell of it: those of others are no answer. */
export function hasNoMinutes(
  passages: readonly KnowledgePassage[],
  asked: AskedMeeting | undefined,
): boolean {
  if (asked === undefined || !asked.isHeld) return false;
  return asked.among(meetingsIn(passages)).every(({ isAnnounced }) => isAnnounced);
}

/** A matter told in several passages is led by its first. */
function arrange(theirs: readonly Placed[], isWhole: boolean) {
  if (!isWhole) return { matters: [], rest: theirs };
  // A live record names all matters of its meeting at once.
  const records = theirs.filter(({ passage }) => passage.origin === 'record');
  if (records.length > 0)
    return { matters: records, rest: theirs.filter((one) => !records.includes(one)) };
  const named = new Set<string>();
  const matters = theirs.filter(({ passage: { sourceId, heading, text } }) => {
    const name = `${sourceId} ${heading}`;
    const isMatter = matter.test(normalise(heading)) || outcome.test(text);
    if (!isMatter || named.has(name)) return false;
    named.add(name);
    return true;
  });
  return { matters, rest: theirs.filter((one) => !matters.includes(one)) };
}
