import { formatPlainDate, partsOf } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { DisclosureFacts } from './disclosure-facts.ts';
import type { DisclosurePart } from './disclosure-questions.ts';

/** Without words it is 未確認. */
export type Line = { readonly name: string; readonly words: string };

/** What the records say by themselves, by the parts of the paper. */
export function knownLines(
  facts: DisclosureFacts,
): Readonly<Record<DisclosurePart, readonly Line[]>> {
  return {
    物件: houseLines(facts),
    管理体制: governmentLines(facts),
    共用部分: [
      { name: '竣工', words: formatPlainDate(facts.building.completedOn) },
      { name: '駐車場', words: parkingWords(facts) },
    ],
    組合のお金: moneyLines(facts),
    専有部分の決まり: [{ name: '規約と細則', words: facts.bylaws.join('、') }],
    大規模修繕: planLines(facts),
    調査と診断: [],
    管理の形: [{ name: '管理の委託', words: facts.management.join('、') }],
    そのほか: [],
  };
}

function houseLines({ building, dwelling, dwellingCount }: DisclosureFacts): readonly Line[] {
  return [
    { name: '名称', words: building.name },
    { name: '所在地', words: building.address },
    { name: '構造と階数', words: `${building.structure}　${building.storeys}階` },
    { name: '総戸数', words: `${dwellingCount}戸` },
    { name: '対象の住戸', words: `${dwelling.number}号室（専有面積${dwelling.areaM2}㎡）` },
  ];
}

function governmentLines(facts: DisclosureFacts): readonly Line[] {
  const { fiscalYear, meetings } = facts;
  return [
    { name: '管理組合', words: facts.associationName },
    { name: '役員の人数', words: officerWords(facts) },
    { name: '会計年度', words: fiscalYear ? yearWords(fiscalYear) : '' },
    ...meetings.map(({ title, heldOn, items }) => ({
      name: title,
      words: [formatPlainDate(heldOn), ...items].join('　'),
    })),
    { name: '共用部分の保険', words: facts.insurances.join('、') },
  ];
}

function officerWords({ officers: { directors, auditors } }: DisclosureFacts): string {
  if (directors + auditors === 0) return '';
  return `${directors + auditors}人（理事${directors}人、監事${auditors}人）`;
}

function yearWords({ startsOn, endsOn }: NonNullable<DisclosureFacts['fiscalYear']>): string {
  const day = (date: string) => {
    const { month, day: number } = partsOf(date);
    return `${month}月${number}日`;
  };
  return `${day(startsOn)}から${day(endsOn)}まで`;
}

function parkingWords({ parking: { total, free } }: DisclosureFacts): string {
  return total === 0 ? '' : `全${total}区画のうち空き${free}区画`;
}

function moneyLines(facts: DisclosureFacts): readonly Line[] {
  const { settlement, houseArrears, due, lateRate, comingRates, planned } = facts;
  const arrears =
    houseArrears &&
    `修繕積立金 ${formatYen(houseArrears.reserveYen)}、管理費など ${formatYen(houseArrears.otherYen)}`;
  const loans = settlement && (settlement.loanYen === 0 ? 'なし' : formatYen(settlement.loanYen));
  return [
    { name: '納める日', words: dueWords(due) },
    { name: '遅延損害金', words: lateRate === 0 ? '' : `年${lateRate / 100}%` },
    { name: '組合全体の滞納', words: arrears ?? '' },
    { name: '借入金', words: loans ?? '' },
    {
      name: '決まっている料金の改定',
      words:
        comingRates.length === 0
          ? '料金表に登録された改定はなし'
          : comingRates
              .map(({ item, month }) => `${item}（${monthWords(month)}分から）`)
              .join('、'),
    },
    ...(planned
      ? [
          {
            name: '次の総会の議題（お金）',
            words: `${formatPlainDate(planned.heldOn)}：${planned.titles.join('、')}`,
          },
        ]
      : []),
  ];
}

function dueWords({ day, monthsBefore }: DisclosureFacts['due']): string {
  const which =
    monthsBefore === 0 ? '当月分' : monthsBefore === 1 ? '翌月分' : `${monthsBefore}か月先の分`;
  return `毎月${day}日に${which}（休業日は翌営業日）`;
}

function monthWords(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${year}年${number}月`;
}

function planLines({ plan }: DisclosureFacts): readonly Line[] {
  const words = plan
    ? `${plan.from}年度から${plan.until}年度まで（${formatPlainDate(plan.madeOn)}に作成・見直し）${draftWords(plan)}`
    : '';
  return [
    { name: '長期修繕計画', words },
    { name: '計画の決議', words: resolvedWords(plan) },
  ];
}

function draftWords({ draftOn }: NonNullable<DisclosureFacts['plan']>): string {
  return draftOn === null
    ? ''
    : `。総会でまだ決めていない見直しの案があります（${formatPlainDate(draftOn)}に保存）`;
}

/** What was looked over after the meeting is not what the meeting decided. */
function resolvedWords(plan: DisclosureFacts['plan']): string {
  if (!plan?.resolvedOn) return '';
  const later = plan.madeOn > plan.resolvedOn ? '（そのあとの見直しは含みません）' : '';
  return `${formatPlainDate(plan.resolvedOn)}の総会${later}`;
}
