import type { Role } from '#domain/access/role.ts';
import type { WaitingKind } from '#domain/access/waiting-approvals.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type WaitingRow = {
  readonly kind: WaitingKind;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedAt: string;
};

const asked = 'asked_as as "askedAs", asked_by as "askedBy", asked_at as "askedAt"';

/** Each request that nobody has decided, withdrawn or ended. */
export async function listUndecided(db: Db, { associationId }: Scope): Promise<WaitingRow[]> {
  const { rows } = await db.query<WaitingRow>(
    `select case when is_final then 'year' else 'month' end as kind, ${asked}
       from lock_request where association_id = $1
     union all
     select 'budget', ${asked} from budget where association_id = $1 and approved_as is null and asked_as is not null and decided_on is null
     union all
     select 'payment', ${asked} from payment where association_id = $1 and approved_as is null and withdrawn_at is null
     union all
     select 'payee', ${asked} from payee_account where association_id = $1 and approved_as is null and withdrawn_at is null
     union all
     select 'letter', ${asked} from dunning where association_id = $1 and approved_as is null and withdrawn_at is null
     union all
     select 'relief', ${asked} from relief where association_id = $1 and approved_as is null and withdrawn_at is null
     union all
     select 'convocation', ${asked} from convocation c where c.association_id = $1 and c.approved_as is null
        and not exists (select from convocation newer where newer.association_id = $1
                           and newer.meeting_id = c.meeting_id and newer.version > c.version)
     union all
     select 'correction', ${asked} from convocation_correction where association_id = $1 and sent_as is null
     union all
     select 'agreement', ${asked} from plan_agreement where association_id = $1 and approved_as is null and ended_at is null
        and (plan is null or monthly_yen is not null)
     union all
     select 'company', ${asked} from company_contract where association_id = $1 and approved_as is null and ended_at is null
     union all
     select kind, ${asked} from leaving_request where association_id = $1 and approved_as is null and ended_at is null`,
    [associationId],
  );
  return rows;
}
