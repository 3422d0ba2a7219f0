import { expect, test } from 'vitest';
import { relatedLines } from './not-sure-lines.ts';
import { exampleEvidence, exampleItem, examplePassage } from './testing/example-evidence.ts';

const estimates = exampleItem(
  examplePassage({ id: 'm#2', text: '3社の見積りがそろった。', category: 'board-meeting' }),
  0.35,
);
const asked = {
  question: 'B社の見積りは',
  previous: [],
  expertMode: 'management',
  useDocuments: true,
  today: '2026-11-21',
} as const;

test('a name that nothing knows is said to be missing, before what lies near', () => {
  const evidence = {
    ...exampleEvidence('B社の見積りは', [estimates]),
    lacks: { minutes: false, names: ['B社'] },
  };
  expect(relatedLines(evidence, asked)[0]?.markdown).toBe(
    'お尋ねの「B社」は、書類や記録に見つかりませんでした。近い記載をご案内します。',
  );
  const known = exampleEvidence('見積りは', [estimates]);
  expect(relatedLines(known, asked)[0]?.markdown).not.toContain('「B社」');
});
