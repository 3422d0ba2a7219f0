import { daysBetween, type IsoDate } from '#domain/calendar.ts';
import { withoutReversed } from '#domain/ledger/without-reversed.ts';
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
  readonly paid: readonly Paid<Movement>[];
  /** What each payment was used for, though it came back later. */
  readonly settled: readonly Settled[];
};

/**
 * 未払金 as it stands: a sum that was agreed on goes to what it was agreed for, any other one to the due of just that
 * sum, or else to the oldest. What comes back opens what it had paid, and is no new due. An entry that was turned back
 * and its reversal count as if neither had been booked.
 */
export function payableStanding<Movement extends PayableMovement>(
  movements: readonly Movement[],
  agreed: readonly AgreedPayment[],
): PayableStanding<Movement> {
  const standing = new Set(withoutReversed(movements));
  const account = new PayableAccount<Movement>(agreed);
  for (const movement of movements) {
    if (standing.has(movement)) account.take(movement);
    else account.passOver(movement);
  }
  return account.standing();
}

type Item<Movement> = { readonly movement: Movement; bookedYen: Yen; openYen: Yen };
type Clearing<Movement> = {
  readonly movement: Movement;
  readonly yen: Yen;
  readonly parts: readonly { readonly item: Item<Movement>; readonly yen: Yen }[];
  readonly paymentId: string | null;
  /** What brought the money back. */
  back: Movement | null;
};

/** A bill that is turned back later: nothing is owed of it, but what was agreed on for it may be paid before that. */
type TurnedBill = { readonly entryId: string; restYen: Yen };

class PayableAccount<Movement extends PayableMovement> {
  private readonly items: Item<Movement>[] = [];
  private readonly clearings: Clearing<Movement>[] = [];
  private turnedBills: readonly TurnedBill[] = [];
  private overpaid: { movement: Movement; yen: Yen }[] = [];
  private readonly agreed: readonly AgreedPayment[];

  constructor(agreed: readonly AgreedPayment[]) {
    this.agreed = agreed;
  }

  take(movement: Movement): void {
    if (movement.amountYen < 0) this.pay(movement, -movement.amountYen);
    else this.raise(movement);
    this.setOff();
  }

  /** Of an entry that was turned back, or that turns one back. */
  passOver({ entryId, reversesId, amountYen }: Movement): void {
    this.turnedBills = this.turnedBills.filter((it) => it.entryId !== reversesId);
    if (amountYen < 0 || reversesId !== null) return;
    this.turnedBills = [...this.turnedBills, { entryId, restYen: amountYen }];
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
      paid: this.clearings.map(({ movement, yen, paymentId, back }) => ({
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

  private raise(movement: Movement): void {
    const clearing = this.broughtBackBy(movement);
    if (clearing) this.giveBack(clearing, movement);
    else this.owe(movement);
  }

  private pay(movement: Movement, yen: Yen): void {
    const payments = this.paymentsOf(movement, yen);
    for (const payment of payments) this.payAgreed(movement, payment);
    if (payments.length === 0) this.payUsual(movement, yen, null);
  }

  private payAgreed(movement: Movement, payment: AgreedPayment): void {
    const { id, entryId, yen } = payment;
    const item = this.items.find((it) => it.movement.entryId === entryId);
    const turned = this.turnedBills.find((it) => it.entryId === entryId);
    if (item) this.clear(movement, yen, { items: [item], paymentId: id });
    else {
      if (turned) turned.restYen -= yen;
      this.payUsual(movement, yen, id);
    }
  }

  /** The due of just this sum, or else the oldest ones. */
  private payUsual(movement: Movement, yen: Yen, paymentId: string | null): void {
    const exact = this.items.find(({ openYen }) => openYen === yen);
    this.clear(movement, yen, { items: exact ? [exact] : this.items, paymentId });
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
      (it) => it.askedOn <= postedOn && !this.isDone(it) && this.openYenOf(it) >= it.yen,
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
    return group.every((payment) => {
      const own = group.filter(({ entryId }) => entryId === payment.entryId);
      return this.openYenOf(payment) >= sumYen(own.map((it) => it.yen));
    });
  }

  private isDone({ id }: AgreedPayment): boolean {
    return this.clearings.some((it) => it.paymentId === id);
  }

  private openYenOf({ entryId }: AgreedPayment): Yen {
    const item = this.items.find(({ movement }) => movement.entryId === entryId);
    const turned = this.turnedBills.find((it) => it.entryId === entryId);
    return item?.openYen ?? turned?.restYen ?? 0;
  }

  /** The last payment of just the sum that came in. */
  private broughtBackBy({ isInflow, amountYen }: Movement): Clearing<Movement> | undefined {
    // What was paid beyond all bills is given back first.
    if (!isInflow || this.overpaidYen() >= amountYen) return undefined;
    const same = this.clearings.filter(({ back, yen }) => back === null && yen === amountYen);
    return same.findLast(({ paymentId }) => paymentId !== null) ?? same.at(-1);
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

  private owe(movement: Movement): void {
    const usedYen = this.useOverpaid(movement.amountYen);
    const bookedYen = movement.isInflow ? movement.amountYen - usedYen : movement.amountYen;
    if (bookedYen === 0) return;
    this.items.push({ movement, bookedYen, openYen: movement.amountYen - usedYen });
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
