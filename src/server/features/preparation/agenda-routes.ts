import type { Hono } from 'hono';
import * as contract from '#contract/agenda.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { yearEndedOn } from '#domain/ledger/fiscal-year.ts';
import { demandOf } from '#domain/meetings/agenda/demand-of.ts';
import { type FeeDraft, feeChanges } from '#domain/meetings/agenda/fee-item.ts';
import { itemFaults } from '#domain/meetings/agenda/item-faults.ts';
import { askedAnswers, kindOf } from '#domain/meetings/agenda/kind-of.ts';
import { proposals } from '#domain/meetings/agenda/proposals.ts';
import { rankOf } from '#domain/meetings/agenda/topics.ts';
import { isAnnual } from '#domain/meetings/next-title.ts';
import { Refusal } from '#domain/refusal.ts';
import type { ContributionStep } from '#domain/repair-plan/register/repair-plan.ts';
import { type Kind, kindNames } from '#domain/resolutions/kind.ts';
import { regimeOf } from '#domain/resolutions/rule-for.ts';
import { ownRulesIn } from '#domain/votes/own-rules.ts';
import type { Db } from '#server/db/db.ts';
import { findAssociation } from '#server/features/management/store.ts';
import { findPlanInForce } from '#server/features/repair-plan/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import * as drafts from './agenda-store.ts';
import { listEnclosures } from './enclosure-store.ts';
import { loadEnclosures } from './enclosures-now.ts';
import { foundMeeting } from './found-meeting.ts';
import { isFixed, openAgenda } from './open-agenda.ts';
import { findYearBefore, type PreparationReader } from './store.ts';

const mostItems = 60;
const allKinds = Object.keys(kindNames) as readonly Kind[];

/** 議案の案: from the records by one click, or freely. */
export function agendaRoutes(app: Hono<Env>): void {
  handle(app, contract.getAgenda, async ({ db, scope, input, today }) => {
    const meeting = await foundMeeting(db, scope, input.meetingId);
    const stored = await drafts.listDrafts(db, scope, meeting.id);
    const taken = new Set(stored.map(({ sourceKey }) => sourceKey));
    const passages = await loadBylawPassages(db, scope, today);
    const own = ownRulesIn(passages, allKinds);
    const enclosures = await loadEnclosures(db, scope, { meeting, passages });
    const association = await findAssociation(db, scope);
    const members = { heads: association?.memberCount ?? 0, votes: association?.votes ?? 0 };
    const found = await drafts.findProposalFacts(db, scope, {
      meetingId: meeting.id,
      since: addDays(meeting.heldOn, -365),
    });
    // The convocation has not left before today.
    const known = { regime: regimeOf(today), own, members };
    return {
      isFixed: isFixed(meeting),
      items: stored.map((it, place) => viewOf(it, place)),
      enclosures: enclosures.map(({ stored: { changes, pageCount }, now }) => ({
        ...now,
        faults: [...now.faults],
        changes: [...changes],
        pageCount: pageCount ?? 0,
      })),
      proposals: proposals({
        ...found,
        feeDrafts: await loadFeeDrafts(db, scope, { feeTrials: found.feeTrials, today }),
        isAnnual: isAnnual(meeting.title),
        heldOn: meeting.heldOn,
        fiscalYear: await settledYear(db, scope, meeting.heldOn),
      }).filter(({ key }) => !taken.has(key)),
      demands: allKinds.flatMap((kind) => demandOf(kind, known) ?? []),
    };
  });

  writingRoutes(app);
}

type FeesFound = Pick<Awaited<ReturnType<typeof drafts.findProposalFacts>>, 'feeTrials'> & {
  readonly today: IsoDate;
};

/** The saved plan's own fee goes first, where the general meeting has not resolved it. */
async function loadFeeDrafts(
  db: Db,
  scope: PreparationReader,
  { feeTrials, today }: FeesFound,
): Promise<readonly FeeDraft[]> {
  const found = await findPlanInForce(db, scope, { number: 'latest', today });
  if (!found) return [];
  const { plan, proposal } = found;
  const { basis } = plan.contribution;
  const draftOf = (id: string, name: string, steps: readonly ContributionStep[]) => ({
    id,
    name,
    basis,
    changes: feeChanges(plan, steps, today),
  });
  const saved =
    proposal &&
    draftOf(`plan:${proposal.number}`, proposal.name, proposal.money.contribution.steps);
  return [
    ...(saved && saved.changes.length > 0 ? [{ ...saved, source: 'plan' as const }] : []),
    ...feeTrials.map((trial) => ({
      ...draftOf(trial.id, trial.name, trial.steps ?? []),
      source: 'trial' as const,
    })),
  ];
}

async function settledYear(db: Db, scope: PreparationReader, heldOn: IsoDate) {
  const year = await findYearBefore(db, scope, heldOn);
  return year && yearEndedOn(year.endsOn);
}

function viewOf(draft: drafts.StoredDraft, place: number): contract.DraftItem {
  const { found } = kindOf(draft.topic, draft.answers);
  return {
    ...draft,
    label: `第${place + 1}号議案`,
    kind: found?.kind ?? null,
    why: found?.why ?? '',
    faults: [...itemFaults(draft)],
  };
}

function writingRoutes(app: Hono<Env>): void {
  handle(app, contract.saveAgendaItem, async ({ db, scope, input, now }) => {
    const { meetingId, itemId, place, ...written } = input;
    await openAgenda(db, scope, meetingId);
    const before = await drafts.listDrafts(db, scope, meetingId);
    const others = before.filter(({ id }) => id !== itemId);
    if (others.length >= mostItems) {
      throw new Refusal('conflict', `議案は${mostItems}件までです。`);
    }
    const answers = askedAnswers(written.topic, written.answers);
    const item = { ...written, answers, id: itemId, meetingId, now };
    if (!(await drafts.saveDraft(db, scope, item))) {
      throw new Refusal('not_found', 'この議案は見つかりません。');
    }
    const isNew = others.length === before.length;
    if (isNew) {
      const at = place ?? others.findLastIndex((it) => rankOf(it.topic) <= rankOf(item.topic)) + 1;
      const ids = others.map(({ id }) => id).toSpliced(at, 0, itemId);
      await drafts.setOrder(db, scope, ids);
    }
    return {};
  });

  handle(app, contract.orderAgenda, async ({ db, scope, input: { meetingId, itemIds } }) => {
    await openAgenda(db, scope, meetingId);
    const ids = (await drafts.listDrafts(db, scope, meetingId)).map(({ id }) => id);
    if (ids.toSorted().join() !== itemIds.toSorted().join()) throw new Refusal('conflict');
    await drafts.setOrder(db, scope, itemIds);
    return {};
  });

  handle(app, contract.removeAgendaItem, async ({ db, scope, input }) => {
    await openAgenda(db, scope, input.meetingId);
    const enclosures = await listEnclosures(db, scope, input.meetingId);
    if (enclosures.some(({ itemId }) => itemId === input.itemId)) {
      throw new Refusal('conflict', 'この議案には資料があります。先に資料を外してください。');
    }
    if (!(await drafts.removeDraft(db, scope, input))) {
      throw new Refusal('not_found', 'この議案は、もうありません。');
    }
    return {};
  });
}
