import { useState } from 'react';
import type { ArrearsAnswer, Debtor } from '#contract/arrears.ts';
import { dunningNames } from '#domain/billing/dunning/dunning.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DunningForm } from './dunning-form.tsx';
import { DunningRow } from './dunning-row.tsx';
import { LateItems, warningBadge } from './late-items.tsx';
import { ReliefForm } from './relief-form.tsx';

type DebtorCardProps = { debtor: Debtor; arrears: ArrearsAnswer };

/** One dwelling: since when, how much, what was written, what comes next. */
export function DebtorCard({ debtor, arrears }: DebtorCardProps) {
  const { dwellingId, number, owner, formerOwner, months, yen, oldestDueOn, dunnings } = debtor;
  const badge = warningBadge(debtor);
  return (
    <Card
      heading={dwellingId === null ? '（住戸は見えません）' : `${number}号室　${owner}`}
      action={
        <span className="flex flex-wrap gap-2">
          {badge && <Badge tone={badge.tone}>{badge.words}</Badge>}
          <Badge tone={months >= 6 ? 'warn' : 'neutral'}>{months}か月分</Badge>
        </span>
      }
    >
      <p className="text-lg">
        <strong className="text-2xl tabular-nums">{formatYen(yen)}</strong>
        <span className="ml-3">いちばん古い納期は{formatPlainDate(oldestDueOn)}</span>
      </p>
      {debtor.lateYen > 0 && (
        <p className="text-muted">
          今日までの遅延損害金は{formatYen(debtor.lateYen)}（年{arrears.lateRate / 100}
          ％）です。請求するかどうかは理事会で決めます。
        </p>
      )}
      {formerOwner !== '' && (
        <p className="mt-1">
          {debtor.formerDebt}前の区分所有者は{formerOwner}さんです。
        </p>
      )}
      {dwellingId !== null && (
        <>
          <LateItems items={debtor.items} />
          <h4 className="mt-5 mb-1 font-bold">出した文書</h4>
          {dunnings.length === 0 ? (
            <p className="text-muted">まだありません。</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {dunnings.map((dunning) => (
                <DunningRow key={dunning.id} dunning={dunning} today={arrears.today} />
              ))}
            </ul>
          )}
          <NextStep debtor={debtor} dwellingId={dwellingId} arrears={arrears} />
        </>
      )}
    </Card>
  );
}

function NextStep({ debtor, dwellingId, arrears }: DebtorCardProps & { dwellingId: string }) {
  const mayAct = useMay('arrears.act');
  const [open, setOpen] = useState<'letter' | 'relief' | null>(null);
  if (!mayAct) return null;
  const { nextStep, dunnings } = debtor;
  const isNext = nextStep !== null && dunnings.every(({ approvedOn }) => approvedOn !== null);
  const facts = { debtor, dwellingId, today: arrears.today, onDone: () => setOpen(null) };
  if (open !== null)
    return open === 'letter' ? <DunningForm {...facts} /> : <ReliefForm {...facts} />;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button variant={isNext ? 'primary' : 'secondary'} onClick={() => setOpen('letter')}>
        文書を用意する
      </Button>
      {isNext && <span className="text-muted">次の段階は「{dunningNames[nextStep]}」です。</span>}
      {debtor.items.some(({ isBilled }) => isBilled) && (
        <Button variant="quiet" onClick={() => setOpen('relief')}>
          減額・貸倒にする
        </Button>
      )}
    </p>
  );
}
