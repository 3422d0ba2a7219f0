import { expect, test } from 'vitest';
import { noneWords } from './proposal-words.ts';

const atFloor = { kind: 'floor', index: 19 } as const;

test('why there is no stepped plan names the loan that carries it furthest, and advises no other that is on', () => {
  const [why, loosen] = noneWords(
    'staged',
    { violation: atFloor, loanYen: 10_000_000, mayBorrow: true },
    2026,
  );
  expect(why).toBe(
    '条件の中でいちばん早く、いちばん大きく上げ、いちばん先まで足りる1,000万円を借りても、2045年度末の残高が、決めた下限を下回ります。',
  );
  expect(loosen).toContain('借入れの年度や上限を変える');
  expect(loosen).not.toContain('借入れを使う');
});

test('without a loan it is advised, and a loan that helps nothing is not named', () => {
  const [why, loosen] = noneWords(
    'staged',
    { violation: atFloor, loanYen: 0, mayBorrow: false },
    2026,
  );
  expect(why).not.toContain('借りて');
  expect(loosen).toContain('借入れを使う');
});
