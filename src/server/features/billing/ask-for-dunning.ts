import type { z } from 'zod/mini';
import type * as contract from '#contract/arrears.ts';
import { listArrears } from '#domain/billing/arrears.ts';
import { unwritableIn } from '#domain/billing/dunning/certified-text.ts';
import { instalments } from '#domain/billing/dunning/instalments.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { debtorOf, loadFacts } from './arrears-view.ts';
import * as dunnings from './dunning-store.ts';
import { letterFacts } from './letter-facts.ts';

type Asked = z.output<typeof contract.askForDunning.input> & {
  readonly today: IsoDate;
  readonly now: Date;
};

/** A letter as it would be sent today; it waits for somebody of another position. */
export async function askFor(db: Db, scope: Scope<'arrears.act'>, asked: Asked): Promise<void> {
  const { id, dwellingId, kind, deadline, today, now } = asked;
  const facts = await loadFacts(db, scope, today);
  const arrears = listArrears(facts.positions, facts.isLate).find(
    (it) => it.dwellingId === dwellingId,
  );
  if (!arrears) throw new Refusal('conflict', 'この住戸に、納期を過ぎた未納はありません。');
  if (deadline <= today) {
    throw new Refusal('invalid_input', '支払いの期限は、明日からの日にしてください。');
  }
  if ((kind === 'pledge') !== (asked.instalments !== null)) throw new Refusal('invalid_input');
  const debtor = debtorOf(facts, arrears, scope);
  const lines = debtor.items.map((it, index) => ({
    itemId: arrears.items[index]?.itemId ?? '',
    item: it.item,
    month: it.month,
    dueOn: it.dueOn,
    yen: it.yen,
    lateYen: it.lateYen,
  }));
  const { payTo, lateRate, lateClause } = facts.setting;
  const row = {
    id,
    dwellingId,
    kind,
    asOf: today,
    deadline,
    addressee: debtor.owner,
    address: asked.address === '' ? debtor.address : asked.address,
    lines,
    instalments: asked.instalments
      ? instalments(sumYen(lines.map(({ yen }) => yen)), asked.instalments)
      : [],
    payTo,
    lateRate,
    lateClause,
  };
  if (kind === 'certified') await refuseUnwritable(db, scope, { row, today });
  await dunnings.addDunning(db, scope, { ...row, now });
}

/** 内容証明 has an address, and only what the post office takes. */
async function refuseUnwritable(
  db: Db,
  scope: Scope,
  { row, today }: { row: Parameters<typeof letterFacts>[2]['row']; today: IsoDate },
): Promise<void> {
  if (row.address === '') {
    throw new Refusal(
      'invalid_input',
      '内容証明には、あて先の住所が要ります。住所を入れてください。',
    );
  }
  const letter = await letterFacts(db, scope, { row, today });
  const unwritable = unwritableIn(letter);
  if (unwritable.length > 0) {
    throw new Refusal(
      'invalid_input',
      `内容証明に書けない文字があります：${unwritable.join(' ')}。住所かお名前を、ふつうの漢字とかなに直してください。`,
    );
  }
}
