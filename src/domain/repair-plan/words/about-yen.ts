import { roundYenTo, type Yen } from '#domain/money.ts';

const man = 10_000;
const oku = 100_000_000;

/** 「約3,200万円」「約1億1,400万円」: two or three digits, for headlines; without a sign. Below 1万円 it is exact. */
export function aboutYen(yen: Yen): string {
  const amount = Math.abs(yen);
  if (amount < man) return plainYen(amount);
  return `約${plainYen(roundYenTo(amount, unitFor(amount)))}`;
}

/** 「6,000万円」「1億1,400万円」「41,516,262円」: exact, in the shortest form people say. */
export function plainYen(yen: Yen): string {
  const amount = Math.abs(yen);
  const sign = yen < 0 ? '△' : '';
  if (amount < man || amount % man !== 0) return `${sign}${grouped(amount)}円`;
  const okuPart = Math.floor(amount / oku);
  const manPart = (amount % oku) / man;
  return `${sign}${okuPart > 0 ? `${grouped(okuPart)}億` : ''}${manPart > 0 ? `${grouped(manPart)}万` : ''}円`;
}

function unitFor(amount: Yen): Yen {
  if (amount >= 1_000 * man) return 100 * man;
  return amount >= 100 * man ? 10 * man : man;
}

function grouped(value: number): string {
  return value.toLocaleString('ja-JP');
}
