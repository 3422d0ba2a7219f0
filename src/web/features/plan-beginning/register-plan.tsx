import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { beginPlan, getRepairPlan } from '#contract/repair-plan.ts';
import { planItems } from '#contract/repair-plan-parts.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import {
  hasPricedWork,
  noPricedWork,
  unpricedWords,
} from '#domain/repair-plan/beginning/unpriced-works.ts';
import { endYearOf } from '#domain/repair-plan/register/repair-plan.ts';
import { headlineOf } from '#domain/repair-plan/words/headline.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Beginning } from './use-beginning.ts';

type RegisterPlanProps = { beginning: Beginning; onBegun: () => void };

/** 確かめて登録: what the draft foresees, what is still missing, and the button that makes it the plan. */
export function RegisterPlan({ beginning, onBegun }: RegisterPlanProps) {
  const { facts, workbench } = beginning;
  const queryClient = useQueryClient();
  const saving = useChange(beginPlan);
  const missing = missingOf(beginning);
  const isReady = facts !== null && missing.length === 0;

  async function register(): Promise<void> {
    if (!facts) return;
    await saving.mutateAsync({ ...facts, items: planItems.parse(workbench.typedPlan.items) });
    beginning.forget();
    // The plan was not there when it was asked for before.
    queryClient.removeQueries({ queryKey: [requestOf(getRepairPlan, {}).url] });
    toast({ title: '長期修繕計画を登録しました', tone: 'good' });
    onBegun();
  }
  return (
    <div className="grid max-w-[44rem] gap-4">
      {isReady && <Foreseen beginning={beginning} />}
      {missing.length > 0 && (
        <div role="status" className="rounded-xl border border-line bg-surface px-4 py-3">
          <p className="font-bold">登録する前に、次のところを入れてください。</p>
          <ul className="mt-1 list-disc pl-6">
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <Button
        className="justify-self-start"
        disabled={!isReady || saving.isPending}
        onClick={() => void register().catch(() => undefined)}
      >
        {saving.isPending ? '登録しています' : 'この内容で登録する'}
      </Button>
      <p className="text-muted">
        登録すると、見通し、説明資料、共有が使えます。あとから直すと、新しい版になります。はじめの版のうちは、登録を取り消して下書きに戻せます。
      </p>
    </div>
  );
}

/** The forecast in a sentence: a slip of the keyboard is seen here first. */
function Foreseen({ beginning: { workbench } }: Pick<RegisterPlanProps, 'beginning'>) {
  const { result } = workbench;
  if (!result) return null;
  const { plan, projection } = result;
  const unpriced = unpricedWords(plan.items);
  const worksYen = sumYen(projection.years.map((year) => year.worksYen));
  return (
    <div role="status" className="grid gap-2 rounded-xl border border-line bg-surface px-4 py-3">
      <p>
        {plan.startYear}〜{endYearOf(plan)}年度の{plan.yearCount}年間。工事
        {plan.items.length.toLocaleString('ja-JP')}行、工事費は全体で{formatYen(worksYen)}です。
      </p>
      <p className="text-lg font-bold">{headlineOf(projection, { isTried: false }).sentence}。</p>
      {unpriced && (
        <p className="flex items-start gap-2">
          <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-warn" />
          <span>{unpriced}実際には、これより多くのお金がかかります。</span>
        </p>
      )}
      <p className="text-muted">
        物価の上昇は0％、消費税は10％で計算しています。登録したあと、「前提」で変えられます。
      </p>
    </div>
  );
}

const fieldWords = {
  startYear: '計画の最初の年度',
  openingBalance: '計画の始めの残高',
  unitPrice: '今の修繕積立金',
  floorArea: '建物全体の延べ床面積',
  madeOn: '計画を作った日',
  planResolvedOn: '計画を総会で決議した日',
  feeResolvedOn: '積立金の額を総会で決議した日',
  basis: '積立金の決め方',
  roundTo: '端数',
} as const satisfies Record<keyof Beginning['draft'], string>;

function missingOf({ problems, workbench }: Beginning): string[] {
  const { typedPlan, problems: planProblems } = workbench;
  const figures = (Object.keys(fieldWords) as (keyof typeof fieldWords)[]).flatMap((field) =>
    problems[field] ? [`${fieldWords[field]}：${problems[field]}`] : [],
  );
  if (typedPlan.items.length === 0)
    return [...figures, '工事の表に、工事を1行以上入れてください。'];
  const wrong = [...new Set(planProblems.map(({ sentence }) => sentence))].slice(0, 5);
  if (wrong.length > 0) return [...figures, ...wrong];
  return hasPricedWork(typedPlan.items) ? figures : [...figures, noPricedWork];
}
