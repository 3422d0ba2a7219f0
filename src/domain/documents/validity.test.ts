import { expect, test } from 'vitest';
import { validityOf, validityWords } from './validity.ts';

const today = '2026-11-21';
const open = { inForceFrom: null, inForceUntil: null, isSuperseded: false };

test.each([
  [open, 'always', ''],
  [{ ...open, inForceFrom: '2026-05-24' }, 'current', '2026年5月24日から有効'],
  [{ ...open, inForceFrom: today }, 'current', '2026年11月21日から有効'],
  [{ ...open, inForceFrom: '2026-11-22' }, 'coming', '2026年11月22日から有効（施行前）'],
  [
    { inForceFrom: '2026-04-01', inForceUntil: '2027-03-31', isSuperseded: false },
    'current',
    '2026年4月1日から2027年3月31日まで有効',
  ],
  [{ ...open, inForceUntil: today }, 'current', '2026年11月21日まで有効'],
  [{ ...open, inForceUntil: '2026-11-20' }, 'ended', '終了（2026年11月20日まで）'],
  [
    { inForceFrom: '2019-04-01', inForceUntil: '2024-06-30', isSuperseded: true },
    'ended',
    '旧版（2024年6月30日まで）',
  ],
  [{ ...open, inForceFrom: '2019-04-01', isSuperseded: true }, 'ended', '旧版'],
])('%o is %s', (document, validity, words) => {
  expect(validityOf(document, today)).toBe(validity);
  expect(validityWords(document, today)).toBe(words);
});

test('the old version holds until its last day, though the new one is already there', () => {
  const old = { inForceFrom: '2019-04-01', inForceUntil: '2027-03-31', isSuperseded: true };
  expect(validityOf(old, today)).toBe('current');
});
