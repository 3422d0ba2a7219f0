import { linesOfTable } from '#domain/caretaker/word-table.ts';
import { bareQuestion, withoutMarks } from './bare-question.ts';
import table from './named-records.txt?raw';

/** Below the live records the words that name them. */
const namedRecords = linesOfTable(table)
  .join('\n')
  .split('# ')
  .slice(1)
  .map((section) => {
    const [records = '', words = ''] = section.split('\n');
    return { isAsked: bareQuestion(words), records: new RegExp(records) };
  });

export function namedRecordOf(asked: string): RegExp | undefined {
  const bare = withoutMarks(asked);
  if (bare === undefined) return undefined;
  return namedRecords.find(({ isAsked }) => isAsked(bare))?.records;
}
