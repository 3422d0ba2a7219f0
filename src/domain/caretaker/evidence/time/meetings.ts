import { type IsoDate, isoDate, isRealDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';

export type MeetingKind = 'board-meeting' | 'general-meeting';

/** 会議: one that the documents tell of, by its minutes or by the notice before it. */
export type Meeting = {
  readonly sourceId: string;
  readonly kind: MeetingKind;
  /** Of minutes that do not say it, the day they were issued on. */
  readonly day: IsoDate;
  /** The number of 第17期 and 第17回. */
  readonly term: string | undefined;
  /** Whether it is told of before it is held. */
  readonly isAnnounced: boolean;
};

export type MeetingPassage = Pick<
  KnowledgePassage,
  'sourceId' | 'sourceTitle' | 'heading' | 'category' | 'issuedOn' | 'text'
>;

const announced = /通知|予定|案内|招集|お知らせ|議案書/;
const yearWords = '(?:(20[0-9]{2})|令和([0-9]{1,2}))年';
const fullDay = `${yearWords}([0-9]{1,2})月([0-9]{1,2})日`;
const anyDay = new RegExp(fullDay);
// Few passages do, and the others need not be normalised.
const mayTellDay = /日時|期日|日程|開催日/;
const heldOn = new RegExp(`(?:^|\\n)(?:開催)?(?:日時|期日|日程|開催日)[: ]{0,3}${fullDay}`);
const monthInTitle = new RegExp(`${yearWords}([0-9]{1,2})月`);

// The live records: the next meeting of a kind, and what one that was held has decided.
const nextOf = /^record-next-(?<kind>.+)$/;
const decisionsOf = /^record-(?:last-)?(?<kind>(?:board|general)-meeting)-(?<day>[0-9-]{10})$/;

/** Every meeting once, in the order of its first passage. */
export function meetingsIn(passages: readonly MeetingPassage[]): readonly Meeting[] {
  const bySource = new Map<string, MeetingPassage[]>();
  for (const passage of passages) {
    if (kindOf(passage) === undefined) continue;
    const others = bySource.get(passage.sourceId);
    if (others === undefined) bySource.set(passage.sourceId, [passage]);
    else others.push(passage);
  }
  return [...bySource.values()].flatMap(rememberedOf);
}

const remembered = new WeakMap<MeetingPassage, readonly Meeting[]>();

/** A document is read once, and anew when its passages are. */
function rememberedOf(passages: readonly MeetingPassage[]): readonly Meeting[] {
  const [first] = passages;
  if (first === undefined) return [];
  const known = remembered.get(first) ?? meetingOf(passages);
  remembered.set(first, known);
  return known;
}

function meetingOf(passages: readonly MeetingPassage[]): readonly Meeting[] {
  const [first] = passages;
  const kind = first && kindOf(first);
  if (first === undefined || kind === undefined) return [];
  const { sourceId } = first;
  const decided = decisionsOf.exec(sourceId)?.groups?.['day'];
  const isAnnounced = decided === undefined && announces(first);
  const day = decided ?? dayTold(passages, first, isAnnounced);
  const names = normalise(`${first.sourceTitle} ${first.heading}`);
  const term = /第([0-9]+)[期回]/.exec(names)?.[1];
  return day === null ? [] : [{ sourceId, kind, day, term, isAnnounced }];
}

function announces({ category, sourceTitle }: MeetingPassage): boolean {
  const title = normalise(sourceTitle);
  return category === 'record' || (announced.test(title) && !title.includes('議事録'));
}

function dayTold(
  passages: readonly MeetingPassage[],
  { category, sourceTitle, issuedOn }: MeetingPassage,
  isAnnounced: boolean,
): IsoDate | null {
  const isRecord = category === 'record';
  const told = passages
    .filter(({ text }) => isRecord || mayTellDay.test(text))
    .flatMap(({ text }) => dayIn(text, isRecord ? anyDay : heldOn) ?? []);
  // Minutes also tell the day of the next meeting.
  const said = told.find((day) => isAnnounced || issuedOn === null || day <= issuedOn);
  return said ?? dayOfTitle(normalise(sourceTitle), issuedOn) ?? issuedOn;
}

function kindOf({ category, sourceId }: MeetingPassage): MeetingKind | undefined {
  if (category === 'board-meeting' || category === 'general-meeting') return category;
  const { kind } = (nextOf.exec(sourceId) ?? decisionsOf.exec(sourceId))?.groups ?? {};
  return kind === 'board-meeting' || kind === 'general-meeting' ? kind : undefined;
}

/** Minutes issued a month later are still those of the month in their title. */
function dayOfTitle(title: string, issuedOn: IsoDate | null): IsoDate | undefined {
  const [, western, reiwa, month] = monthInTitle.exec(title) ?? [];
  const first = dayFrom(western, reiwa, [month, '1']);
  return first !== undefined && issuedOn?.startsWith(first.slice(0, 7)) ? issuedOn : first;
}

function dayIn(text: string, pattern: RegExp): IsoDate | undefined {
  const [, western, reiwa, month, day] = pattern.exec(normalise(text)) ?? [];
  return dayFrom(western, reiwa, [month, day]);
}

function dayFrom(
  western: string | undefined,
  reiwa: string | undefined,
  [month, day]: readonly (string | undefined)[],
): IsoDate | undefined {
  const year = western === undefined ? 2018 + Number(reiwa) : Number(western);
  const date = isoDate({ year, month: Number(month), day: Number(day) });
  return isRealDate(date) ? date : undefined;
}
