import { getCompany, joinCompany } from '#contract/company.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';

type InvitationsProps = {
  invitations: readonly { companyId: string; name: string }[];
  hasCompany: boolean;
};

/** 担当者に加わってくださいという頼み. */
export function Invitations({ invitations, hasCompany }: InvitationsProps) {
  const joining = useAction(joinCompany, { refreshes: [getCompany] });
  return (
    <Section heading="届いている招待">
      <ul className="grid gap-4">
        {invitations.map(({ companyId, name }) => (
          <li key={companyId} className="rounded-xl border border-line bg-surface px-5 py-4">
            <p className="mb-3">
              <strong>{name}</strong>から、担当者への招待が届いています。
              {hasCompany && '別の会社に入っているあいだは、加われません。'}
            </p>
            <div className="flex flex-wrap gap-3">
              {!hasCompany && (
                <Button
                  disabled={joining.isPending}
                  onClick={() => joining.mutate({ companyId, joins: true })}
                >
                  担当者に加わる
                </Button>
              )}
              <Button
                variant="secondary"
                disabled={joining.isPending}
                onClick={() => joining.mutate({ companyId, joins: false })}
              >
                断る
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {joining.error && <FailureNote>{sentenceOf(joining.error)}</FailureNote>}
    </Section>
  );
}
