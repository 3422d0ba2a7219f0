import { expect, test } from 'vitest';
import { type SellerLetterFacts, sellerLetter, whyNoSellerLetter } from './seller-letter.ts';

const facts: SellerLetterFacts = {
  associationName: 'みどり坂管理組合',
  buildingName: 'みどり坂',
  chairName: '山田 太郎',
  number: '301',
  kind: 'sale',
  on: '2026-11-20',
  today: '2026-11-28',
  leaving: ['原 和也', '原 真由美'],
  officers: ['原 和也'],
  firstMonth: '2026-12',
  owed: [
    { month: '2026-10', item: '管理費', dueOn: '2026-09-27', yen: 12_400 },
    { month: '2026-11', item: '管理費', dueOn: '2026-10-27', yen: 12_400 },
  ],
  awaited: [],
  freeYen: 0,
  debit: 'stopped',
  payTo: '',
};

test('a letter says until when is billed, what is open, and what ends', () => {
  const letter = sellerLetter(facts);
  expect(letter.to).toEqual(['301号室　前の区分所有者', '原 和也 様', '原 真由美 様']);
  expect(letter.from).toEqual(['みどり坂管理組合', '理事長　山田 太郎']);
  expect(letter.paragraphs.join('')).toContain('売買により令和8年11月20日に変わったことを');
  expect(letter.paragraphs.join('')).toContain('令和8年11月分までが、あなたに請求する分です');
  expect(letter.paragraphs.join('')).toContain('下の表の24,800円が、令和8年11月28日現在');
  expect(letter.tables[0]?.rows.at(-1)).toEqual(['合計', '', '', '24,800']);
  expect(Object.fromEntries(letter.facts)).toMatchObject({
    役員: '原 和也様の任期は、この変更だけでは終わりません。理事会にご相談ください。',
    口座振替: expect.stringContaining('いっしょに消します'),
  });
});

test('nothing open is said as that, and what was paid ahead stays with the dwelling', () => {
  const letter = sellerLetter({ ...facts, owed: [], freeYen: 5000, officers: [] });
  expect(letter.tables).toEqual([]);
  expect(letter.paragraphs.join('')).toContain('納期を過ぎた未納はありません');
  expect(letter.paragraphs.join('')).toContain(
    '前もってお納めいただいた5,000円は、住戸に付いたまま残り',
  );
  expect(letter.facts.map(([name]) => name)).not.toContain('役員');
});

test('what waits for the bank is told, and nothing is said to be settled that is not known', () => {
  const awaited = ['令和8年12月分の12,400円（納期令和8年11月27日）は、引き落としの結果待ちです。'];
  const words = sellerLetter({ ...facts, owed: [], awaited }).paragraphs.join('');
  expect(words).toContain('次の分のほかに、納期を過ぎた未納はありません。令和8年12月分の12,400円');
  expect(words).toContain('結果待ちです。納められたかどうかが、まだ分かりません。');
  expect(sellerLetter({ ...facts, awaited }).paragraphs.join('')).toContain('結果待ちです。');
});

test('whoever may not see who owes prints no amount', () => {
  const letter = sellerLetter({ ...facts, owed: null });
  expect(JSON.stringify(letter)).not.toMatch(/[\d,]+円/);
  expect(letter.paragraphs.join('')).toContain('会計担当理事にお問い合わせください');
});

test('before its day the letter speaks of what will be', () => {
  const letter = sellerLetter({ ...facts, on: '2026-12-10' });
  expect(letter.paragraphs[0]).toContain('令和8年12月10日に変わるとの届出を受け');
  expect(letter.paragraphs[0]).toContain('取りやめになったとき');
});

test('an heir’s predecessor gets none, nor does anybody where all stay', () => {
  expect(whyNoSellerLetter({ ...facts, kind: 'inheritance' })).toContain('相続');
  expect(whyNoSellerLetter({ ...facts, leaving: [] })).toContain('いません');
  expect(whyNoSellerLetter(facts)).toBeNull();
});
