import { demoId } from './demo-id.ts';
import { dayAt, type RelativeDates } from './relative-dates.ts';
import type {
  BuildingRow,
  ContactPointRow,
  FacilityRow,
  GarbagePauseRow,
  GarbageRuleRow,
} from './rows.ts';

export function seedBuilding(): readonly BuildingRow[] {
  return [
    {
      id: demoId('building', 'main'),
      name: 'みどり坂レジデンス',
      postal_code: '259-0048',
      address: '神奈川県澄川市みどり坂二丁目14番8号',
      structure: '鉄筋コンクリート造（RC造）',
      storeys: 10,
      completed_on: '2009-03-28',
      site_area_m2: 2384.16,
      building_area_m2: 712.4,
      floor_area_m2: 5612.3,
      developer: '澄川都市開発株式会社',
    },
  ];
}

const facilities: readonly (readonly [name: string, place: string, detail: string])[] = [
  [
    'エントランスホール',
    'エントランス棟',
    '自動扉は住戸の鍵で開きます。郵便受け、掲示板、AEDがあります。',
  ],
  [
    '管理事務室',
    'エントランス棟',
    '管理員の大野が月曜から土曜の8:00〜12:00と13:00〜17:00にいます（水曜は午前のみ、日曜、祝日、年末年始は休み）。',
  ],
  [
    '集会室',
    'エントランス棟',
    '36㎡、定員24名です。9:00〜21:00、居住者は1時間200円で使えます。3日前までに、管理事務室か「届け出・予約」の画面で申し込みます。',
  ],
  [
    '宅配ボックス',
    'エントランス棟',
    '18口あります。停電のときも手で開けられます。届いた日から3日以内に取り出します。',
  ],
  ['エレベーター', '住居棟', '1基、9人乗りです。かごの中の呼出ボタンは24時間つながります。'],
  ['機械式駐車場', '敷地の西側', '3段ピット式の20台（No.1〜20）です。月9,000円。'],
  ['平面駐車場', '敷地の西側', '10台（No.21〜30）です。月12,000円。'],
  ['駐輪場', '敷地の東側', '90台分です。1台月200円、シールを貼って使います。'],
  ['バイク置場', '敷地の東側', '6台分です。1台月1,500円。'],
  [
    'ごみ置場',
    '敷地の北側',
    '収集日の当日6:00〜8:30に扉が開きます。粗大ごみは、ごみ置場の前の枠に置きます。',
  ],
  ['防災備蓄倉庫', 'エントランス棟の裏側', '飲料水、食料、簡易トイレなどを備えています。'],
];

export function seedFacilities(): readonly FacilityRow[] {
  return facilities.map(([name, place, detail], index) => ({
    id: demoId('facility', name),
    position: index + 1,
    name,
    place,
    detail,
  }));
}

type Contact = readonly [
  kind: ContactPointRow['kind'],
  name: string,
  phone: string,
  hours: string,
  purpose: string,
];

const allDay = '24時間';

/** The first of the building is the management company: the settings page names it so. */
const contacts: readonly Contact[] = [
  ['emergency', '消防・救急', '119', allDay, '火事、けが、急な病気'],
  ['emergency', '警察', '110', allDay, '事件、事故'],
  ['emergency', '救急安心センター', '#7119', allDay, '救急車を呼ぶか迷うとき'],
  ['emergency', 'みどり管財 緊急センター', '0120-000-365', allDay, '水漏れ、断水、共用部分の故障'],
  ['emergency', 'すみかわガス', '0120-000-119', allDay, 'ガスのにおいがするとき'],
  [
    'emergency',
    'あさひ昇降機メンテナンス株式会社',
    '0120-000-210',
    allDay,
    'エレベーターの故障、閉じ込め',
  ],
  ['emergency', '関東パーキングメンテ株式会社', '0120-000-330', allDay, '機械式駐車場の故障'],
  ['emergency', 'すみかわ電力', '0120-000-995', allDay, '停電'],
  [
    'building',
    '株式会社みどり管財',
    '045-000-1200',
    '平日 9:00〜18:00（担当 三浦）',
    '管理費等の支払い、契約',
  ],
  [
    'building',
    '管理事務室（管理員 大野）',
    '045-000-1480',
    '月〜土 8:00〜12:00、13:00〜17:00（水曜は午前のみ、日祝と年末年始は休み）',
    '暮らしの相談、届出',
  ],
  [
    'building',
    'さくら保険サービス',
    '045-000-2600',
    '平日 9:00〜17:30',
    '保険のこと、事故の知らせ',
  ],
  [
    'building',
    '澄川ひかりネット株式会社',
    '0120-000-555',
    '9:00〜20:00（障害の受付は24時間）',
    'インターネットがつながらないとき',
  ],
  ['public', '澄川市水道局', '045-000-5500', '平日', '水道の使用、濁り'],
  ['public', '粗大ごみ受付センター', '045-000-5353', '平日', '粗大ごみの予約'],
  ['public', '災害用伝言ダイヤル', '171', '災害のとき', '家族の安否の確認'],
];

export function seedContacts(): readonly ContactPointRow[] {
  return contacts.map(([kind, name, phone, hours, purpose], index) => ({
    id: demoId('contact_point', name),
    position: index + 1,
    kind,
    name,
    phone,
    hours,
    purpose,
  }));
}

type Garbage = readonly [
  name: string,
  weekday: number | null,
  weeks: readonly number[] | null,
  how: string,
];

const burnable = '市が定める透明か半透明の袋に入れ、生ごみは水気を切ります。';

const garbage: readonly Garbage[] = [
  ['燃やすごみ', 2, null, burnable],
  ['燃やすごみ', 5, null, burnable],
  [
    '資源（びん・缶・ペットボトル）',
    3,
    null,
    '中をすすぎ、種類ごとのかごに入れます。ペットボトルはふたとラベルを外してつぶします。',
  ],
  ['プラスチック製容器包装', 4, null, '汚れを落とし、透明の袋に入れます。'],
  [
    '古紙・古布',
    1,
    [2, 4],
    '種類ごとにひもで十字に縛ります。古紙は雨の日も収集します。古布は透明の袋に入れ、雨の日は次の回に出します。',
  ],
  [
    '燃やさないごみ',
    1,
    [1, 3],
    '透明の袋に入れます。刃物や割れたガラスは厚い紙に包み、「キケン」と書きます。',
  ],
  [
    '粗大ごみ',
    null,
    null,
    '粗大ごみ受付センター（045-000-5353）に予約し、処理券を貼って、ごみ置場の前の枠に出します。',
  ],
];

/** As `rule-garbage.md` has it. */
const putOutBy = '08:30';

export function seedGarbage(): readonly GarbageRuleRow[] {
  return garbage.map(([name, weekday, weeks, how], index) => ({
    id: demoId('garbage_rule', `${name}:${weekday ?? 'reserved'}`),
    position: index + 1,
    name,
    weekday,
    weeks,
    how,
    put_out_by: putOutBy,
  }));
}

/** The city collects nothing at New Year; `notice-year-end.md` tells it. */
export function seedGarbagePauses(dates: RelativeDates): readonly GarbagePauseRow[] {
  return ['d-1', 'd+0', 'd+1'].map((cycle) => {
    const starts_on = dayAt(dates, `${cycle} 12-31`);
    return {
      id: demoId('garbage_pause', starts_on),
      starts_on,
      ends_on: dayAt(dates, `${cycle} 01-03`),
      reason: '年末年始',
    };
  });
}
