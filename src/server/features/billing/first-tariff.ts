import { type DuesRule, ruleOfDues } from '#domain/billing/first-tariff.ts';
import type { BillingItem, Month } from '#domain/billing/tariff.ts';
import { debtCodesOf, registeredItems } from '#domain/billing/usual-items.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { listAccounts, listFunds } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { insertItem, listRegisteredDues } from './item-store.ts';
import { listItems } from './tariff-store.ts';

type Biller = Scope<'billing.run'>;

type FirstItem = {
  readonly name: string;
  readonly rule: DuesRule;
  readonly count: number;
  readonly yen: Yen;
  readonly fundCode: string;
  readonly incomeCode: string;
};

/** The 料金表 that the register's own sums come to; nothing once there is one. */
export async function proposeTariff(db: Db, scope: Biller): Promise<readonly FirstItem[]> {
  if ((await listItems(db, scope)).length > 0) return [];
  const dwellings = await listRegisteredDues(db, scope);
  return registeredItems.flatMap(({ dues, ...rest }) => {
    const own = dwellings.map((dwelling) => ({ ...dwelling, yen: dwelling[dues] }));
    const rule = ruleOfDues(own);
    const yen = sumYen(own.map((it) => it.yen));
    return rule ? [{ ...rest, rule, yen, count: own.filter((it) => it.yen > 0).length }] : [];
  });
}

type Begin = { readonly month: Month; readonly yen: Yen; readonly now: Date };

/** From that month on the 料金表 is what every dwelling pays, and the register's sums are history. */
export async function beginTariff(
  db: Db,
  scope: Biller,
  { month, yen, now }: Begin,
): Promise<void> {
  const items = await proposeTariff(db, scope);
  if (items.length === 0) {
    throw new Refusal('conflict', '料金表は、もうできています。画面を読み直してください。');
  }
  if (sumYen(items.map((it) => it.yen)) !== yen) {
    throw new Refusal('conflict', '名簿の額が変わりました。画面を読み直して、確かめてください。');
  }
  for (const { name, rule, fundCode, incomeCode } of items) {
    const places = await placesOf(db, scope, { fundCode, incomeCode });
    const { basis, roundToYen } = rule;
    const rates = rule.rates.map((rate) => ({ ...rate, fromMonth: month }));
    const facts = {
      id: newId(now.getTime()),
      name,
      basis,
      roundToYen,
      proration: 'whole' as const,
    };
    await insertItem(db, scope, { item: { ...facts, ...places, rates }, now });
  }
}

type Places = Pick<BillingItem, 'fundId' | 'incomeId' | 'receivableId' | 'advanceId'>;

async function placesOf(
  db: Db,
  scope: Biller,
  { fundCode, incomeCode }: Pick<FirstItem, 'fundCode' | 'incomeCode'>,
): Promise<Places> {
  const fund = (await listFunds(db, scope)).find(({ code }) => code === fundCode);
  const income = (await listAccounts(db, scope)).find(
    ({ code, isRetired }) => code === incomeCode && !isRetired,
  );
  if (!fund || !income) throw missing(incomeCode);
  return placesBeside(db, scope, { fundId: fund.id, incomeId: income.id });
}

/** 未収金 and 前受金 beside an account of income. */
export async function placesBeside(
  db: Db,
  scope: Biller,
  { fundId, incomeId }: Pick<Places, 'fundId' | 'incomeId'>,
): Promise<Places> {
  const accounts = (await listAccounts(db, scope)).filter(({ isRetired }) => !isRetired);
  const income = accounts.find(({ id, kind }) => id === incomeId && kind === 'income');
  const funds = await listFunds(db, scope);
  if (!income || !funds.some(({ id }) => id === fundId)) {
    throw new Refusal('invalid_input', '会計区分と収入の科目を選び直してください。');
  }
  const codes = debtCodesOf(income.code);
  const idOf = (wanted: string) => {
    const found = accounts.find(({ code }) => code === wanted);
    if (!found) throw missing(wanted);
    return found.id;
  };
  return { fundId, incomeId, receivableId: idOf(codes.receivable), advanceId: idOf(codes.advance) };
}

function missing(code: string): Refusal {
  return new Refusal(
    'conflict',
    `勘定科目${code}がありません。会計の「設定」の勘定科目で加えてから、もう一度お試しください。`,
  );
}
