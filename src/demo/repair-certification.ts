import { demoId } from './demo-id.ts';
import { dayAt, type RelativeDates } from './relative-dates.ts';
import type { CertificationAnswerRow } from './rows.ts';

/** What the board has told for 管理計画認定; nobody has yet looked for the yearly update of the residents' list. */
export function seedCertificationAnswers(dates: RelativeDates): readonly CertificationAnswerRow[] {
  return [
    {
      id: demoId('certification_answer', 'board'),
      answers: {
        bylaws: {
          document: '管理規約',
          emergencyEntry: '管理規約第23条第3項',
          recordKeeping: '管理規約第64条第2項',
          informationOnRequest: '管理規約第64条第4項',
        },
        hasSeparateAccounts: true,
        ownersListOn: lastUpdateOf(dates),
        residentsListOn: null,
        localGuideline: null,
      },
    },
  ];
}

/** The members' list is gone through every June, when the new board has taken over. */
function lastUpdateOf(dates: RelativeDates): string {
  const thisYear = dayAt(dates, 'd+0 06-20');
  return thisYear <= dates.today ? thisYear : dayAt(dates, 'd-1 06-20');
}
