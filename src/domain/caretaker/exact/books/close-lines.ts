import { formatPlainDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { CloseItem } from '#domain/statements/month-close.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import type { OpenMonth } from './books.ts';
import type { BooksGiven } from './books-given.ts';

const link = own('[「今月やること」で締めの確認を見る](/demo/accounting)');

/** 10月分を締められますか: whether it is closed, whose turn it is, and what the list before the close says. */
export function closeLines({ question, books }: BooksGiven): readonly Line[] | undefined {
  const { openMonth, readsLedger } = books;
  if (!readsLedger || openMonth === null) return undefined;
  const asked = question.period.month ?? openMonth.month;
  const [name, next] = [monthName(asked), monthName(openMonth.month)];
  if (asked < openMonth.month) {
    return [own(`${name}は、**もう締めてあります**。次に締めるのは${next}です。`), link];
  }
  if (asked > openMonth.month) {
    return [own(`${name}は、**まだ締められません**。先に${next}を締めます。`), link];
  }
  return [...openLines(openMonth, books.today), link];
}

export function openLines({ month, endsOn, items }: OpenMonth, today: string): readonly Line[] {
  const name = monthName(month);
  if (endsOn >= today) {
    return [
      own(`${name}は、**まだ締められません**。${formatPlainDate(endsOn)}を過ぎてから締めます。`),
    ];
  }
  const open = items.filter(({ state }) => state === 'open');
  const unknown = items.filter(({ state }) => state === 'unknown' || state === 'needed');
  return [
    own(firstWords(name, open.length, unknown.length)),
    ...open.map(itemLine),
    ...unknown.map(itemLine),
    own(`${formatPlainDate(today)}の帳簿で確かめました。`),
  ];
}

function firstWords(name: string, open: number, unknown: number): string {
  if (open > 0) {
    return `${name}には、**まだ残っていることが${open}つあります**。先に済ませるか、残す理由を書いて締めを頼みます。`;
  }
  return unknown > 0
    ? `${name}は、**次の${unknown}つを確かめれば、締めを頼めます**。`
    : `${name}は、**締めを頼めます**。確かめることは、すべて済んでいます。`;
}

const itemLine = ({ title, sentence, advice }: CloseItem): Line =>
  own(`- ${title}：${escapeMarkdown(`${sentence}${advice}`)}`);
