import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';

/** What a fund has and owes, as its 貸借対照表 has it. */
export type FundStanding = {
  /** 預金の残高 */
  readonly heldYen: Yen;
  /** All its other assets: 未収金, 前払金 … */
  readonly otherAssetsYen: Yen;
  /** 未払金, 前受金 … */
  readonly debtsYen: Yen;
  /** 次期繰越収支差額 */
  readonly carriedYen: Yen;
};
type Days = { readonly heldAsOf: IsoDate; readonly carriedAsOf: IsoDate };

/** Whose figure 預金の残高 is where no close has held the books against the bank up to its day; else empty. */
export function heldSource(heldAsOf: IsoDate, closedUntil: IsoDate | null): string {
  if (closedUntil === null) return `${ofBooks}通帳と見くらべて締めた月は、まだありません。`;
  return heldAsOf <= closedUntil
    ? ''
    : `${ofBooks}通帳と見くらべて締めたのは、${formatPlainDate(closedUntil)}までです。`;
}

const ofBooks = '預金の残高は、帳簿の額です。';

/** From 預金の残高 to 繰越金 in one sentence that can be added up. */
export function balanceBridge(
  standing: FundStanding,
  /** Where entries that moved no money came later than what lies in the bank. */
  days?: Days,
): string {
  const until =
    days && days.carriedAsOf > days.heldAsOf
      ? `${formatPlainDate(days.carriedAsOf)}までの記帳では、`
      : '';
  return `${until}${bridgeOf(standing)}`;
}

function bridgeOf(standing: FundStanding): string {
  const { heldYen, carriedYen } = standing;
  const steps = stepsOf(standing);
  if (steps.length === 0) return `繰越金は、預金の残高${formatYen(heldYen)}と同じ額です。`;
  return `預金の残高${formatYen(heldYen)}${steps.join('、')}額が、繰越金${formatYen(carriedYen)}です。`;
}

function stepsOf(standing: FundStanding): readonly string[] {
  const { otherAssetsYen, debtsYen } = toldApart(standing);
  const adds = otherAssetsYen > 0 ? `に、未収金や前払金など${formatYen(otherAssetsYen)}を` : '';
  const takes = debtsYen > 0 ? `未払金や前受金など${formatYen(debtsYen)}を差し引いた` : '';
  if (adds === '') return takes === '' ? [] : [`から、${takes}`];
  return takes === '' ? [`${adds}加えた`] : [`${adds}足し`, takes];
}

/** Where the two do not lead to what is carried, as when a year to come is in the books already, their difference does. */
function toldApart(standing: FundStanding): Pick<FundStanding, 'otherAssetsYen' | 'debtsYen'> {
  const { heldYen, otherAssetsYen, debtsYen, carriedYen } = standing;
  const isWhole = heldYen + otherAssetsYen - debtsYen === carriedYen;
  if (isWhole && otherAssetsYen >= 0 && debtsYen >= 0) return standing;
  const betweenYen = carriedYen - heldYen;
  return { otherAssetsYen: Math.max(betweenYen, 0), debtsYen: Math.max(-betweenYen, 0) };
}
