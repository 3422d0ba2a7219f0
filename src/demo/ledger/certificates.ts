import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import { addDays } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import type {
  BalanceCertificateRow,
  BankAccountRow,
  FiscalYearRow,
  PostingRow,
} from './row-types.ts';

type Books = {
  readonly fiscal_year: readonly FiscalYearRow[];
  readonly posting: readonly PostingRow[];
  readonly bank_account: readonly BankAccountRow[];
};

/** The banks answer within weeks, and the auditor looks at the originals before the meeting is called. */
const daysUntilEntered = 20;
const daysUntilSeen = 26;

/** 残高証明書 of the years that are approved; those of the running year are for the visitor to enter. */
export function seedCertificates(
  { fiscal_year, posting, bank_account }: Books,
  closedUntil: string,
): readonly BalanceCertificateRow[] {
  return fiscal_year
    .filter(({ ends_on }) => ends_on <= closedUntil)
    .flatMap(({ ends_on }) =>
      bank_account.map(({ account_id }) => ({
        id: demoId('balance_certificate', `${account_id}:${ends_on}`),
        account_id,
        held_on: ends_on,
        amount_yen: sumYen(
          posting
            .filter((it) => it.account_id === account_id && it.posted_on <= ends_on)
            .map(({ amount_yen }) => amount_yen),
        ),
        entered_as: 'companyStaff',
        entered_by: demoUser.id,
        entered_at: `${addDays(ends_on, daysUntilEntered)}T01:00:00Z`,
        original_seen_as: 'auditor',
        original_seen_on: addDays(ends_on, daysUntilSeen),
      })),
    );
}
