import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { getHome } from '#contract/home.ts';
import {
  getPlanVersion,
  getRepairPlan,
  type PlanVersion,
  restorePlanVersion,
} from '#contract/repair-plan.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { editsBetween, settingsOf } from '#domain/repair-plan/trial/apply-trial.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import { undecided } from '#domain/repair-plan/words/plan-name.ts';
import { trialWords } from '#domain/repair-plan/words/trial-words.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { getQueryFn } from '#web/lib/query-client.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { SentenceList } from '#web/ui/sentence-list.tsx';
import { toast } from '#web/ui/toast.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

/** 計画の版: how the plan came to be what it is, the newest first. */
export function VersionList() {
  const { answer } = useWorkbench();
  return (
    <Section
      heading="計画の版"
      description="計画として保存するたびに、新しい版ができます。前の版は、書き換えられずに残ります。"
    >
      <ul className="grid gap-4">
        {answer.versions.toReversed().map((version) => (
          <li key={version.number}>
            <VersionCard version={version} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function VersionCard({ version }: { version: PlanVersion }) {
  const { baseNumber } = useWorkbench();
  const differenceId = useId();
  const [isOpen, setOpen] = useState(false);
  const { number, name, note, savedOn, savedBy } = version;
  const isLatest = number === baseNumber;
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Card heading={`第${number}版　${name}`} action={<Places number={number} />}>
      <p className="text-muted">
        {formatPlainDate(savedOn)}に保存・{savedBy}
      </p>
      {note && <p className="mt-1 whitespace-pre-line">{note}</p>}
      <Resolutions papers={version.papers} savedOn={savedOn} />
      {isLatest && <WithdrawButton />}
      {!isLatest && (
        <>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              aria-label={`この版を見る（第${number}版）`}
              aria-expanded={isOpen}
              aria-controls={differenceId}
              onClick={() => setOpen(!isOpen)}
            >
              この版を見る
              <Icon aria-hidden="true" className="size-5" />
            </Button>
            <RestoreButton version={version} />
          </div>
          <div id={differenceId}>{isOpen && <Difference number={number} />}</div>
        </>
      )}
    </Card>
  );
}

function Places({ number }: { number: number }) {
  const { answer, baseNumber } = useWorkbench();
  return (
    <span className="flex flex-wrap gap-2">
      {number === baseNumber && <Badge tone="primary">最新</Badge>}
      {number === answer.proposal?.number && <Badge tone="warn">{undecided}</Badge>}
      {number === baseNumber && answer.undecidedWorks && (
        <Badge tone="warn">工事の表は未決議</Badge>
      )}
      {number === 1 && <Badge>原計画</Badge>}
    </span>
  );
}

/** A version that was saved after the meeting continues what was resolved there; it was not on the table itself. */
function Resolutions({ papers, savedOn }: Pick<PlanVersion, 'papers' | 'savedOn'>) {
  const { planResolvedOn, feeResolvedOn } = papers;
  const words = [
    planResolvedOn &&
      (planResolvedOn < savedOn
        ? `${formatPlainDate(planResolvedOn)}の総会で決議した計画をもとにした版です。`
        : `計画は、${formatPlainDate(planResolvedOn)}の総会で決議しました。`),
    feeResolvedOn && `積立金の額は、${formatPlainDate(feeResolvedOn)}の総会で決議しました。`,
  ].filter(Boolean);
  if (words.length === 0) return null;
  return <p className="mt-1">{words.join('')}</p>;
}

/** この版を見る: what going back to it would change, and both plans side by side. */
function Difference({ number }: { number: number }) {
  const { base, baseProjection } = useWorkbench();
  const { data, error, refetch } = usePlanVersion(number);
  if (error) {
    return (
      <div role="alert" className="mt-4 rounded-lg bg-danger-soft px-4 py-3">
        <p className="font-bold text-danger">表示できませんでした。{sentenceOf(error)}</p>
        <Button variant="secondary" onClick={() => void refetch()} className="mt-2">
          もう一度読み込む
        </Button>
      </div>
    );
  }
  if (!data) return <p className="mt-4">読み込んでいます。</p>;
  const { plan } = data;
  return (
    <div className="mt-4 grid gap-5 border-t border-line pt-4">
      <DifferenceWords old={plan} />
      <PlanComparison
        caption="年度末の残高"
        plans={[
          {
            id: 'latest',
            label: '今の計画',
            plan: base,
            projection: baseProjection,
            isPresent: true,
          },
          { id: 'old', label: `第${number}版`, plan, projection: project(plan) },
        ]}
      />
    </div>
  );
}

/** Words for plans of the same period only: between others every year differs. */
function DifferenceWords({ old }: { old: RepairPlan }) {
  const { base } = useWorkbench();
  if (old.startYear !== base.startYear) {
    return (
      <p>
        {old.startYear}年度から始まる計画です（最新の版は{base.startYear}
        年度から）。両方にある年度を比べます。
      </p>
    );
  }
  const words = trialWords(base, wayBack(base, old));
  return (
    <div>
      <p className="font-bold">
        {words.length === 0
          ? '今の計画と、同じ内容です。'
          : '今の計画とのちがい（この版に戻すと、こう変わります）'}
      </p>
      <SentenceList sentences={words} />
    </div>
  );
}

function wayBack(from: RepairPlan, to: RepairPlan): Trial {
  return {
    steps: to.contribution.steps,
    loans: to.loans,
    levies: to.levies,
    settings: { ...settingsOf(to), mechanicalParking: to.building.mechanicalParking },
    moves: [],
    prices: [],
    edits: editsBetween(from.items, to.items),
  };
}

function usePlanVersion(number: number) {
  return useQuery({
    queryKey: [requestOf(getPlanVersion, { number }).url],
    queryFn: async (context) =>
      getPlanVersion.output.parse(await getQueryFn({ on401: 'throw' })(context)),
  });
}

/** この版に戻す: the board's. */
function RestoreButton({ version: { number, name } }: { version: PlanVersion }) {
  const { answer, baseNumber, isTried } = useWorkbench();
  const [isAsking, setAsking] = useState(false);
  const [restore, isBusy] = useRestoring(number);
  if (!answer.maySave) return null;
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`この版に戻す（第${number}版）`}
        aria-disabled={isBusy}
        onClick={() => setAsking(!isBusy)}
      >
        <RotateCcw aria-hidden="true" className="size-5" />
        {isBusy ? '戻しています' : 'この版に戻す'}
      </Button>
      <ConfirmDialog
        title={`第${number}版に戻しますか`}
        confirmLabel={`第${number}版に戻す`}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={restore}
      >
        <p>
          「{name}」と同じ内容を、新しい第{baseNumber + 1}版として保存します。今の第{baseNumber}
          版も履歴に残るので、あとで戻せます。
        </p>
        {isTried && <p className="mt-2">今試している条件は、戻したあとの計画に当てはめます。</p>}
      </ConfirmDialog>
    </>
  );
}

function useRestoring(number: number) {
  const queryClient = useQueryClient();
  const restoring = useAction(restorePlanVersion, { refreshes: [getRepairPlan, getHome] });
  const restore = async () => {
    try {
      const saved = await restoring.mutateAsync({ number });
      toast({ title: `第${saved.number}版として、第${number}版の内容に戻しました`, tone: 'good' });
    } catch (error) {
      toast({ title: '戻せませんでした', description: sentenceOf(error), tone: 'danger' });
      await queryClient.invalidateQueries({ queryKey: [requestOf(getRepairPlan, {}).url] });
    }
  };
  return [restore, restoring.isPending] as const;
}
