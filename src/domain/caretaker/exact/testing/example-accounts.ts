import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';

type Account = readonly [bank: string, kind: string, balanceYen: number];

/** 管理費会計 and 修繕積立金会計 with these accounts, as the books had them at the end of October. */
export function fundsAt(places: {
  readonly general: readonly Account[];
  readonly reserve: readonly Account[];
}) {
  const [fund] = exampleFacts.funds;
  if (fund === undefined) throw new Error('the example has no fund');
  const accountsOf = (accounts: readonly Account[]) =>
    accounts.map(([bank, kind, balanceYen]) => ({ bank, kind, balanceYen, asOf: '2026-10-31' }));
  return [
    { ...fund, code: 'general', name: '管理費会計', accounts: accountsOf(places.general) },
    { ...fund, accounts: accountsOf(places.reserve) },
  ];
}
