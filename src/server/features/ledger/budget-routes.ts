import type { Hono } from 'hono';
import * as contract from '#contract/budget.ts';
import { notTheSecond } from '#domain/access/second-person.ts';
import { bookContract } from '#domain/budget/booked-contract.ts';
import {
  type BudgetKind,
  faultOfDay,
  faultOfProposal,
  type PlannedLine,
} from '#domain/budget/budget-version.ts';
import { firstDraft } from '#domain/budget/first-draft.ts';
import { Refusal } from '#domain/refusal.ts';
import { comparisonInput } from '#domain/statements/booked-year.ts';
import { budgetComparison } from '#domain/statements/budget-comparison.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import * as store from './budget-store.ts';
import { listAccounts, listFunds } from './chart-store.ts';
import { loadYearBooks } from './load-year-books.ts';
import { saveRemark } from './paper-store.ts';

/** 予算: drafted by one person, decided by the meeting, written down by another. */
export function budgetRoutes(app: Hono<Env>): void {
  handle(app, contract.getBudgets, async ({ db, scope, today }) => {
    const versions = await store.listVersions(db, scope);
    const years = await store.listFiscalYears(db, scope);
    return {
      today,
      years: years.map((year) => ({
        ...year,
        versions: versions.filter(({ yearId }) => yearId === year.id),
      })),
    };
  });

  handle(app, contract.getLargestEntries, async ({ db, scope, input }) => {
    const year = yearNamed(await store.listFiscalYears(db, scope), input.year);
    return { entries: await store.listLargestEntries(db, scope, year) };
  });

  draftRoutes(app);
  decisionRoutes(app);

  handle(app, contract.saveRemark, async ({ db, scope, input, now }) => {
    const year = yearNamed(await store.listFiscalYears(db, scope), input.year);
    await saveRemark(db, scope, { ...input, yearId: year.id, now });
    return {};
  });
}

function draftRoutes(app: Hono<Env>): void {
  handle(app, contract.startBudgetDraft, async ({ db, scope, input, today, now }) => {
    const { year, versions, decided } = await loadYear(db, scope, input.year);
    if (versions.some(({ decidedOn }) => decidedOn === null)) {
      throw new Refusal(
        'conflict',
        'この年度には、作りかけの案があります。先にそれを終えてください。',
      );
    }
    refuseKind(input.kind, { hasDecided: decided !== undefined, isFinal: year.isFinal });
    const lines = decided?.lines ?? (await draftLines(db, scope, { year, today }));
    const version = (versions.at(-1)?.version ?? -1) + 1;
    await store.addDraft(db, scope, { yearId: year.id, version, kind: input.kind, lines, now });
    return {};
  });

  handle(app, contract.saveBudgetDraft, async ({ db, scope, input }) => {
    const { draft } = await loadYear(db, scope, input.year);
    const { id } = requireOpen(draft);
    return { revision: await store.replaceDraft(db, scope, { ...input, budgetId: id }) };
  });

  handle(app, contract.deleteBudgetDraft, async ({ db, scope, input }) => {
    const { draft } = await loadYear(db, scope, input.year);
    await store.deleteDraft(db, scope, requireOpen(draft).id);
    return {};
  });
}

function decisionRoutes(app: Hono<Env>): void {
  handle(app, contract.askForBudget, async ({ db, scope, input, today, now }) => {
    const { year, draft, decided } = await loadYear(db, scope, input.year);
    refuseFinal(year);
    const open = requireOpen(draft);
    const fault =
      faultOfDay(input.day, today, open.kind) ??
      faultOfProposal({
        ...open,
        before: decided?.lines ?? null,
        funds: await listFunds(db, scope),
        accounts: await listAccounts(db, scope),
      });
    if (fault !== null) throw new Refusal('invalid_input', fault);
    await store.askForDecision(db, scope, { ...input, budgetId: open.id, now });
    return {};
  });

  handle(app, contract.withdrawBudgetRequest, async ({ db, scope, input }) => {
    const { draft } = await loadYear(db, scope, input.year);
    if (!draft?.request) throw new Refusal('not_found', '確認を待っている予算はありません。');
    if (!draft.request.isMine && !draft.request.mayDecide) {
      throw new Refusal('not_allowed', '依頼した方か、確認する方だけが取り下げられます。');
    }
    await store.withdrawRequest(db, scope, draft.id);
    return {};
  });

  handle(app, contract.decideBudget, async ({ db, scope, input, now }) => {
    const { year, draft } = await loadYear(db, scope, input.year);
    refuseFinal(year);
    if (!draft?.request) {
      throw new Refusal('not_found', '確認の依頼は取り下げられたか、もう終わっています。');
    }
    if (!draft.request.mayDecide) {
      throw new Refusal('not_allowed', notTheSecond(scope.signer, '確かめられません'));
    }
    await store.decide(db, scope, { budgetId: draft.id, revision: input.revision, now });
    return {};
  });
}

/** What the general meeting approved was measured against the budget of that day. */
function refuseFinal({ isFinal }: store.YearRow): void {
  if (isFinal) {
    throw new Refusal('conflict', '総会で承認された年度の予算は、変えられません。');
  }
}

type AnyScope = Scope<'ledger.read'> | Scope<'budget.draft'> | Scope<'budget.decide'>;

async function loadYear(db: Db, scope: AnyScope, fiscalYear: string) {
  const year = yearNamed(await store.listFiscalYears(db, scope), fiscalYear);
  const versions = (await store.listVersions(db, scope)).filter(({ yearId }) => yearId === year.id);
  return {
    year,
    versions,
    draft: versions.find(({ decidedOn }) => decidedOn === null),
    decided: versions.findLast(({ decidedOn }) => decidedOn !== null),
  };
}

function yearNamed(years: readonly store.YearRow[], fiscalYear: string): store.YearRow {
  const year = years.find((it) => String(it.fiscalYear) === fiscalYear);
  if (!year) throw new Refusal('not_found', 'この会計年度はまだありません。');
  return year;
}

/** A draft that waits for the second person stays as it was asked for. */
function requireOpen(draft: store.StoredVersion | undefined): store.StoredVersion {
  if (!draft) throw new Refusal('not_found', '予算の案がありません。画面を読み直してください。');
  if (draft.request) {
    throw new Refusal('conflict', '確認を待っているので直せません。先に依頼を取り下げてください。');
  }
  return draft;
}

function refuseKind(
  kind: BudgetKind,
  { hasDecided, isFinal }: { hasDecided: boolean; isFinal: boolean },
): void {
  if (isFinal) throw new Refusal('conflict', '総会で承認された年度の予算は変えられません。');
  if (kind === 'first' && hasDecided) {
    throw new Refusal(
      'conflict',
      '当初予算はもう決まっています。変えるときは補正予算を作ってください。',
    );
  }
  if (kind !== 'first' && !hasDecided) {
    throw new Refusal('conflict', '当初予算がまだ決まっていません。先に当初予算を決めてください。');
  }
}

/** The year before with its forecast, its budget, and the contracts where their companies are booked. */
async function draftLines(
  db: Db,
  scope: Scope<'budget.draft'>,
  { year, today }: { year: store.YearRow; today: string },
): Promise<readonly PlannedLine[]> {
  const years = await store.listFiscalYears(db, scope);
  const former = years.find(({ fiscalYear }) => fiscalYear === year.fiscalYear - 1);
  if (!former) return [];
  const wanted = String(former.fiscalYear);
  const books = await loadYearBooks(db, scope, { wanted, today });
  return firstDraft({
    today,
    thisYear: budgetComparison(comparisonInput(books)),
    budget: books.budget.map((line) => ({ ...line, note: '' })),
    contracts: (await store.listWrittenContracts(db, scope, former)).flatMap(
      (it) => bookContract(it) ?? [],
    ),
  });
}
