import type { z } from 'zod/mini';
import type { getHome } from '#contract/home.ts';
import { Card } from '#web/ui/card.tsx';
import { ProposalBox } from '#web/ui/proposal-box.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { verdictLooks } from '#web/ui/verdict-look.ts';
import { WorksNote } from '#web/ui/works-note.tsx';

type Health = z.output<typeof getHome.output>['repairHealth'];

const planAddress = '/demo/repair-fund-simulation';

/** 修繕の健康度 of the latest plan: the points, what they mean, and the next step. */
export function RepairHealth({ health }: { health: Health }) {
  return (
    <Section heading="修繕の健康度">
      <Card>{health ? <Score health={health} /> : <NoPlan />}</Card>
    </Section>
  );
}

function Score({ health }: { health: NonNullable<Health> }) {
  const { points, headline, chance, verdict, worksNote, proposal, nextStep, notice } = health;
  const { Icon, bar, colour } = verdictLooks[verdict];
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className="leading-none font-bold">
          <span className="text-4xl tabular-nums">{points}</span>点
        </span>
        <span className="text-muted">100点満点</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-3 overflow-hidden rounded-full bg-sunken">
        <div className={`h-full rounded-full ${bar}`} style={{ width: `${points}%` }} />
      </div>
      <p className={`mt-4 flex items-start gap-2 text-lg font-bold ${colour}`}>
        <Icon aria-hidden="true" className="mt-1 size-6 shrink-0" />
        {headline}
      </p>
      {chance && <p className="mt-1">{chance}</p>}
      {worksNote && <WorksNote words={worksNote} className="mt-4" />}
      {proposal && <ProposalBox words={proposal} className="mt-4" />}
      {nextStep && (
        <p className="mt-2">
          次の一歩：{nextStep.action}
          {nextStep.gainPoints > 0 && (
            <span className="inline-block text-muted">（最大＋{nextStep.gainPoints}点）</span>
          )}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
        <TextLink href={planAddress} className="inline-block py-2">
          長期修繕計画を開く
        </TextLink>
        <TextLink href={`${planAddress}?view=check`} className="inline-block py-2">
          点数の内訳を見る
        </TextLink>
      </p>
      <p className="mt-2 border-t border-line pt-3 text-muted">{notice}</p>
    </>
  );
}

function NoPlan() {
  return (
    <>
      <p>
        これからの工事に積立金が足りるかどうかを、点数で表します。長期修繕計画が、まだ登録されていません。
      </p>
      <p className="mt-1">
        <TextLink href={planAddress} className="inline-block py-2">
          長期修繕計画を開く
        </TextLink>
      </p>
    </>
  );
}
