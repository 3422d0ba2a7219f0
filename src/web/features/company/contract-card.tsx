import { useState } from 'react';
import { approveCompany, type CompanyAccess, endCompany } from '#contract/company.ts';
import { areaNames } from '#domain/access/company-areas.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { spacedCompanyNumber } from '#domain/company/company-number.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';

type Contract = CompanyAccess['contracts'][number];

/** One company that may come in, or waits for the second person. */
export function ContractCard({ contract }: { contract: Contract }) {
  const { companyName, companyNumber, areas, lastDay, state } = contract;
  const names = areaNames(areas);
  return (
    <li className="rounded-xl border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-lg font-bold">{companyName}</h3>
        <Badge tone={state === 'asked' ? 'warn' : 'good'}>
          {state === 'asked' ? '承認待ち' : '利用中'}
        </Badge>
      </div>
      <p className="text-muted">会社番号 {spacedCompanyNumber(companyNumber)}</p>
      <p className="mt-2">
        任せる仕事：{names.length === 0 ? '建物、文書、会議を見ることだけ' : names.join('、')}
      </p>
      <p>{sinceWords(contract)}</p>
      {lastDay !== null && <p>{formatPlainDate(lastDay)}まで使えます。</p>}
      {state === 'asked' ? <Waiting contract={contract} /> : <Ending contract={contract} />}
    </li>
  );
}

function sinceWords({ askedAs, askedOn, approvedAs, approvedOn }: Contract): string {
  const asked = `${formatPlainDate(askedOn)}に${askedAs}が頼みました。`;
  return approvedAs === null || approvedOn === null
    ? asked
    : `${asked}${formatPlainDate(approvedOn)}に${approvedAs}が承認しました。`;
}

function Waiting({ contract: { id, companyName, approvalFault } }: { contract: Contract }) {
  const approving = useChange(approveCompany);
  const withdrawing = useChange(endCompany);
  const mayApprove = useMay('company.approve');
  if (!mayApprove) return <p className="mt-2 text-muted">別の役員の承認を待っています。</p>;
  const error = approving.error ?? withdrawing.error;
  return (
    <div className="mt-3">
      {approvalFault && <p className="mb-3 text-muted">{approvalFault}</p>}
      <div className="flex flex-wrap gap-3">
        {!approvalFault && (
          <Button
            disabled={approving.isPending}
            onClick={() =>
              approving.mutate(
                { contractId: id },
                {
                  onSuccess: () =>
                    toast({ title: `${companyName}が使えるようになりました`, tone: 'good' }),
                },
              )
            }
          >
            承認する
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={withdrawing.isPending}
          onClick={() =>
            withdrawing.mutate(
              { contractId: id },
              { onSuccess: () => toast({ title: '取り下げました', tone: 'good' }) },
            )
          }
        >
          取り下げる
        </Button>
      </div>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
    </div>
  );
}

function Ending({ contract: { id, companyName } }: { contract: Contract }) {
  const [isAsking, setAsking] = useState(false);
  const ending = useChange(endCompany);
  if (!useMay('company.end')) return null;
  return (
    <div className="mt-3">
      <Button variant="secondary" disabled={ending.isPending} onClick={() => setAsking(true)}>
        利用を終わらせる
      </Button>
      <ConfirmDialog
        title={`${companyName}の利用を終わらせますか`}
        confirmLabel="終わらせる"
        danger
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() =>
          ending.mutate(
            { contractId: id },
            {
              onSuccess: () => toast({ title: '利用を終わらせました', tone: 'good' }),
            },
          )
        }
      >
        <p>
          この会社の担当者は、すぐに全員がこの管理組合を見られなくなります。書いた記録は残ります。
        </p>
        <p className="mt-2">もう一度使ってもらうには、2人の役員の承認が要ります。</p>
      </ConfirmDialog>
      {ending.error && <FailureNote>{sentenceOf(ending.error)}</FailureNote>}
    </div>
  );
}
