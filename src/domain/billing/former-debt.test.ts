import { expect, test } from 'vitest';
import { formerDebt, formerDebtWords } from './former-debt.ts';

const seller = {
  dwellingId: '305',
  name: '前の人',
  since: '2010-01-01',
  until: '2025-10-15',
  endedBy: 'sale' as const,
};
const buyer = {
  dwellingId: '305',
  name: '今の人',
  since: '2025-10-15',
  until: null,
  endedBy: null,
};
/** Two months of 29,400: one fell due before the sale, one on its day. */
const items = [
  { dueOn: '2025-09-29', yen: 29_400 },
  { dueOn: '2025-10-15', yen: 29_400 },
];

test('of two months that are late, one is of the seller', () => {
  const found = formerDebt([seller, buyer], '305', items);
  expect(found).toEqual({ yen: 29_400, names: ['前の人'], by: 'successor' });
  expect(found && formerDebtWords(found)).toBe(
    'うち29,400円は、前の区分所有者のときに納期が来た分です。区分所有法8条により、前の区分所有者にも、いまの区分所有者にも請求できます。',
  );
});

test('nothing where all of it fell due later, or where nobody went', () => {
  expect(formerDebt([seller, buyer], '305', items.slice(1))).toBeNull();
  expect(formerDebt([buyer], '305', items)).toBeNull();
  expect(formerDebt([seller, buyer], '702', items)).toBeNull();
});

test('the Act is named for buyers, not for heirs, and not where one way is not known', () => {
  const wayOf = (...ways: (typeof seller.endedBy | 'inheritance' | null)[]) => {
    const chain = ways.map((endedBy, at) => ({
      ...seller,
      endedBy,
      since: at === 0 ? seller.since : `2025-11-0${at}`,
      until: at === 0 ? seller.until : `2025-11-0${at + 1}`,
    }));
    return formerDebt([...chain, buyer], '305', items)?.by;
  };
  expect(wayOf('inheritance')).toBe('heir');
  expect(wayOf(null)).toBe('unknown');
  expect(wayOf('sale', 'sale')).toBe('successor');
  expect(wayOf('inheritance', 'sale')).toBe('unknown');
});
