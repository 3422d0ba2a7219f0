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
      '2025年度末の修繕積立金の繰越金（次期繰越額）は、40,798,900円です。',
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
    [
      'record-equipment-1',
      'エレベーターの保守と故障の連絡先は、あさひ昇降機（電話 0120-000-210）です。',
    ],
    ['record-inspections-1', 'エレベーターの次の点検は、2026年12月3日（木）の「毎月の点検」です。'],
    [
      'record-inspections-1',
      '前回の点検は、2026年11月5日（木）の「毎月の点検」で、結果は「異常なし」でした。',
    ],
    ['record-inspections', '2026年12月3日（木）：エレベーターの点検（毎月の点検）'],
    [
      'record-contacts-emergency',
      'ガスのにおいがするとき：すみかわガス　電話 0120-000-119（24時間）',
    ],
    ['record-contacts-building', '管理事務室：電話 045-000-1480'],
    ['record-parking', '機械式駐車場は、20台のうち2台が空いています。'],
    ['record-parking', '平面駐車場は、10台すべてが使われていて、空きはありません。'],
    ['record-facility-1', '集会室は、1階にあります。'],
    ['record-contract-1', '「エレベーター保守契約」の費用は、年660,000円です。'],
    [
      'record-board-reply-7d1f0c52-64b0-4d5e-9a3c-2f8b6e1a4c07',
      '屋上は立入禁止です。\n公園をご利用ください。',
    ],
    ['record-building', '建物は、2009年3月28日に完成しました。\n今は、築17年です。'],
    ['record-parking', '駐車場は全部で30台分あり、空きは2台あります。'],
    ['record-officers', '今の役員の人数は、理事が3名です。'],
    [
      'record-dues',
      '住戸の広さにより、毎月の管理費は14,320円から16,470円（1㎡あたり約210円）、修繕積立金は10,230円から11,770円（1㎡あたり約150円）、合わせて24,550円から28,240円です。',
    ],
    [
      'record-dues',
      'Bタイプ（68.2㎡、末尾2桁が02か05の住戸）：管理費 14,320円、修繕積立金 10,230円、合わせて月24,550円',
    ],
    [
      'record-last-general-meeting-2026-05-24',
      '2026年5月24日（日）の第17期 通常総会では、議案を次の順に審議し、2件すべてを可決しました。\n・第1号議案「収支決算の承認」：可決（賛成18、反対0）',
    ],
    ['record-general-meeting-2025-05-25', '結果は否決1件でした。'],
    [
      'record-last-board-meeting-2026-10-17',
      '2026年10月17日（土）の理事会では、議題を次の順に話し合い、結果は可決1件、継続審議1件、報告1件でした。\n・議題1「月次報告」：報告\n・議題2「自転車の整理」：可決（賛成4、反対1）\n・議題3「積立金の見直し」：継続審議',
    ],
    [
      'record-last-board-meeting-2026-10-17',
      'その後の2026年11月21日（土）の理事会で決まったことは、まだ登録されていません。',
    ],
    [
      'record-garbage-days',
      '今日、11月21日（土）は、ごみの収集がありません。\n明日、11月22日（日）は、ごみの収集がありません。\nその次、11月23日（月）は、古紙・古布の収集日です。',
    ],
  ])('%s: %s', (sourceId, sentence) => {
    expect(textOf(sourceId)).toContain(sentence);
  });
});

test('on a collection day it says so, and when the next one is', () => {
  expect(textOf('record-garbage-1', { today: '2026-11-24' })).toContain(
    '今日は燃やすごみの収集日です。その次は、11月27日（金）です。',
  );
});

test('a day of collections is told by its kinds', () => {
  expect(textOf('record-garbage-days', { today: '2026-11-23' })).toBe(
    '今日、11月23日（月）は、古紙・古布の収集日です。\n明日、11月24日（火）は、燃やすごみの収集日です。\nその次、11月27日（金）は、燃やすごみの収集日です。',
  );
});

test('at New Year it says why nothing is collected, and when next', () => {
  expect(textOf('record-garbage-days', { today: '2026-12-31' })).toBe(
    '今日、12月31日（木）は、年末年始のため、ごみの収集がありません。\n明日、1月1日（金）は、年末年始のため、ごみの収集がありません。\nその次、1月5日（火）は、燃やすごみの収集日です。',
  );
  expect(textOf('record-garbage-1', { today: '2026-12-30' })).toContain(
    '次の燃やすごみの収集日は、1月5日（火）です。',
  );
  expect(textOf('record-garbage-pause', { today: '2026-12-20' })).toBe(
    '12月31日（木）から1月3日（日）までは、年末年始のため、ごみの収集がありません。',
  );
});

describe('what a dwelling pays', () => {
  const [type] = exampleFacts.dwellingTypes;
  const sized = (areaM2: number, managementFeeYen: number, numbers: readonly string[]) =>
    type ? [{ ...type, planType: '', areaM2, managementFeeYen, reserveFeeYen: 0, numbers }] : [];

  test('is one sum where all pay the same', () => {
    expect(textOf('record-dues', { dwellingTypes: sized(50, 10_000, ['101', '102']) })).toBe(
      '毎月の管理費は10,000円（1㎡あたり約200円）です。',
    );
  });

  test('has no price of a square metre where the dwellings do not agree on it', () => {
    const dwellingTypes = [...sized(50, 10_000, ['101']), ...sized(80, 10_000, ['102'])];
    expect(textOf('record-dues', { dwellingTypes })).not.toContain('あたり');
  });

  test('names no endings of numbers that dwellings of another size share', () => {
    const dwellingTypes = [...sized(50, 10_000, ['101']), ...sized(80, 16_000, ['201'])];
    expect(textOf('record-dues', { dwellingTypes })).toContain('住戸（50㎡）：管理費 10,000円');
  });

  test('stays one sentence where a list would be cut off, and a range where hardly two are alike', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => sized(50 + n, 10_000 + 200 * n, [`10${n}`])).flat();
    const linesOf = (count: number) =>
      textOf('record-dues', { dwellingTypes: many(count) }).split('\n');
    expect([linesOf(4).length, linesOf(5).length, linesOf(13).length]).toEqual([5, 2, 1]);
    expect(linesOf(5)[1]).toMatch(/^内訳は、住戸（50㎡.*です。$/);
  });

  test('is not told where it was not written down', () => {
    expect(textOf('record-dues', { dwellingTypes: sized(50, 0, ['101']) })).toBe('');
  });
});

test('arrears are told by their number and, to those who may know, their length and amount', () => {
  const owed = { managementYen: 88_830, reserveYen: 63_450 };
  const arrears = { asOf: '2026-10-31', count: 2, months: [5, 2], owed };
  expect(textOf('record-arrears', { arrears })).toBe(
    '管理費等の滞納があるのは、2住戸です（2026年10月31日現在、納付の期限を過ぎた分）。\n滞納の長さは、5か月分、2か月分です。\n滞納の金額は、合わせて152,280円です（管理費など88,830円、修繕積立金63,450円）。',
  );
  expect(textOf('record-arrears', { arrears: { ...arrears, months: null, owed: null } })).toBe(
    '管理費等の滞納があるのは、2住戸です（2026年10月31日現在、納付の期限を過ぎた分）。\n滞納の月数と金額は、役員と管理会社だけにお見せしています。',
  );
  expect(textOf('record-arrears')).toBe('');
});

describe('the management company', () => {
  const company = { kind: 'building', name: '株式会社みどり管財', purpose: '契約' } as const;
  const byDay = { ...company, phone: '045-000-1200', hours: '平日' };
  const byNight = {
    kind: 'emergency',
    name: 'みどり管財 緊急センター',
    phone: '0120-000-365',
    hours: '24時間',
    purpose: '水漏れ',
  } as const;

  test('is named with its hours and whoever is in charge in one pair of brackets', () => {
    const named = { ...byDay, hours: '平日（担当 三浦）' };
    expect(textOf('record-contacts-company', { contacts: [named, byNight] })).toContain(
      '管理会社（株式会社みどり管財）の電話番号は、045-000-1200（平日、担当 三浦）です。',
    );
  });

  test('has its number for emergencies first', () => {
    expect(textOf('record-contacts-company', { contacts: [byDay, byNight] })).toBe(
      '管理会社の緊急の電話番号は、夜間や休日も、0120-000-365（みどり管財 緊急センター）です。\n管理会社（株式会社みどり管財）の電話番号は、045-000-1200（平日）です。',
    );
  });

  test('is called when something shared breaks, whatever else it is called for', () => {
    const purpose = '水漏れ、断水、共用部分の故障';
    expect(textOf('record-contacts-fault', { contacts: [byDay, { ...byNight, purpose }] })).toBe(
      '共用部分の故障の連絡先は、みどり管財 緊急センター（電話 0120-000-365、24時間）です。\n水漏れ、断水のときも、同じ番号です。',
    );
    expect(textOf('record-contacts-fault', { contacts: [byDay, byNight] })).toBe('');
  });

  test('is not mixed up with another company', () => {
    const contacts = [{ ...byDay, name: '株式会社あおぞら管理' }, byNight];
    expect(textOf('record-contacts-company', { contacts })).toBe('');
  });
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
    heldMeetings: [],
    dwellingTypes: [],
    garbage: [],
    garbagePauses: [],
    officers: [],
    funds: [],
    expenses: [],
    repairPlan: null,
    tasks: [],
    boardReplies: [],
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
    expect(href).toMatch(
      /^\/demo(?:\/repair-fund-simulation|\/money\?year=\d{4}&fund=[a-z]+(?:#settlement)?|(?:\/[a-z-]+)?#[a-z0-9-]+)$/,
    );
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
  ['record-last-board-meeting-2026-10-17', 'last-board-meeting'],
  ['record-last-general-meeting-2026-05-24', 'last-general-meeting'],
  ['record-dues', 'dues'],
])('the golden questions call %s %s', (sourceId, key) => {
  expect(recordKeyOf(sourceId)).toBe(key);
});
