import type { RepairPlanAnswer } from '#contract/repair-plan.ts';
import { formatPlainDate, type IsoDate, isoDate } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import type { CertificationAnswers } from '#domain/repair-plan/certification/facts.ts';
import type { Inspections } from '#domain/repair-plan/health/upkeep-lines.ts';
import type { Db } from '#server/db/db.ts';
import { sumArrears } from '#server/features/billing/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Records = RepairPlanAnswer['records'];

/** 修繕積立金収入 in the books. */
const contributionAccount = '4210';
/** 繰入・繰出・充当・振替: how the books name money that goes to another fund. */
const transferName = /(?:への)?(?:繰入|繰出|充当|振替)(?:金|額)?$/u;
/** 3か月以上の滞納 is what the certification counts. */
const overdueMonths = 3;

/** What the certification asks and the records of the association tell; of arrears nothing but the sum. */
export async function findRecords(db: Db, scope: Scope, today: IsoDate): Promise<Records> {
  const settled = await findSettledReserve(db, scope);
  return {
    ...(await findAppointments(db, scope, today)),
    lastMeetingOn: await findLastMeeting(db, scope, today),
    reserveTransfers: settled && transfersOf(settled),
    arrears: settled && (await findArrears(db, scope, { ...settled, today })),
  };
}

type AppointmentRow = { post: 'chair' | 'auditor'; appointedOn: IsoDate; title: string | null };

async function findAppointments(
  db: Db,
  { associationId }: Scope,
  today: IsoDate,
): Promise<Pick<Records, 'manager' | 'auditor'>> {
  const { rows } = await db.query<AppointmentRow>(
    `select distinct on (o.post) o.post, o.term_from as "appointedOn",
            (select d.title from meeting m
               join document d on d.association_id = m.association_id and d.id = m.document_id
              where m.association_id = o.association_id and m.kind = 'general'
                and m.held_on = o.term_from and d.visibility <> 'board' limit 1) as title
       from officer o
      where o.association_id = $1 and o.post in ('chair', 'auditor')
        and o.term_from <= $2 and o.term_until > $2
      order by o.post, o.term_from desc`,
    [associationId, today],
  );
  return {
    manager: appointmentOf(rows.find(({ post }) => post === 'chair')),
    auditor: appointmentOf(rows.find(({ post }) => post === 'auditor')),
  };
}

function appointmentOf(row: AppointmentRow | undefined): Records['manager'] {
  if (!row) return null;
  const { appointedOn, title } = row;
  return { appointedOn, minutes: title ?? `${formatPlainDate(appointedOn)}の通常総会` };
}

async function findLastMeeting(
  db: Db,
  { associationId }: Scope,
  today: IsoDate,
): Promise<IsoDate | null> {
  const { rows } = await db.query<{ heldOn: IsoDate | null }>(
    `select max(held_on) as "heldOn" from meeting
      where association_id = $1 and kind = 'general' and status = 'held' and held_on <= $2`,
    [associationId, today],
  );
  return rows[0]?.heldOn ?? null;
}

type SettledReserve = { readonly yearEndOn: IsoDate; readonly lines: readonly ReserveLine[] };
type ReserveLine = {
  readonly fiscalYear: number;
  readonly code: string | null;
  readonly name: string;
  readonly side: 'income' | 'expense';
  readonly actualYen: number;
};

/** 修繕積立金会計 in the last year that is settled. */
async function findSettledReserve(
  db: Db,
  { associationId }: Scope,
): Promise<SettledReserve | null> {
  const { rows } = await db.query<ReserveLine>(
    `with lines as materialized (select * from fund_line where association_id = $1)
     select y.fiscal_year as "fiscalYear", l.account_code as code, l.account_name as name, l.side,
            l.actual_yen::float8 as "actualYen"
       from fund f
       join fund_year y on y.association_id = f.association_id and y.fund_id = f.id
       left join lines l on l.association_id = y.association_id and l.fund_id = y.fund_id
        and l.fiscal_year = y.fiscal_year
      where f.association_id = $1 and f.code = 'reserve' and y.status = 'closed'
      order by y.fiscal_year desc`,
    [associationId],
  );
  const fiscalYear = rows[0]?.fiscalYear;
  if (fiscalYear === undefined) return null;
  return {
    yearEndOn: isoDate({ year: fiscalYear + 1, month: 3, day: 31 }),
    lines: rows.filter((line) => line.fiscalYear === fiscalYear && line.code !== null),
  };
}

function transfersOf({ yearEndOn, lines }: SettledReserve): Records['reserveTransfers'] {
  return lines
    .filter(
      ({ side, name, actualYen }) => side === 'expense' && transferName.test(name) && actualYen > 0,
    )
    .map(({ name, actualYen }) => ({
      on: yearEndOn,
      amountYen: actualYen,
      to: name.replace(transferName, '') || '他の会計',
    }));
}

/**
 * A year's contributions beside those three months overdue, the 管理費 left out. Where there are any, today stands
 * with the sum, else the end of the year.
 */
async function findArrears(
  db: Db,
  scope: Scope,
  { yearEndOn, lines, today }: SettledReserve & { readonly today: IsoDate },
): Promise<Records['arrears']> {
  const billed = lines.find(({ side, code }) => side === 'income' && code === contributionAccount);
  if (!billed) return null;
  const dwellings = (await sumArrears(db, scope, today)) ?? [];
  const overdue = dwellings.filter(({ months }) => months >= overdueMonths);
  return {
    yearEndOn: overdue.length > 0 ? today : yearEndOn,
    billedYen: billed.actualYen,
    overdueYen: sumYen(overdue.map(({ reserveYen }) => reserveYen)),
  };
}

/** 点検: one for each check that comes back, late where its planned day has passed; null without any. */
export async function countInspections(
  db: Db,
  { associationId }: Scope,
  today: IsoDate,
): Promise<Inspections | null> {
  const { rows } = await db.query<Inspections>(
    `select count(distinct (equipment_id, name))::int as "allCount",
            count(distinct (equipment_id, name))
              filter (where result = 'planned' and held_on < $2)::int as "lateCount"
       from inspection where association_id = $1`,
    [associationId, today],
  );
  const [counted] = rows;
  return counted && counted.allCount > 0 ? counted : null;
}

const nothingAnswered: CertificationAnswers = {
  bylaws: null,
  hasSeparateAccounts: null,
  ownersListOn: null,
  residentsListOn: null,
  localGuideline: null,
};

export async function findAnswers(db: Db, { associationId }: Scope): Promise<CertificationAnswers> {
  const { rows } = await db.query<{ answers: CertificationAnswers }>(
    'select answers from certification_answer where association_id = $1',
    [associationId],
  );
  return rows[0]?.answers ?? nothingAnswered;
}

export async function saveAnswers(
  db: Db,
  { associationId }: Scope,
  { answers, now }: { answers: CertificationAnswers; now: Date },
): Promise<void> {
  await db.query(
    `insert into certification_answer (association_id, id, answers) values ($1, $2, $3)
     on conflict (association_id) do update set answers = excluded.answers`,
    [associationId, newId(now.getTime()), answers],
  );
}
