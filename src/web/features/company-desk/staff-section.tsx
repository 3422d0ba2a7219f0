import { useState } from 'react';
import { addStaff, type Company, endStaff, getCompany } from '#contract/company.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { AddForm } from '#web/ui/add-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type Staff = Company['staff'][number];

/** 会社の人: who is asked by mail, and joins after signing in. */
export function StaffSection({ company }: { company: Company }) {
  return (
    <Section
      heading="会社の人"
      description="メールで招待します。届いた方がログインして加わると、担当に割り当てられます。"
    >
      <ul className="divide-y divide-line border-y border-line">
        {company.staff.map((staff) => (
          <Row key={staff.accountId} staff={staff} isSelf={staff.accountId === company.accountId} />
        ))}
      </ul>
      <NewStaff />
    </Section>
  );
}

function Row({ staff, isSelf }: { staff: Staff; isSelf: boolean }) {
  const { accountId, name, email, isAdmin, addedOn, joinedOn } = staff;
  const [isAsking, setAsking] = useState(false);
  const ending = useAction(endStaff, { refreshes: [getCompany] });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0">
        <strong className="text-lg">{name}</strong>
        <span className="ml-3">{isAdmin ? '管理者' : '担当者'}</span>
        <span className="block break-all text-muted">{email}</span>
        <span className="block text-muted">
          {joinedOn
            ? `${formatPlainDate(joinedOn)}に加わりました`
            : `${formatPlainDate(addedOn)}に招待しました。まだ加わっていません`}
        </span>
      </span>
      {!isSelf && (
        <Button
          variant="secondary"
          aria-label={`${name}さんを外す`}
          disabled={ending.isPending}
          onClick={() => setAsking(true)}
        >
          外す
        </Button>
      )}
      <ConfirmDialog
        title={`${name}さんを外しますか`}
        confirmLabel="外す"
        danger
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() =>
          ending.mutate(
            { accountId },
            { onSuccess: () => toast({ title: `${name}さんを外しました`, tone: 'good' }) },
          )
        }
      >
        <p>この方は、すぐにどの管理組合にも入れなくなります。書いた記録は残ります。</p>
      </ConfirmDialog>
      {ending.error && <FailureNote>{sentenceOf(ending.error)}</FailureNote>}
    </li>
  );
}

const kinds = [
  { value: 'staff', label: '担当者（割り当てられた管理組合で働く）' },
  { value: 'admin', label: '管理者（担当の割り当てと招待もする）' },
] as const;

function NewStaff() {
  const blank = { name: '', email: '', kind: 'staff' };
  const [draft, setDraft] = useState(blank);
  const adding = useAction(addStaff, { refreshes: [getCompany] });
  const { name, email, kind } = draft;
  return (
    <AddForm
      label="招待のメールを送る"
      problem={name.trim() && email.trim() ? '' : 'お名前とメールアドレスを入れてください。'}
      error={adding.error}
      isPending={adding.isPending}
      onAdd={async () => {
        await adding.mutateAsync({ name, email, isAdmin: kind === 'admin' });
        setDraft(blank);
      }}
    >
      <TextField
        label="お名前"
        value={name}
        onChange={(value) => setDraft({ ...draft, name: value })}
      />
      <TextField
        label="メールアドレス"
        type="email"
        value={email}
        onChange={(value) => setDraft({ ...draft, email: value })}
      />
      <SelectField
        label="できること"
        options={kinds}
        value={kind}
        onChange={(value) => setDraft({ ...draft, kind: value })}
      />
    </AddForm>
  );
}
