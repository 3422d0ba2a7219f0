import { expect, test } from 'vitest';
import { findingLines } from './finding-lines.ts';
import { exampleEvidence, exampleItem, examplePassage } from './testing/example-evidence.ts';

const report = (id: string, issuedOn: string, text: string) =>
  exampleItem(
    examplePassage({
      id,
      text,
      issuedOn,
      category: 'inspection',
      sourceTitle: '受水槽清掃報告書',
      heading: '点検',
    }),
    0.1,
  );
const newer = report(
  'a#1',
  '2025-10-03',
  '所：内面／結果：良／内容：洗った\n所：給水の弁／結果：要観察／内容：動きが重い',
);
const older = report('b#1', '2024-10-03', '所：ふた／結果：要補修／内容：ひび');

const ask = (understood: string) =>
  findingLines(exampleEvidence(understood, [newer, older]), []).map(({ markdown }) => markdown);

test('what the newest report found is told, and not what was in order', () => {
  expect(ask('受水槽の検査で何か指摘されてた？')).toEqual([
    '**「受水槽清掃報告書」の「点検」で、指摘などがあった所**',
    '- **所：給水の弁**／結果：要観察／内容：動きが重い',
  ]);
});

test('a report on something else, or another question, adds nothing', () => {
  expect(ask('エレベーターの検査で何か指摘された？')).toEqual([]);
  expect(ask('受水槽の検査はいつ')).toEqual([]);
});
