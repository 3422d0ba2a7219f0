import { createHash } from 'node:crypto';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { demandOf } from '#domain/meetings/agenda/demand-of.ts';
import type { Enclosure } from '#domain/meetings/agenda/enclosures.ts';
import { itemFaults } from '#domain/meetings/agenda/item-faults.ts';
import { kindOf } from '#domain/meetings/agenda/kind-of.ts';
import { agendaBlocks } from '#domain/meetings/convocation/agenda-blocks.ts';
import {
  type ConvocationItem,
  type ConvocationPaper,
  convocationPaper,
  type Terms,
} from '#domain/meetings/convocation/convocation-paper.ts';
import { type Stage, stageOf } from '#domain/meetings/convocation/stage.ts';
import { dispatchRule } from '#domain/meetings/preparation/dispatch-rule.ts';
import { type Kind, kindNames } from '#domain/resolutions/kind.ts';
import { regimeOf } from '#domain/resolutions/rule-for.ts';
import { countingRule, ownRulesIn } from '#domain/votes/own-rules.ts';
import { notSecretWords, whyNotSecret } from '#domain/votes/secret/may-be-secret.ts';
import type { Db } from '#server/db/db.ts';
import { findAssociation } from '#server/features/management/store.ts';
import { headsOf, listOwnedDwellings } from '#server/features/votes/store.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import { listDrafts, type StoredDraft } from './agenda-store.ts';
import { findConvocation, findSender, type StoredConvocation } from './convocation-store.ts';
import { loadEnclosures } from './enclosures-now.ts';
import { noticeOf } from './notice-period.ts';
import type { PreparationReader, StoredMeeting } from './store.ts';

type Wanted = {
  readonly meeting: StoredMeeting;
  readonly today: IsoDate;
  readonly isElectronic: boolean;
  /** Those that are asked for; else those of the newest version. */
  readonly terms?: Terms;
  readonly toWrite?: boolean;
};

export type ConvocationNow = {
  readonly stage: Stage;
  readonly latest: StoredConvocation | null;
  readonly terms: Terms;
  readonly paper: ConvocationPaper;
  readonly digest: string;
  readonly blocks: readonly string[];
  readonly dispatch: ReturnType<typeof dispatchRule>;
};

/** What would be sent now; once it was sent, what was. */
export async function loadConvocation(
  db: Db,
  scope: PreparationReader,
  wanted: Wanted,
): Promise<ConvocationNow> {
  const { meeting, today, isElectronic, toWrite = false } = wanted;
  const latest = await findConvocation(db, scope, { meetingId: meeting.id, toWrite });
  const terms = wanted.terms ?? latest?.terms ?? usualTerms(meeting);
  const drafts = await listDrafts(db, scope, meeting.id);
  const passages = await loadBylawPassages(db, scope, today);
  const bound = (await loadEnclosures(db, scope, { meeting, passages })).map(({ now }) => now);
  const { association, chair } = await findSender(db, scope, today);
  const { items, blocks } = itemsOf(drafts, {
    regime: regimeOf(today),
    own: ownRulesIn(passages, allKinds),
    members: await membersOf(db, scope),
    bound,
    heads: drafts.some(({ secret }) => secret !== null)
      ? headsOf(await listOwnedDwellings(db, scope), terms.voterIds)
      : [],
  });
  const { title, heldOn, startsAt, endsAt, place } = meeting;
  const day = { title, heldOn, startsAt, endsAt, place };
  const paper = convocationPaper({ association, chair, ...day, items, bound, terms, isElectronic });
  const digest = digestOf(paper, terms);
  const stage = stageOf(latest, digest);
  const shown = stage === 'sent' && latest ? latest : { paper, digest };
  const dispatch = dispatchRule({ heldOn, notice: noticeOf(drafts, today), passages });
  return { stage, latest, terms, paper: shown.paper, digest: shown.digest, blocks, dispatch };
}

const allKinds = Object.keys(kindNames) as readonly Kind[];

const usualTerms = ({ heldOn }: StoredMeeting): Terms => ({
  deadlineOn: addDays(heldOn, -1),
  contact: '管理員室',
  voterIds: [],
  byMail: false,
});

async function membersOf(db: Db, scope: PreparationReader) {
  const found = await findAssociation(db, scope);
  return { heads: found?.memberCount ?? 0, votes: found?.votes ?? 0 };
}

type Known = Parameters<typeof demandOf>[1] & {
  /** Asked where an item is voted on without names. */
  readonly heads: Parameters<typeof whyNotSecret>[1];
  readonly bound: readonly Enclosure[];
};

/** The kind and what it takes are found, never typed: an item without them blocks, by its name. */
function itemsOf(drafts: readonly StoredDraft[], known: Known) {
  const read = drafts.map((draft, place) => {
    const { found } = kindOf(draft.topic, draft.answers);
    const demand = found ? demandOf(found.kind, known) : undefined;
    const ofBound = known.bound.flatMap((it) => (it.itemId === draft.id ? it.faults : []));
    const ofItem = [...itemFaults(draft), ...secretFaults(draft, found?.kind, known)];
    const faults = [...ofItem, ...ofBound];
    const isUnknown = found !== null && demand === undefined;
    return {
      ...draft,
      label: `第${place + 1}号議案`,
      why: found?.why ?? '',
      demand,
      faults: isUnknown ? [...faults, '今の法律では、この種類の決議はできません。'] : faults,
    };
  });
  const items = read.flatMap(({ demand, ...item }): ConvocationItem[] =>
    demand ? [{ ...item, demand }] : [],
  );
  return { items, blocks: agendaBlocks(read) };
}

function secretFaults(
  { secret }: StoredDraft,
  kind: Kind | undefined,
  { regime, own, heads }: Known,
): readonly string[] {
  const applied = secret && kind ? countingRule(kind, regime, own) : undefined;
  const why = applied ? whyNotSecret(applied.rule, heads) : null;
  return why === null ? [] : [notSecretWords[why]];
}

/** Of everything that is printed, and of what nobody prints: who votes for co-owners, and the way. */
function digestOf(paper: ConvocationPaper, { voterIds, byMail, deadlineOn }: Terms): string {
  const text = JSON.stringify([paper, deadlineOn, voterIds.toSorted(), byMail]);
  return createHash('sha256').update(text).digest('hex');
}
