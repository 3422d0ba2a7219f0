import { demoId } from './demo-id.ts';
import { equipmentId } from './equipment.ts';
import { dayAt, type RelativeDates } from './relative-dates.ts';
import type { InspectionRow } from './rows.ts';

type Outcome = readonly [result: 'good' | 'attention' | 'repair', remark: string, slug?: string];

/** The days in the cycles -2 to +1; one day for all where they are the same. */
type Days = string | readonly [string, string, string, string];

/** One check that comes back every cycle, with what it found in the cycles -2 (null: not built yet), -1 and 0. */
type Yearly = readonly [
  equipment: string,
  name: string,
  days: Days,
  planned: string,
  found: readonly [Outcome | null, Outcome, Outcome],
];

const cycles = ['-2', '-1', '+0', '+1'] as const;
const fine: Outcome = ['good', '異常はありませんでした。'];
const parkingStops = '点検の間、車の出し入れはできません。';
const noEntry = '住戸への立入りはありません。';
const entry = '住戸への立入りがあります。在宅をお願いします。';

const yearly: readonly Yearly[] = [
  [
    'elevator',
    '定期検査（年1回）',
    '02-18',
    '3時間ほど止まります。',
    [
      ['good', '指摘はありませんでした。停電時の電池を交換しました。'],
      ['attention', '指摘なし。主ロープを要重点点検とし、毎月測ります。', 'inspection-elevator'],
      ['good', '指摘はありませんでした。主ロープは基準の内です。'],
    ],
  ],
  [
    'fire',
    '消防設備点検（7月・機器点検）',
    '07-16',
    entry,
    [
      fine,
      ['attention', '56住戸で実施。感知器の不良2住戸はその場で取り替えました。'],
      ['attention', '58住戸で実施。感知器1個を取り替え、3階の館内放送の音を調整します。'],
    ],
  ],
  [
    'fire',
    '消防設備点検（1月・総合点検）',
    ['01-24', '01-23', '01-22', '01-22'],
    entry,
    [
      ['good', '58住戸で実施。廊下の誘導灯1台の電池を取り替えました。'],
      [
        'repair',
        '57住戸で実施。消火器3本、感知器2個、誘導灯の電池2台などの交換が要ります。',
        'inspection-fire',
      ],
      ['attention', '59住戸で実施。エントランスの誘導灯1台を取り替えました。'],
    ],
  ],
  [
    'tank',
    '受水槽清掃・水質検査',
    '09-10',
    noEntry,
    [
      fine,
      [
        'attention',
        '水質は基準に合格。2号槽の給水の弁の動きが重く、交換を勧められました。',
        'inspection-water-tank',
      ],
      ['good', '内側の塗装に傷みはなく、水質は基準に合格しました。'],
    ],
  ],
  ['tank', '簡易専用水道検査（市の指定機関）', '11-06', noEntry, [fine, fine, fine]],
  [
    'pump',
    '給水ポンプ点検（2月）',
    '02-05',
    noEntry,
    [
      fine,
      ['good', '1号機の軸の部品を交換し、異音は消えました。'],
      ['good', '音と圧力に変わりはありません。'],
    ],
  ],
  [
    'drain',
    '排水管清掃',
    '10-14',
    entry,
    [
      ['attention', '55住戸で実施。台所の管で油の固まりが目立ちました。'],
      [
        'attention',
        '56住戸で実施。1階の横引き管の油の付着と、桝No.7の木の根に注意が要ります。',
        'inspection-drain',
      ],
      ['good', '57住戸で実施。カメラの調査で、横引き管に割れやずれはありませんでした。'],
    ],
  ],
  [
    'parking',
    '年次点検',
    '04-20',
    parkingStops,
    [
      ['attention', 'パレットのさびの経過を見ます。'],
      ['repair', 'ピットの排水ポンプ1台とパレット2枚の補修が要ります。', 'inspection-parking'],
      ['attention', '昇降のチェーンの伸びの経過を見ます。'],
    ],
  ],
  [
    'structure',
    '建築設備定期検査',
    ['11-21', '11-19', '11-27', '11-26'],
    noEntry,
    [
      fine,
      [
        'repair',
        '特定建築物の調査とあわせて実施。非常用の照明3台の電池の交換が要ります。',
        'inspection-building',
      ],
      ['good', '非常用の照明の電池の交換を確かめました。'],
    ],
  ],
  ['intercom', '設備点検', '06-18', noEntry, [fine, fine, fine]],
  [
    'camera',
    '録画と画面の点検',
    '11-12',
    noEntry,
    [fine, ['good', '12台とも映り方に異常はありません。'], fine],
  ],
  [
    'door',
    '自動扉点検',
    '02-03',
    noEntry,
    [fine, ['attention', '年始の故障の後、閉まり方を調整しました。'], fine],
  ],
  ['box', '宅配ボックス点検', '04-14', noEntry, [null, fine, fine]],
  ['aed', '電池とパッドの点検', '06-12', noEntry, [fine, fine, fine]],
  ['lightning', '避雷設備点検', '05-14', noEntry, [fine, fine, fine]],
  ['lighting', '照明の点検', '03-11', noEntry, [fine, fine, fine]],
];

export const parkingCheckName = '定期点検（2か月に1回）';

/** Beside the yearly one of April, every two months. */
const parkingChecks = {
  name: parkingCheckName,
  days: ['d-1 02-09', 'd+0 06-09', 'd+0 08-04', 'd+0 10-06', 'd+0 12-08', 'd+0 02-09', 'd+1 06-09'],
  remarks: new Map<string, string>([
    ['d+0 08-04', '昇降のチェーンの伸びは、春から進んでいません。'],
  ]),
} as const;

/** Checks told from today, as the notices on the board tell them. */
const soon: readonly (readonly [
  equipment: string,
  name: string,
  day: string,
  result: InspectionRow['result'],
  remark: string,
])[] = [
  ['elevator', '毎月の点検', 'today-18', 'good', '異常はありませんでした。'],
  ['elevator', '毎月の点検', 'today+12', 'planned', '13:30〜15:00に止まります。'],
  [
    'pump',
    '点検と弁の交換',
    'today+9',
    'planned',
    '10:00〜15:00に全住戸で断水します。住戸への立入りはありません。',
  ],
];

export function seedInspections(
  dates: RelativeDates,
  documentIds: ReadonlySet<string>,
): readonly InspectionRow[] {
  return [
    ...yearly.flatMap((check) => checkRows(dates, documentIds, check)),
    ...parkingRows(dates),
    ...soonRows(dates),
  ];
}

/** What is over by today, and the first one ahead. */
function checkRows(
  dates: RelativeDates,
  documentIds: ReadonlySet<string>,
  [equipment, name, days, planned, found]: Yearly,
): readonly InspectionRow[] {
  const heldOn = cycles.map((cycle, index) => {
    const monthDay = typeof days === 'string' ? days : days[index];
    return dayAt(dates, `d${cycle} ${monthDay}`);
  });
  const row = { equipment_id: equipmentId(equipment), name };
  const past = found.flatMap((outcome, index) => {
    if (outcome === null) return [];
    const [result, remark, slug] = outcome;
    return {
      ...row,
      id: demoId('inspection', `${equipment}:${name}:${cycles[index]}`),
      held_on: heldOn[index] ?? '',
      result,
      remark,
      document_id: documentIdOf(slug, documentIds),
    };
  });
  const ahead = heldOn
    .filter((day) => day > dates.today)
    .map((day) => ({
      ...row,
      id: demoId('inspection', `${equipment}:${name}:planned`),
      held_on: day,
      result: 'planned' as const,
      remark: planned,
      document_id: null,
    }));
  return [...past.filter(({ held_on }) => held_on <= dates.today), ...ahead.slice(0, 1)];
}

/** All that are over, and the next. */
function parkingRows(dates: RelativeDates): readonly InspectionRow[] {
  const { name, days, remarks } = parkingChecks;
  const next = days.find((day) => dayAt(dates, day) > dates.today);
  return days
    .filter((day) => dayAt(dates, day) <= dates.today || day === next)
    .map((day) => ({
      id: demoId('inspection', `parking:${name}:${day}`),
      equipment_id: equipmentId('parking'),
      name,
      held_on: dayAt(dates, day),
      result: parkingResult(day === next, remarks.has(day)),
      remark: day === next ? parkingStops : (remarks.get(day) ?? fine[1]),
      document_id: null,
    }));
}

function parkingResult(isNext: boolean, hasRemark: boolean): InspectionRow['result'] {
  if (isNext) return 'planned';
  return hasRemark ? 'attention' : 'good';
}

function documentIdOf(slug: string | undefined, known: ReadonlySet<string>): string | null {
  const id = slug === undefined ? null : demoId('document', slug);
  return id !== null && known.has(id) ? id : null;
}

function soonRows(dates: RelativeDates): readonly InspectionRow[] {
  return soon.map(([equipment, name, day, result, remark]) => ({
    id: demoId('inspection', `${equipment}:${name}:${day}`),
    equipment_id: equipmentId(equipment),
    name,
    held_on: dayAt(dates, day),
    result,
    remark,
    document_id: null,
  }));
}
