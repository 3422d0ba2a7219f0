// How fast the repair plan is calculated on one core, beside the obvious ways of doing the same. The domain is bundled
// to plain JavaScript first, as browsers and the server run it.
import loadHighs from 'highs';
import { bundleByName } from '../scripts/bundle.mjs';
import { percentile } from './load.mjs';
import { plainScenarios } from './plain-scenarios.mjs';

const modules = {
  project: 'projection/project.ts',
  propose: 'planner/propose.ts',
  scenarios: 'uncertainty/scenarios.ts',
  outlook: 'uncertainty/outlook.ts',
  usual: 'uncertainty/usual-uncertainty.ts',
  jobs: 'uncertainty/jobs.ts',
  example: 'testing/example-plan.ts',
  solvable: 'testing/solvable-plan.ts',
  models: 'testing/fee-models.ts',
};
const size = { itemCount: 200, yearCount: 30 };
const scenarioCount = 10_000;
const solvableCases = 12;

/** Rows of a table: what was measured, its median, and the limit or the ratio to something else. */
export async function measureRepairPlan() {
  const domain = await bundleDomain();
  const plan = domain.example.anyPlan(1, size);
  return [
    measureProjection(domain, plan),
    ...measureScenarios(domain, plan),
    ...(await measurePlanner(domain)),
  ];
}

function bundleDomain() {
  const paths = Object.entries(modules).map(([name, path]) => [
    name,
    `src/domain/repair-plan/${path}`,
  ]);
  return bundleByName(Object.fromEntries(paths), 'repair-plan');
}

function measureProjection({ project }, plan) {
  const medianMs = median(() => project.project(plan), { warmUp: 300, runs: 400 });
  return { name: 'one projection: 200 items, 30 years', medianMs, limitMs: 0.2 };
}

function measureScenarios({ scenarios, outlook, usual, jobs }, plan) {
  const uncertainty = { ...usual.usualUncertainty, scenarioCount };
  const some = { warmUp: 5, runs: 21 };
  const draw = () => scenarios.drawScenarios(plan, uncertainty);
  const set = draw();
  const drawMs = median(draw, some);
  const outlookMs = median(() => outlook.outlookOf(plan, set), some);
  const bothMs = median(() => outlook.outlookOf(plan, draw()), some);
  const costs = jobs
    .jobsOf(plan)
    .flatMap(({ index, works }) => works.map(({ costsYen }) => [index, costsYen[1]]));
  const plain = { costs, incomeYen: 5_000_000, openingYen: 20_000_000, yearCount: 30, uncertainty };
  const plainMs = median(() => plainScenarios(plain), { warmUp: 1, runs: 3 });
  const name = `10,000 scenarios: 200 items with ${costs.length} works, 30 years`;
  return [
    { name, medianMs: bothMs, limitMs: 60 },
    { name: '— of it drawing the costs', medianMs: drawMs },
    { name: '— of it balances and percentiles', medianMs: outlookMs },
    {
      name: '— the same with an object for every year',
      medianMs: plainMs,
      ratio: bothMs / plainMs,
    },
  ];
}

async function measurePlanner({ propose, solvable, models, example }) {
  const plan = example.anyPlan(2, size);
  const rules = {
    goal: { startYear: plan.startYear + 1, floorYen: 0, endBalanceYen: 0, unitPriceStepYen: 1 },
    staged: { mostSteps: 3, yearsApart: 3, mostRise: null },
    catchUp: { years: 10, mostUnitPriceYen: null },
    isWithinGuideline: true,
    loan: null,
  };
  const loan = { year: plan.startYear + 9, repaymentYears: 10, interestRate: 0.02 };
  const offer = { ...loan, method: 'annuity', mostYen: 100_000_000, unitYen: 1_000_000 };
  const methods = ['level', 'staged', 'catch-up'];
  const all = (some) => methods.map((method) => propose.propose(plan, some, method));
  const cases = Array.from({ length: solvableCases }, (_, seed) => solvable.anySolvable(seed, 30));
  const ours = () =>
    cases.map((it) => methods.map((method) => propose.propose(it.plan, it.rules, method)));
  const oursMs = median(ours, { warmUp: 3, runs: 9 }) / solvableCases;
  const solver = await solverOf(models, solvable, cases);
  const theirsMs = median(solver, { warmUp: 1, runs: 3 }) / solvableCases;
  return [
    {
      name: 'three plans: 200 items, 30 years',
      medianMs: median(() => all(rules), { warmUp: 3, runs: 15 }),
      limitMs: 50,
    },
    {
      name: 'three plans, with one of 101 loans each',
      medianMs: median(() => all({ ...rules, loan: offer }), { warmUp: 2, runs: 9 }),
      limitMs: 50,
    },
    {
      name: `— three plans of a case HiGHS can answer, mean of ${solvableCases}`,
      medianMs: oursMs,
    },
    {
      name: '— HiGHS on the same, fewest steps only',
      medianMs: theirsMs,
      ratio: oursMs / theirsMs,
    },
  ];
}

/** The solver gets the easier part: of the staged plan only its first goal, and nothing is proved twice. */
async function solverOf(models, solvable, cases) {
  const highs = await loadHighs();
  const solve = (lp) => highs.solve(lp, { output_flag: false, mip_rel_gap: 0 });
  return () => {
    for (const some of cases) {
      const { Status: status, ObjectiveValue: level } = solve(
        models.levelLp(solvable.feeModelOf(some), []),
      );
      if (status !== 'Optimal') continue;
      solve(models.catchUpLp(solvable.catchUpModelOf(some, Math.round(level)), 'lasting', []));
      solve(models.stagedLp(solvable.stagedModelOf(some, Math.round(level)), 'steps', []));
    }
  };
}

function median(work, { warmUp, runs }) {
  for (let run = 0; run < warmUp; run += 1) work();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return percentile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
}
