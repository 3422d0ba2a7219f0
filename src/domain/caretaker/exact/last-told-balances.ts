import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { NamedFund } from './money-question.ts';

/** 次期繰越 in the minutes of the last general meeting that settled a year. */
export function lastToldBalances(
  passages: readonly KnowledgePassage[],
  funds: readonly NamedFund[],
): readonly Line[] {
  const settled = passages
    .filter(({ category }) => category === 'general-meeting' || category === 'accounts')
    .filter(({ text }) => text.includes('次期繰越'))
    .toSorted((a, b) => (b.issuedOn ?? '').localeCompare(a.issuedOn ?? ''));
  return funds.flatMap(({ name }) => {
    const lines = settled.flatMap((passage) => toldIn(passage, name));
    return lines.slice(0, 1);
  });
}

function toldIn(passage: KnowledgePassage, account: string): readonly Line[] {
  const row = passage.text
    .split('\n')
    .find((words) => words.includes(`：${account}／`) && words.includes('次期繰越：'));
  const [, sum] = /次期繰越：(-?[0-9,]+円)/.exec(row ?? '') ?? [];
  const [, year] = /([0-9]{4})年度/.exec(passage.heading) ?? [];
  if (row === undefined || sum === undefined) return [];
  const when = year === undefined ? '最後の決算' : `${Number(year) + 1}年3月末`;
  const markdown = `${when}の${account}の繰越金は、**${sum}**です（「${escapeMarkdown(passage.sourceTitle)}」）。`;
  return [{ markdown, quotes: [{ passage, words: row }] }];
}
