import { describe, expect, test } from 'vitest';
import { splitSentences } from '#domain/retrieval/text/sentences.ts';
import type { AssociationFacts } from './association-facts.ts';
import { recordKeyOf, recordPassages } from './record-passages.ts';
import { exampleFacts } from './testing/example-facts.ts';

function textOf(sourceId: string, changes: Partial<AssociationFacts> = {}): string {
  const passages = recordPassages({ ...exampleFacts, ...changes });
  return passages.find((passage) => passage.sourceId === sourceId)?.text ?? '';
}

describe('each record says its values in short sentences', () => {
  test.each([
    [
      'record-next-board-meeting',
      '次の理事会は、2026年12月19日（土）10:00から12:00まで、集会室で開かれます。',
    ],
    ['record-next-board-meeting', '次の理事会の議題は、「月次報告」「積立金の見直し」の2件です。'],
    [
      'record-next-general-meeting',
      '次の総会は、2027年5月23日（日）10:00から、地区センターで開かれます。',
    ],
    ['record-next-general-meeting', '次の総会の議題は、まだ登録されていません。'],
    ['record-garbage', '燃やすごみ：毎週火曜日と金曜日'],
    ['record-garbage-1', '燃やすごみ（燃えるごみ）の収集日は、毎週火曜日と金曜日です。'],
    ['record-garbage-1', '次の燃やすごみの収集日は、11月24日（火）です。'],
    ['record-garbage-1', '燃やすごみの出し方：透明の袋に入れます。'],
    ['record-garbage-2', '古紙・古布の収集日は、第2・第4月曜日です。'],
    ['record-garbage-3', '粗大ごみの収集日は、決まった日はなく、予約制です。'],
    ['record-officers', '今の理事長は、高橋 誠一さんです（任期は2027年5月23日まで）。'],
    ['record-officers', '今の理事は、渡辺 久美さんと森 大輔さんです（任期は2028年5月28日まで）。'],
    ['record-reserve-balance', '修繕積立金の残高は、2026年10月31日現在で45,678,900円です。'],
    ['record-reserve-balance', 'みどり銀行（普通預金）：45,678,900円（2026年10月31日現在）'],
    [
      'record-settlement-reserve-2025',
      '2025年度の修繕積立金の決算は、収入が9,000,000円、支出が801,100円です。\n2025年度の修繕積立金の収支差額は、8,198,900円です。',
    ],
    [
      'record-settlement-reserve-2025',
      '2025年度末の修繕積立金の残高（次期繰越額）は、40,798,900円です。',
    ],
    ['record-reserve-balance', '予算は、収入が8,000,000円、支出が500,000円です。'],
    [
      'record-repair-plan',
      '今の長期修繕計画では、このままだと2035年度に修繕積立金が約1,300万円不足する見込みです。',
    ],
    [
      'record-repair-plan',
      '次の大規模修繕は2035年度の予定です。\n2035年度の工事費は、ほかの工事も合わせて約7,800万円の見込みです。',
    ],
    [
      'record-tasks',
      '期限がいちばん近いものは、「断水の日の当番を決める」です（期限 2026年11月25日（水）、担当 理事会）。',
    ],
    ['record-tasks', '理事会の課題で、まだ終わっていないものは2件です。'],
    ['record-tasks', '掲示板を直す（期限なし）'],
    [
      'record-own-tasks',
      'ご自分のやることで期限がいちばん近いものは、「在宅の日を知らせる」です（期限 2026年11月24日（火））。',
    ],
    ['record-equipment-1', 'エレベーターの保守は、あさひ昇降機（電話 0120-000-210）です。'],
    ['record-inspections-1', 'エレベーターの次の点検は、2026年12月3日（木）の「毎月の点検」です。'],
    [
      'record-inspections-1',
      '前回の点検は、2026年11月5日（木）の「毎月の点検」で、結果は「異常なし」でした。',
    ],
    ['record-inspections', '2026年12月3日（木）：エレベーター（毎月の点検）'],
    [
      'record-contacts-emergency',
      'ガスのにおいがするとき：すみかわガス　電話 0120-000-119（24時間）',
    ],
    ['record-contacts-building', '管理事務室：電話 045-000-1480'],
    ['record-parking', '機械式駐車場は、20台のうち2台が空いています。'],
    ['record-parking', '平面駐車場は、10台すべてが使われていて、空きはありません。'],
    ['record-facility-1', '集会室は、1階にあります。'],
    ['record-contract-1', '「エレベーター保守契約」の費用は、年660,000円です。'],
    ['record-building', '建物は、2009年3月28日に完成しました。'],
  ])('%s: %s', (sourceId, sentence) => {
    expect(textOf(sourceId)).toContain(sentence);
  });
});

test('on a collection day it says so, and when the next one is', () => {
  expect(textOf('record-garbage-1', { today: '2026-11-24' })).toContain(
    '今日は燃やすごみの収集日です。その次は、11月27日（金）です。',
  );
});

test('a plan that has enough money says until when', () => {
  const { repairPlan } = exampleFacts;
  const enough = repairPlan && { ...repairPlan, shortage: null };
  expect(textOf('record-repair-plan', { repairPlan: enough })).toContain(
    '修繕積立金は2055年度まで不足しない見込みです。',
  );
});

test('what an association has not written down makes no passage', () => {
  const passages = recordPassages({
    ...exampleFacts,
    meetings: [],
    garbage: [],
    officers: [],
    funds: [],
    repairPlan: null,
    tasks: [],
    equipment: [],
    contacts: [],
    parking: [],
    facilities: [],
    contracts: [],
    settledYears: [],
  });
  expect(passages.map(({ id }) => id)).toEqual(['record-building']);
});

test('a meeting that is over is not the next one', () => {
  expect(textOf('record-next-board-meeting', { today: '2026-12-20' })).toBe('');
});

test('every record is a source of its own that opens a page of the product', () => {
  const passages = recordPassages(exampleFacts);
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  for (const { id, sourceId, href, text, origin, validity } of passages) {
    expect([id, origin, validity]).toEqual([sourceId, 'record', 'always']);
    expect(id).toMatch(/^record-[a-z0-9-]+$/);
    expect(href).toMatch(/^\/demo(?:\/repair-fund-simulation|(?:\/[a-z-]+)?#[a-z-]+)$/);
    expect(text).not.toMatch(/undefined|null|NaN|。。|\n\n/);
    expect(splitSentences(text).length).toBeGreaterThan(0);
  }
});

test.each([
  ['record-next-board-meeting', 'next-meeting'],
  ['record-next-general-meeting', 'next-meeting'],
  ['record-garbage-2', 'garbage'],
  ['record-reserve-balance', 'reserve-balance'],
  ['record-settlement-reserve-2025', 'settlements'],
  ['record-repair-plan', 'repair-plan'],
  ['record-inspections-4', 'inspections'],
  ['record-inspections', 'inspections'],
  ['record-equipment-1', 'equipment'],
  ['record-tasks', 'tasks'],
  ['record-officers', 'officers'],
])('the golden questions call %s %s', (sourceId, key) => {
  expect(recordKeyOf(sourceId)).toBe(key);
});
