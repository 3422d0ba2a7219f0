import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { CloseItem } from '#domain/statements/month-close.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import type { OpenMonth } from './books.ts';
import { type BooksGiven, moneyLink } from './books-given.ts';

const link = own(
  '[「今月やること」で締めの確認を見る](/demo/accounting)、[「入出金」で見る](/demo/accounting?view=bank)',
);

/** 通帳と帳簿は合っていますか: the comparison of the first month that is open, as its close shows it. Of older years the papers tell. */
export function reconciledLines({ question, books }: BooksGiven): readonly Line[] | undefined {
  const { openMonth, readsLedger, today, years } = books;
  const { fiscalYear, month } = question.period;
  if (years[0]?.fiscalYear !== fiscalYear) return undefined;
  if (!readsLedger) {
    return [
      own('通帳と帳簿を見くらべた今の結果は、役員と管理会社だけにお見せしています。'),
      own(moneyLink(fiscalYear)),
    ];
  }
  return [...(openMonth === null ? [own(how)] : comparedLines(openMonth, month, today)), link];
}

function comparedLines(
  openMonth: OpenMonth,
  asked: string | null,
  today: IsoDate,
): readonly Line[] {
  const banks = openMonth.items.find(({ id }) => id === 'banks');
  if (!banks || (asked ?? openMonth.month) !== openMonth.month) {
    const { month, endsOn } = openMonth;
    return [
      own(`${how}次に見くらべるのは${monthName(month)}で、${formatPlainDate(endsOn)}の残高です。`),
    ];
  }
  return [
    own(`${verdicts[banks.state]}${escapeMarkdown(banks.sentence)}`),
    ...(banks.advice === '' ? [] : [own(`- ${escapeMarkdown(banks.advice)}`)]),
    own(`${formatPlainDate(today)}の帳簿で確かめました。`),
  ];
}

const how = '通帳と帳簿は、月が終わるごとに、月末の残高で見くらべます。';

const verdicts = {
  done: '通帳と帳簿は、**合っています**。',
  open: '通帳と帳簿は、**合っていません**。',
  needed: '通帳と帳簿が合っているかは、**まだ確かめられません**。',
  unknown: '通帳と帳簿が合っているかは、**まだ確かめられません**。',
} as const satisfies Record<CloseItem['state'], string>;
