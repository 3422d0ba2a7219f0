import { formatPlainDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { type Case, type Finding, foundBy, unknown } from './finding.ts';

export function checkSeparateAccounts({ facts }: Case): Finding {
  if (facts.hasSeparateAccounts === null) return unknown('会計の区分を登録してください。');
  return foundBy(
    [facts.hasSeparateAccounts ? '管理費会計と修繕積立金会計を分けている' : '会計が混ざっている'],
    [facts.hasSeparateAccounts ? null : '管理費と修繕積立金の会計を分けてください。'],
  );
}

export function checkReserveTransfers({ facts }: Case): Finding {
  if (!facts.reserveTransfers) return unknown('修繕積立金会計の決算を登録してください。');
  const totalYen = sumYen(facts.reserveTransfers.map(({ amountYen }) => amountYen));
  return foundBy(
    [
      '修繕積立金会計の仕訳',
      ...facts.reserveTransfers.map(
        ({ on, amountYen, to }) => `${formatPlainDate(on)} ${to}へ${yen(amountYen)}`,
      ),
    ],
    [totalYen === 0 ? null : `修繕積立金から他の会計へ移した${yen(totalYen)}を戻してください。`],
  );
}

/** B ≦ 0.1A; exactly a tenth is met. Tenths in whole yen: no fraction decides. */
export function checkArrears({ facts }: Case): Finding {
  if (!facts.arrears) return unknown('前の年度末の、3か月以上の滞納の額を登録してください。');
  const { billedYen, overdueYen, yearEndOn } = facts.arrears;
  const evidence = `${formatPlainDate(yearEndOn)}：1年に徴収すべき修繕積立金${yen(billedYen)}、修繕積立金の3か月以上の滞納${yen(overdueYen)}`;
  const tooMuchYen = Math.ceil((overdueYen * 10 - billedYen) / 10);
  return foundBy(
    [evidence],
    [
      overdueYen * 10 <= billedYen
        ? null
        : `滞納をあと${yen(tooMuchYen)}減らすと、1割以内になります。`,
    ],
  );
}

function yen(amountYen: Yen): string {
  return `${amountYen.toLocaleString('ja-JP')}円`;
}
