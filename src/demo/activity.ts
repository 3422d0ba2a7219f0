import { allForms } from '#domain/applications/all-forms.ts';
import { addDays, dayInJapan, type IsoDate } from '#domain/calendar.ts';
import { demoUser } from './demo-user.ts';
import type { DemonstrationRows } from './rows.ts';

/** As the product would have written it down. */
export type ActivityRow = {
  readonly at: string;
  readonly user_id: string;
  readonly role: string;
  readonly action: string;
  readonly subject: string;
};

type Done = Omit<ActivityRow, 'user_id'>;

/** So many days; what the log tells of is what the rows themselves say of who and when. */
const toldDays = 60;

/** 操作の記録 of the demonstration, the oldest first. */
export function seedActivity(today: IsoDate, rows: DemonstrationRows): readonly ActivityRow[] {
  const from = addDays(today, -toldDays);
  return [...ofBooks(rows), ...ofClosing(rows), ...ofHouse(rows)]
    .filter(({ at }) => from <= dayInJapan(Date.parse(at)) && dayInJapan(Date.parse(at)) < today)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map((done) => ({ ...done, user_id: demoUser.id }));
}

type Rows = DemonstrationRows;

/** Nothing was reopened here. */
const closing = 'which=false';

function ofBooks(rows: Rows): readonly Done[] {
  const runs = new Set(rows.billing_run.map(({ entry_id }) => entry_id));
  const receipts = new Set(rows.receipt.map(({ entry_id }) => entry_id));
  const byHand = rows.journal_entry.filter(({ id }) => !runs.has(id) && !receipts.has(id));
  return [
    ...byHand.map(({ id, recorded_at: at, entered_as: role }) => ({
      at,
      role,
      action: 'POST /ledger/entries',
      subject: `id=${id}`,
    })),
    ...rows.billing_run.map(({ month, run_at: at, run_as: role }) => ({
      at,
      role,
      action: 'POST /billing/runs',
      subject: `month=${month}`,
    })),
    ...rows.voucher.map(({ added_at: at, added_as: role }) => ({
      at,
      role,
      action: 'POST /vouchers',
      subject: '',
    })),
    ...rows.payee_account.flatMap((it) => [
      {
        at: it.asked_at,
        role: it.asked_as,
        action: 'POST /payments/payees/:counterpartyId/accounts',
        subject: `counterpartyId=${it.counterparty_id}&id=${it.id}`,
      },
      {
        at: it.approved_at,
        role: it.approved_as,
        action: 'POST /payments/accounts/:accountId/approval',
        subject: `accountId=${it.id}`,
      },
    ]),
  ];
}

function ofClosing(rows: Rows): readonly Done[] {
  return [
    ...rows.books_lock
      .filter(({ is_final: isFinal }) => !isFinal)
      .flatMap((it) => [
        {
          at: it.asked_at,
          role: it.asked_as,
          action: 'POST /ledger/lock-request',
          subject: closing,
        },
        {
          at: it.approved_at,
          role: it.approved_as,
          action: 'POST /ledger/lock-request/:requestId/approval',
          subject: closing,
        },
      ]),
    ...rows.company_paper.map(({ month, entered_at: at, entered_as: role }) => ({
      at,
      role,
      action: 'PUT /company-papers/:month',
      subject: `month=${month}`,
    })),
  ];
}

function ofHouse(rows: Rows): readonly Done[] {
  return [
    ...rows.notice.flatMap(({ id, sent_at: at, sent_as: role }) =>
      at === null || role === null
        ? []
        : [{ at, role, action: 'POST /notices/:noticeId/sending', subject: `noticeId=${id}` }],
    ),
    ...rows.application.flatMap((it) => sentOf(it, rows)),
    ...rows.booking.map(({ id, booked_at: at, booked_as: role }) => ({
      at,
      role,
      action: 'POST /bookings',
      subject: `id=${id}`,
    })),
  ];
}

/** Whoever brings a paper to the desk leaves the typing to the company. */
function sentOf({ id, form, filed_by: filedBy }: Rows['application'][number], rows: Rows): Done[] {
  const action =
    filedBy === null
      ? 'POST /application-desk/:applicationId/sending'
      : 'POST /applications/:applicationId/sending';
  const which = filedBy === null ? '' : `&which=${allForms[form].genre}`;
  return rows.application_step
    .filter(({ application_id }) => application_id === id)
    .map(({ taken_at: at, taken_as: role }) => ({
      at,
      role,
      action,
      subject: `applicationId=${id}${which}`,
    }));
}
