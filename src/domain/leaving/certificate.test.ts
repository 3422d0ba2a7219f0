import { expect, test } from 'vitest';
import { certificatePaper, type EndedAssociation } from './certificate.ts';

const ended: EndedAssociation = {
  id: '0199a1b2-0000-7000-8000-000000000001',
  name: 'さくら台管理組合',
  askedAs: 'treasurer',
  askedOn: '2026-11-20',
  approvedAs: 'chair',
  approvedOn: '2026-11-21',
  wasAlone: false,
  deletedAt: '2026-12-21T15:05:00.000Z',
  finishedAt: '2026-12-21T16:10:00.000Z',
  rowCounts: { dwelling: 60, person: 70, posting: 1200, chat_message: 8, membership: 4 },
  fileCount: 12,
  sharedCount: 0,
};

test('the lines come to the total, and what has no group stands in the last', () => {
  const { rows, total } = certificatePaper(ended);
  expect(rows[0]).toEqual(['建物と名簿', '130']);
  expect(rows.find(([name]) => name === '会計帳簿')).toEqual(['会計帳簿', '1,200']);
  expect(rows.at(-1)).toEqual(['一人ひとりの記録、その他', '12']);
  expect(total).toBe('1,342');
});

test('days and hours are those of Japan', () => {
  const { facts, date } = certificatePaper(ended);
  expect(facts).toContainEqual(['記録を消去した日時', '2026年12月22日 0時05分']);
  expect(facts).toContainEqual(['承認した方', '理事長（2026年11月21日）']);
  expect(date).toBe('2026年12月22日');
});

test('files that others have too are named, and only then', () => {
  const words = (sharedCount: number) => certificatePaper({ ...ended, sharedCount }).notes.join('');
  expect(words(0)).not.toContain('ほかの管理組合も');
  expect(words(2)).toContain('ファイルのうち2個は、ほかの管理組合も');
});

test('whoever decided alone is not said to have approved', () => {
  const { facts, notes } = certificatePaper({ ...ended, askedAs: 'chair', wasAlone: true });
  expect(facts).toContainEqual(['決めた方', '理事長（2026年11月21日）']);
  expect(facts.map(([term]) => term)).not.toContain('承認した方');
  expect(notes[0]).toContain('14日以上おいて');
});
