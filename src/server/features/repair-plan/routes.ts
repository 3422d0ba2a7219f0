import type { Hono } from 'hono';
import * as contract from '#contract/repair-plan.ts';
import { may } from '#domain/access/permissions.ts';
import { Refusal } from '#domain/refusal.ts';
import { unpricedWords } from '#domain/repair-plan/beginning/unpriced-works.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import { planName } from '#domain/repair-plan/words/plan-name.ts';
import { proposalWords } from '#domain/repair-plan/words/proposal-words.ts';
import { trialWords } from '#domain/repair-plan/words/trial-words.ts';
import { undecidedWorksWords } from '#domain/repair-plan/words/undecided-works-words.ts';
import type { Db } from '#server/db/db.ts';
import { listSettledYears } from '#server/features/ledger/store.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { beginningRoutes } from './beginning.ts';
import * as records from './record-store.ts';
import { renderRepairPlanReport } from './report/render-report.ts';
import {
  refuseProblems,
  requiredPlan,
  resolveProposal,
  restoreVersion,
  saveVersion,
} from './save-version.ts';
import { scenarioRoutes } from './scenario-routes.ts';
import { listScenarios } from './scenario-store.ts';
import * as store from './store.ts';

const noPlanYet =
  '長期修繕計画は、まだ登録されていません。計画ができると、ここで見たり試したりできます。';

export function repairPlanRoutes(app: Hono<Env>): void {
  planRoutes(app);
  beginningRoutes(app);
  scenarioRoutes(app);
  reportRoute(app);
}

function planRoutes(app: Hono<Env>): void {
  handle(app, contract.getRepairPlan, async ({ db, scope, today }) => {
    const inForce = await store.findPlanInForce(db, scope, { number: 'latest', today });
    if (!inForce) throw new Refusal('not_found', noPlanYet);
    const { plan, papers, proposal, undecidedWorks } = inForce;
    return {
      today,
      maySave: may(scope.roles, 'plan.save'),
      associationName: (await store.findAssociationName(db, scope)) ?? '',
      reserveClosings: await listReserveClosings(db, scope),
      plan,
      papers,
      proposal,
      undecidedWorks,
      versions: await store.listVersions(db, scope),
      scenarios: await listScenarios(db, scope),
      records: await records.findRecords(db, scope, today),
      answers: await records.findAnswers(db, scope),
      inspections: await records.countInspections(db, scope, today),
    };
  });

  handle(app, contract.getPlanVersion, async ({ db, scope, input }) =>
    requiredPlan(await store.findPlan(db, scope, input.number)),
  );

  handle(app, contract.savePlanVersion, async ({ db, scope, input, today, now }) => ({
    number: await saveVersion(db, scope, { ...input, today, now }),
  }));

  handle(app, contract.resolveProposal, async ({ db, scope, input, today, now }) => ({
    number: await resolveProposal(db, scope, { ...input, today, now }),
  }));

  handle(app, contract.restorePlanVersion, async ({ db, scope, input, today, now }) => ({
    number: await restoreVersion(db, scope, { ...input, today, now }),
  }));

  handle(app, contract.saveCertificationAnswers, async ({ db, scope, input, today, now }) => {
    const { answers } = input;
    const days = [answers.ownersListOn, answers.residentsListOn];
    if (days.some((day) => day !== null && day > today)) {
      throw new Refusal('invalid_input', '名簿を更新した日は、今日までの日付を入れてください。');
    }
    await records.saveAnswers(db, scope, { answers, now });
    return { answers };
  });
}

/** What the dashboard shows of the reserve, from the same function. */
async function listReserveClosings(
  db: Db,
  scope: Scope,
): Promise<contract.RepairPlanAnswer['reserveClosings']> {
  if (!may(scope.roles, 'fund.read')) return [];
  const years = await listSettledYears(db, scope);
  return years
    .filter(({ code }) => code === 'reserve')
    .map(({ fiscalYear, closingYen }) => ({ fiscalYear, closingYen }));
}

function reportRoute(app: Hono<Env>): void {
  handleFile(app, contract.printRepairPlan, {
    load: async ({ db, scope, input, today }) => ({
      ...requiredPlan(await store.findPlanInForce(db, scope, { number: input.baseNumber, today })),
      associationName: (await store.findAssociationName(db, scope)) ?? '',
      title: input.title,
      trial: input.trial,
      today,
    }),
    make: async ({ plan: base, proposal, stored, trial, today, ...paper }) => {
      const plan = applyTrial(base, trial);
      refuseProblems(plan);
      const bytes = await renderRepairPlanReport({
        associationName: paper.associationName,
        title: paper.title,
        today,
        base,
        plan,
        trialSentences: trialWords(base, trial),
        planName: planName(stored.version, proposal !== null),
        proposal: proposal && proposalWords(base, proposal),
        undecidedNote:
          [
            paper.undecidedWorks ? undecidedWorksWords(paper.undecidedWorks) : '',
            unpricedWords(plan.items),
          ].join('') || null,
      });
      return { bytes, fileName: `長期修繕計画の説明資料_${today}.pdf` };
    },
  });
}
