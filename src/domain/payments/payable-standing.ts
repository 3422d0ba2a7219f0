import { daysBetween, type IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';

/** What moved on 未払金 of one payee in one fund. */
export type PayableMovement = {
  readonly entryId: string;
  readonly postedOn: IsoDate;
  /** What is owed is positive, what pays it negative. */
  readonly amountYen: Yen;
  readonly reversesId: string | null;
  /** The same entry puts money into an own account: what was paid came back. */
  readonly isInflow: boolean;
};

/** A payment that two persons agreed on, of the 未払金 that this entry put into the books. */
export type AgreedPayment = {
  readonly id: string;
  readonly entryId: string;
  readonly yen: Yen;
  readonly askedOn: IsoDate;
  readonly payOn: IsoDate;
};

type Due<Movement> = {
  readonly movement: Movement;
  readonly bookedYen: Yen;
  readonly paidYen: Yen;
  readonly openYen: Yen;
};

/** What paid, and the entry that brought the money back (組戻し) where one did. */
export type Paid<Movement> = {
  readonly movement: Movement;
  readonly yen: Yen;
  readonly paymentId: string | null;
  readonly returned: { readonly entryId: string; readonly on: IsoDate } | null;
};

export type Settled = {
  readonly entryId: string;
  readonly dueEntryId: string;
  readonly yen: Yen;
};

export type PayableStanding<Movement> = {
  /** Every 未払金 that was booked, the oldest first. */
  readonly dues: readonly Due<Movement>[];
  /** 払いすぎ */
  readonly overpaid: readonly { readonly movement: Movement; readonly yen: Yen }[];
  /** What was turned back is none. */
  readonly paid: readonly Paid<Movement>[];
  /** What each payment was used for, though it came back later. */
  readonly settled: readonly Settled[];
};

/**
 * 未払金 as it stands: a sum that was agreed on goes to what it was agreed for, any other one to the due of just that
 * sum, or else to the oldest. What comes back opens what it had paid, and is no new due.
 */
export function payableStanding<Movement extends PayableMovement>(
  movements: readonly Movement[],
  agreed: readonly AgreedPayment[],
): PayableStanding<Movement> {
  const account = new PayableAccount<Movement>(agreed);
  for (const movement of movements) account.take(movement);
  return account.standing();
}

type Item<Movement> = { readonly movement: Movement; bookedYen: Yen; openYen: Yen };
type Clearing<Movement> = {
  readonly movement: Movement;
  readonly yen: Yen;
  readonly parts: readonly { readonly item: Item<Movement>; readonly yen: Yen }[];
  readonly paymentId: string | null;
  /** What turned it back or brought the money back. */
  back: Movement | null;
};

/** A return was paid all the same; what an entry turned back was not. */
function isPaid({ back }: Clearing<PayableMovement>): boolean {
  return back === null || back.reversesId === null;
}

/** All of an entry together, or the one of its lines that is just so much. */
function comingTo<It extends { readonly yen: Yen }>(all: readonly It[], yen: Yen): readonly It[] {
  if (sumYen(all.map((it) => it.yen)) === yen) return all;
  return all.filter((it) => it.yen === yen).slice(0, 1);
}

class PayableAccount<Movement extends PayableMovement> {
  private readonly items: Item<Movement>[] = [];
  private readonly clearings: Clearing<Movement>[] = [];
  private overpaid: { movement: Movement; yen: Yen }[] = [];
  private readonly agreed: readonly AgreedPayment[];

  constructor(agreed: readonly AgreedPayment[]) {
    this.agreed = agreed;
  }

  take(movement: Movement): void {
    if (movement.amountYen < 0) this.lower(movement);
    else this.raise(movement);
    this.setOff();
  }

  standing(): PayableStanding<Movement> {
    return {
      dues: this.items.map(({ movement, bookedYen, openYen }) => ({
        movement,
        bookedYen,
        paidYen: bookedYen - openYen,
        openYen,
      })),
      overpaid: this.overpaid,
      paid: this.clearings.filter(isPaid).map(({ movement, yen, paymentId, back }) => ({
        movement,
        yen,
        paymentId,
        returned: back && { entryId: back.entryId, on: back.postedOn },
      })),
      settled: this.clearings.flatMap(({ movement: { entryId }, parts }) =>
        parts.map(({ item, yen }) => ({ entryId, dueEntryId: item.movement.entryId, yen })),
      ),
    };
  }

  private lower(movement: Movement): void {
    const { reversesId } = movement;
    const yen = -movement.amountYen;
    if (reversesId === null) {
      this.pay(movement, yen);
      return;
    }
    const back = comingTo(
      this.clearings.filter((it) => it.back?.entryId === reversesId),
      yen,
    );
    for (const clearing of back) this.payAgain(clearing, movement);
    if (back.length > 0) return;
    const turned = this.items.find(
      (it) => it.movement.entryId === reversesId && it.bookedYen === yen,
    );
    if (turned) this.cancel(turned, movement);
    else this.pay(movement, yen);
  }

  private raise(movement: Movement): void {
    const clearings = this.broughtBackBy(movement);
    if (clearings.length === 0) this.owe(movement);
    for (const clearing of clearings) this.giveBack(clearing, movement);
  }

  private pay(movement: Movement, yen: Yen): void {
    const payments = this.paymentsOf(movement, yen);
    for (const payment of payments) {
      const item = this.itemOf(payment);
      if (item) this.clear(movement, payment.yen, { items: [item], paymentId: payment.id });
    }
    if (payments.length > 0) return;
    const exact = this.items.find(({ openYen }) => openYen === yen);
    this.clear(movement, yen, { items: exact ? [exact] : this.items, paymentId: null });
  }

  private clear(
    movement: Movement,
    yen: Yen,
    { items, paymentId }: { items: readonly Item<Movement>[]; paymentId: string | null },
  ): void {
    let restYen = yen;
    const parts = items.flatMap((item) => {
      const takenYen = Math.min(restYen, item.openYen);
      if (takenYen === 0) return [];
      item.openYen -= takenYen;
      restYen -= takenYen;
      return [{ item, yen: takenYen }];
    });
    if (restYen > 0) this.overpaid.push({ movement, yen: restYen });
    this.clearings.push({ movement, yen, parts, paymentId, back: null });
  }

  /** The payment of just this sum whose day is nearest, or all of one day that come to it. */
  private paymentsOf({ postedOn }: Movement, yen: Yen): readonly AgreedPayment[] {
    const waiting = this.agreed.filter(
      (it) => it.askedOn <= postedOn && !this.isDone(it) && this.itemOf(it) !== undefined,
    );
    const distance = ({ payOn }: AgreedPayment) => Math.abs(daysBetween(payOn, postedOn));
    const [nearest] = waiting
      .filter((it) => it.yen === yen)
      .toSorted((one, other) => distance(one) - distance(other));
    if (nearest) return [nearest];
    const days = [...new Set(waiting.map(({ payOn }) => payOn))];
    const groups = days.map((day) => waiting.filter(({ payOn }) => payOn === day));
    return groups.find((group) => this.comesTo(group, yen)) ?? [];
  }

  private comesTo(group: readonly AgreedPayment[], yen: Yen): boolean {
    if (sumYen(group.map((it) => it.yen)) !== yen) return false;
    return group.every(({ entryId }) => {
      const own = group.filter((it) => it.entryId === entryId);
      const item = this.items.find(({ movement }) => movement.entryId === entryId);
      return (item?.openYen ?? 0) >= sumYen(own.map((it) => it.yen));
    });
  }

  private isDone({ id }: AgreedPayment): boolean {
    return this.clearings.some((it) => it.paymentId === id && isPaid(it));
  }

  private itemOf({ entryId, yen }: AgreedPayment): Item<Movement> | undefined {
    return this.items.find((it) => it.movement.entryId === entryId && it.openYen >= yen);
  }

  /** What an entry turns back, or else the last payment of just the sum that came in. */
  private broughtBackBy({
    reversesId,
    isInflow,
    amountYen,
  }: Movement): readonly Clearing<Movement>[] {
    if (reversesId === null && !isInflow) return [];
    const standing = this.clearings.filter(({ back }) => back === null);
    if (reversesId !== null) {
      return comingTo(
        standing.filter((it) => it.movement.entryId === reversesId),
        amountYen,
      );
    }
    // What was paid beyond all bills is given back first.
    if (this.overpaidYen() >= amountYen) return [];
    const same = standing.filter(({ yen }) => yen === amountYen);
    const last = same.findLast(({ paymentId }) => paymentId !== null) ?? same.at(-1);
    return last ? [last] : [];
  }

  private giveBack(clearing: Clearing<Movement>, movement: Movement): void {
    let restYen = clearing.yen;
    for (const { item, yen } of clearing.parts) {
      const givenYen = Math.min(yen, item.bookedYen - item.openYen);
      item.openYen += givenYen;
      restYen -= givenYen;
    }
    clearing.back = movement;
    restYen -= this.useOverpaid(restYen);
    if (restYen > 0) this.items.push({ movement, bookedYen: restYen, openYen: restYen });
  }

  private payAgain(clearing: Clearing<Movement>, movement: Movement): void {
    let restYen = clearing.yen;
    for (const { item, yen } of clearing.parts) {
      const takenYen = Math.min(yen, item.openYen);
      item.openYen -= takenYen;
      restYen -= takenYen;
    }
    clearing.back = null;
    if (restYen > 0) this.overpaid.push({ movement, yen: restYen });
  }

  private owe(movement: Movement): void {
    const usedYen = this.useOverpaid(movement.amountYen);
    const isRefund = movement.isInflow || movement.reversesId !== null;
    const bookedYen = isRefund ? movement.amountYen - usedYen : movement.amountYen;
    if (bookedYen === 0) return;
    this.items.push({ movement, bookedYen, openYen: movement.amountYen - usedYen });
  }

  private cancel(item: Item<Movement>, movement: Movement): void {
    const paidYen = item.bookedYen - item.openYen;
    item.bookedYen = 0;
    item.openYen = 0;
    if (paidYen > 0) this.overpaid.push({ movement, yen: paidYen });
  }

  /** Together the two are the balance, so only one of them holds anything. */
  private setOff(): void {
    if (this.overpaid.length === 0) return;
    for (const item of this.items) item.openYen -= this.useOverpaid(item.openYen);
  }

  private overpaidYen(): Yen {
    return sumYen(this.overpaid.map(({ yen }) => yen));
  }

  /** How much of the sum there was. */
  private useOverpaid(yen: Yen): Yen {
    let restYen = yen;
    this.overpaid = this.overpaid.flatMap((it) => {
      const takenYen = Math.min(restYen, it.yen);
      restYen -= takenYen;
      return takenYen === it.yen ? [] : [{ ...it, yen: it.yen - takenYen }];
    });
    return yen - restYen;
  }
}
