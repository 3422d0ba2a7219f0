import { formatPlainDate } from '#domain/calendar.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import type { CheckFacts } from './facts.ts';
import type { Finding } from './finding.ts';

/** One for all that are late: whoever asks the company asks for them together. */
export function findLatePapers({ monthPapers }: CheckFacts): Finding[] {
  const late = monthPapers.filter(
    ({ receivedOn, daysLate }) => receivedOn === null && daysLate > 0,
  );
  const oldest = late.at(-1);
  if (!oldest) return [];
  const [name, due] = [monthName(oldest.month), formatPlainDate(oldest.dueOn)];
  const others = late.length > 1 ? `ほかに${late.length - 1}か月分も届いていません。` : '';
  return [
    {
      check: 'company-paper',
      subject: oldest.month,
      severity: 'check',
      yen: 0,
      sentence: `管理会社の${name}分の月報が、期限の${due}を過ぎても届いていません。${others}管理会社に確かめて、届いていれば登録してください。`,
      basis: late.map(({ month }) => month),
      entries: [],
      view: 'report',
    },
  ];
}
