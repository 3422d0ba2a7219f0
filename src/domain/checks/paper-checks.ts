import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { ComparedMonth } from '#domain/statements/company-paper/compared-month.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import type { CheckFacts } from './facts.ts';
import type { Finding } from './finding.ts';

/** One for all that are late: whoever asks the company asks for them together. */
export function findLatePapers({ monthPapers }: CheckFacts): Finding[] {
  const late = monthPapers.filter(({ isAwaited, daysLate }) => isAwaited && daysLate > 0);
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

/** Before the month is closed or its paper was due, the books may still be on their way to what the paper says. */
export function findDifferingPapers({ comparedPapers, today }: CheckFacts): Finding[] {
  return comparedPapers
    .filter(({ isClosed, dueOn }) => isClosed || dueOn < today)
    .filter(({ differing, unknownCount }) => differing.length + unknownCount > 0)
    .map((paper) => ({
      check: 'paper-differs',
      subject: paper.month,
      severity: 'check',
      yen: Math.max(0, ...paper.differing.map(apartYen)),
      sentence: differenceWords(paper),
      basis: [
        ...paper.differing.flatMap(({ fundId, name, paperYen, bookedYen }) => [
          fundId,
          name,
          paperYen,
          bookedYen,
        ]),
        paper.unknownCount,
      ],
      entries: [],
      view: 'report',
    }));
}

type Differing = ComparedMonth['differing'][number];

function apartYen({ paperYen, bookedYen }: Differing): number {
  return Math.abs(paperYen - bookedYen);
}

function differenceWords({ month, isClosed, differing, unknownCount }: ComparedMonth): string {
  const of = `管理会社の${monthName(month)}分の月報`;
  if (differing.length === 0) {
    return `${of}に、帳簿のどの科目か決まっていない行が${unknownCount}件あります。月報の画面で科目を選んでください。`;
  }
  const shown = differing.toSorted((one, other) => apartYen(other) - apartYen(one)).slice(0, 2);
  const figures = shown
    .map(
      ({ name, paperYen, bookedYen }) =>
        `${name}は月報${formatYen(paperYen)}、帳簿${formatYen(bookedYen)}`,
    )
    .join('。');
  const rest = differing.length > shown.length ? '。ほか' : '';
  const unknown = unknownCount > 0 ? `科目の決まっていない行も${unknownCount}件あります。` : '';
  const same = isMisplaced(differing)
    ? '差し引きは0円なので、科目の分け方がちがうのかもしれません。'
    : '';
  const todo = isClosed
    ? '管理会社に内訳を聞き、分かったことを点検の答えに残してください。帳簿がまちがっていたときは、まだ締めていない月の日付で訂正を記帳してください。'
    : '管理会社に内訳を聞き、帳簿がまちがっていれば直し、月報がまちがっていれば出し直しを頼んでください。';
  return `${of}と帳簿で、${differing.length}つの科目の額がちがいます（${figures}${rest}）。${same}${unknown}${todo}`;
}

/** The same money under another name: the sums of the side agree. */
function isMisplaced(differing: readonly Differing[]): boolean {
  const [first] = differing;
  return (
    differing.every(({ fundId, kind }) => fundId === first?.fundId && kind === first.kind) &&
    sumYen(differing.map(({ paperYen, bookedYen }) => paperYen - bookedYen)) === 0
  );
}
