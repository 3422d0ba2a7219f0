import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import type { Certification } from '#domain/repair-plan/certification/certify.ts';
import { criteriaOn } from '#domain/repair-plan/certification/criteria.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import { CertificationItems, FindingReasons } from './certification-items.tsx';
import { FindingBadge, FindingCount, type FindingState } from './finding-look.tsx';

type CertificationCheckProps = {
  certification: Certification | null;
  today: IsoDate;
  isTried: boolean;
};

const states: readonly FindingState[] = ['met', 'unmet', 'unknown'];

/** 管理計画認定の自己確認. */
export function CertificationCheck({ certification, today, isTried }: CertificationCheckProps) {
  return (
    <Section id="certification" heading="管理計画認定の自己確認">
      <div className="mb-5 max-w-[44rem]">
        <p>
          管理計画認定は、マンションの管理が国の基準に合っていることを、市区町村などが認める制度です。管理組合が申請し、認定は5年ごとに更新します。ここで分かるのは見込みだけで、認定するかどうかは市区町村などが決めます。
        </p>
      </div>
      {certification ? (
        <Checked certification={certification} today={today} isTried={isTried} />
      ) : (
        <p className="rounded-lg bg-surface px-4 py-3">
          この日（{formatPlainDate(today)}
          ）には、まだ認定の制度が始まっていません。制度は2022年4月1日に始まりました。
        </p>
      )}
    </Section>
  );
}

type CheckedProps = CertificationCheckProps & { certification: Certification };

function Checked({ certification, today, isTried }: CheckedProps) {
  const { items, proposedPlanAge } = certification;
  return (
    <>
      <ul className="mb-4 grid gap-3 sm:grid-cols-3">
        {states.map((state) => (
          <FindingCount
            key={state}
            state={state}
            count={items.filter((item) => item.state === state).length}
          />
        ))}
      </ul>
      <p className="mb-4 text-muted">{basisWords(today, isTried)}</p>
      <CertificationItems items={items} />
      <ProposedPlanAge finding={proposedPlanAge} />
    </>
  );
}

function basisWords(today: IsoDate, isTried: boolean): string {
  const from = criteriaOn(today)?.effectiveFrom ?? today;
  const criteria = `${formatPlainDate(from)}から使われている基準で、${formatPlainDate(today)}の時点の記録を確かめています。`;
  return isTried
    ? `${criteria}計画の数字は、試している案のものです。作成日は今の計画のもので、今の計画とちがう積立金は、総会で未決議として確かめています。`
    : criteria;
}

/** 先行確認: what is proposed must never look like what is in force. */
function ProposedPlanAge({ finding }: { finding: Certification['proposedPlanAge'] }) {
  return (
    <Card
      heading="先行確認：計画の見直しを5年以内とする案"
      action={<Badge tone="warn">まだ決まっていない案</Badge>}
      className="mt-5 border-dashed"
    >
      <p className="text-muted">
        国は2025年12月、計画の見直しの間隔を7年以内から5年以内に縮める案を示しました。決まっておらず、上の17項目の結果には含めていません。
      </p>
      <div className="mt-3 grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          もし決まったら：
          <FindingBadge state={finding.state} />
        </p>
        <FindingReasons finding={finding} />
      </div>
    </Card>
  );
}
