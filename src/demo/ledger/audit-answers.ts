import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import { addDays } from '#domain/calendar.ts';
import { auditCodes } from '#domain/statements/audit/audit-list.ts';
import type { AuditAnswerRow, FiscalYearRow } from './row-types.ts';

const daysUntilAudited = 28;

/** Where the figures alone do not say it. */
const notes: Readonly<Record<string, string>> = {
  opening: '前の年度の決算書と見くらべました。',
  overrun: '通常総会と理事会の議事録と見くらべました。',
  journal: '理由を会計担当理事に聞きました。',
  vouchers: '大きな支払の証憑を見ました。',
  reserve: '通帳と総会の議事録を見ました。',
  receivables: '滞納の一覧と、督促の記録を見ました。',
  advances: '翌月分であることを、帳簿で確かめました。',
  payables: '翌年度の通帳で、支払を確かめました。',
  suspense: '帳簿を見ました。',
  insurance: '保険証券で、前払の期間の分け方を確かめました。',
  dues: '料金表と戸数から計算し直しました。',
};

/** 監査チェックリスト of the years that the general meeting approved: the auditor went through all of it. */
export function seedAuditAnswers(
  fiscalYears: readonly FiscalYearRow[],
  closedUntil: string,
): readonly AuditAnswerRow[] {
  return fiscalYears
    .filter(({ ends_on }) => ends_on <= closedUntil)
    .flatMap(({ id, ends_on }) =>
      auditCodes.map((code) => ({
        id: demoId('audit_answer', `${ends_on}:${code}`),
        fiscal_year_id: id,
        code,
        result: 'fit' as const,
        note: notes[code] ?? '',
        answered_as: 'auditor' as const,
        answered_by: demoUser.id,
        answered_at: `${addDays(ends_on, daysUntilAudited)}T01:00:00Z`,
      })),
    );
}
