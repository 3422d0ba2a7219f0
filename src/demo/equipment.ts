import { demoId } from './demo-id.ts';
import { dayAt, type RelativeDates } from './relative-dates.ts';
import type { EquipmentRow } from './rows.ts';

type Item = readonly [
  key: string,
  name: string,
  place: string,
  detail: string,
  installedOn: string,
  contractor: readonly [name: string, phone: string],
];

const handover = '2009-03-28';
const elevatorCompany = ['あさひ昇降機メンテナンス株式会社', '0120-000-210'] as const;
const fireCompany = ['湘南防災設備株式会社', '045-000-3119'] as const;
const waterCompany = ['多摩川水道設備株式会社', '0120-000-410'] as const;
const parkingCompany = ['関東パーキングメンテ株式会社', '0120-000-330'] as const;
const managementCompany = ['株式会社みどり管財', '0120-000-365'] as const;
const architects = ['一級建築士事務所 澄川設計室', '045-000-2650'] as const;

const items: readonly Item[] = [
  [
    'elevator',
    'エレベーター',
    '住居棟',
    '1基。9人乗り・600kg、毎分60m、10か所停止。地震のときは最寄りの階に止まります。',
    handover,
    elevatorCompany,
  ],
  [
    'fire',
    '消防用設備',
    '共用部分・各住戸',
    '消火器32本、自動火災報知設備、誘導灯14台、避難ハッチ20か所、連結送水管。',
    handover,
    fireCompany,
  ],
  [
    'tank',
    '受水槽',
    '敷地内',
    'FRP製、有効容量18㎥。中が2つに分かれ、片側ずつ清掃できます。',
    handover,
    waterCompany,
  ],
  [
    'pump',
    '加圧給水ポンプ',
    '受水槽の隣',
    '2台を交互に動かしています。断水の時間は前もってお知らせします。',
    handover,
    waterCompany,
  ],
  [
    'drain',
    '排水管・排水桝',
    '共用部分・敷地',
    '縦の管6系統、汚水と雑排水の桝11か所、雨水の桝8か所。',
    handover,
    waterCompany,
  ],
  [
    'parking',
    '機械式駐車場',
    '敷地の西側',
    '3段ピット式20台。全高1,550mm、重量2,000kgまで。',
    handover,
    parkingCompany,
  ],
  [
    'structure',
    '建築設備・建物',
    '共用部分',
    '換気設備、排煙窓、非常用の照明48台、外壁、屋上の防水、避難階段。',
    handover,
    architects,
  ],
  [
    'intercom',
    'インターホン設備',
    'エントランス・各住戸',
    '集合玄関機1台と住戸の親機60台。火災の警報とつながっています。',
    handover,
    managementCompany,
  ],
  [
    'camera',
    '防犯カメラ',
    '共用部分・敷地',
    '12台。録画は2週間ほどで消えます。',
    'd-2 10-09',
    managementCompany,
  ],
  [
    'door',
    '自動扉',
    'エントランス棟',
    '2か所。停電のときは手で開けられます。',
    handover,
    managementCompany,
  ],
  [
    'box',
    '宅配ボックス',
    'エントランス棟',
    '18口。停電のときも手で開けられます。',
    'd-1 10-10',
    managementCompany,
  ],
  ['aed', 'AED', 'エントランス棟', '郵便受けの隣にあります。', 'd-3 06-12', fireCompany],
  ['lightning', '避雷設備', '屋上', '屋上の避雷針と接地の線。', handover, fireCompany],
  [
    'lighting',
    '共用部分の照明',
    '廊下・階段・外構',
    'すべてLEDです。外灯は季節ごとに点灯の時刻を替えます。',
    'd-5 02-15',
    managementCompany,
  ],
];

export function equipmentId(key: string): string {
  return demoId('equipment', key);
}

export function seedEquipment(dates: RelativeDates): readonly EquipmentRow[] {
  return items.map(([key, name, place, detail, installedOn, [contractor, phone]], index) => ({
    id: equipmentId(key),
    position: index + 1,
    name,
    place,
    detail,
    installed_on: dayAt(dates, installedOn),
    contractor,
    contractor_phone: phone,
  }));
}
