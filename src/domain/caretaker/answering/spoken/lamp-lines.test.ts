import { describe, expect, test } from 'vitest';
import { emergencyOf } from '#domain/caretaker/emergency-of.ts';
import type { Contact } from '#domain/caretaker/records/contact-records.ts';
import { lampLines } from './lamp-lines.ts';

const contacts: readonly Contact[] = [
  {
    kind: 'emergency',
    name: '緊急センター',
    phone: '0120-000-365',
    hours: '24時間',
    purpose: '水漏れ、断水、共用部分の故障',
  },
];

describe('one lamp that has failed is reported to those who mend it', () => {
  test.each([
    '廊下の電気が切れてます',
    '廊下の電気がつかない',
    '階段の照明がつきません',
    '駐輪場の電気が消えています',
    '玄関の電気がつかない',
    'エントランスの照明がチカチカしています',
    '高いところの電球が切れた',
    'エレベーターの中の電気が切れてます',
  ])('%s', (question) => {
    expect(emergencyOf(question)).toBeNull();
    const said = (lampLines(question, contacts) ?? []).map(({ markdown }) => markdown).join('\n');
    expect(said).toContain('**0120-000-365**');
  });
});

describe('a power cut stays one', () => {
  test.each([
    '廊下の電気が全部消えています',
    '廊下も部屋も電気が消えちゃった',
    '家の電気が全部つかない',
    '電気がつかない',
    '部屋の電気がつかない',
    '廊下が真っ暗です',
    '全館停電みたいで廊下の電気も全部消えてる',
  ])('%s', (question) => {
    expect(emergencyOf(question)).toBe('power-cut');
  });
});

describe('other questions about lamps are looked up', () => {
  test.each([
    '廊下の電球は誰が替えますか',
    '廊下の電気は何時に消えますか',
    '玄関の電気が切れたときの交換の費用は',
    '電球の捨て方',
    '火災報知器の電球が切れたらどうしますか',
    '照明のLED化はいつですか',
  ])('%s', (question) => {
    expect(lampLines(question, contacts)).toBeUndefined();
  });
});

test('where nobody is there to be called, the documents are asked', () => {
  expect(lampLines('廊下の電気がつかない', [])).toBeUndefined();
});
