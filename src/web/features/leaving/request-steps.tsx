import { type ReactNode, useState } from 'react';
import type { LeavingRequestView } from '#contract/leaving.ts';
import { roleNames } from '#domain/access/role.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** 「11月21日に会計担当理事が頼み、…」: who asked and who agreed. */
export function requestWords({
  askedAs,
  askedOn,
  decidedFrom,
  approved,
}: LeavingRequestView): string {
  const asked = `${formatPlainDate(askedOn)}に${roleNames[askedAs]}が頼みました。`;
  if (approved !== null) {
    const deed = decidedFrom === null ? '承認しました' : '決めました';
    return `${asked}${formatPlainDate(approved.on)}に${roleNames[approved.as]}が${deed}。`;
  }
  return decidedFrom === null
    ? `${asked}別の役員の承認を待っています。`
    : `${asked}承認できる役員がほかにいないため、登録した全員に知らせました。反対がなければ、${formatPlainDate(decidedFrom)}から、頼んだ方が決められます。`;
}

type AskedProps = {
  label: string;
  title: string;
  confirmLabel: string;
  danger?: boolean;
  variant?: 'primary' | 'secondary' | 'danger';
  isPending: boolean;
  onConfirm: () => void;
  /** What will happen. */
  children: ReactNode;
};

/** A button that asks before it does what cannot simply be taken back. */
export function AskedButton({
  label,
  title,
  confirmLabel,
  danger = false,
  variant = 'primary',
  isPending,
  onConfirm,
  children,
}: AskedProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant={variant} disabled={isPending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        title={title}
        confirmLabel={confirmLabel}
        danger={danger}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={onConfirm}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
