import type { ArrearsAnswer, Debtor, Dunning } from '#contract/arrears.ts';
import { may } from '#domain/access/permissions.ts';
import { roleNames } from '#domain/access/role.ts';
import { isSecondPerson } from '#domain/access/second-person.ts';
import { seesDebtors } from '#domain/access/shown.ts';
import { arrearsBridge, type DwellingArrears, listArrears } from '#domain/billing/arrears.ts';
import type { OwnedSpan } from '#domain/billing/debtors.ts';
import { isSigned, nextStep } from '#domain/billing/dunning/dunning.ts';
import { formerDebt, formerDebtWords } from '#domain/billing/former-debt.ts';
import { lateCharge } from '#domain/billing/late-charge.ts';
import {
  type Prescription,
  type PrescriptionEvent,
  prescription,
} from '#domain/billing/prescription.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { awaitedMonths } from './awaited-words.ts';
import {
  type DunningRow,
  findSender,
  listDunnings,
  listDwellingsLivedIn,
  listLatePayments,
} from './dunning-store.ts';
import { type Known, loadPositions } from './load-positions.ts';
import { listOwnedSpans, ownersOf } from './who-store.ts';

type Facts = Known & {
  readonly today: IsoDate;
  readonly dunnings: readonly DunningRow[];
  readonly latePayments: Awaited<ReturnType<typeof listLatePayments>>;
  readonly spans: readonly OwnedSpan[];
  readonly livedIn: ReadonlySet<string>;
  readonly address: string;
  /** 時効 of what nobody wrote about, by its day: most of what is owed. */
  readonly plainPrescription: (dueOn: IsoDate) => Prescription;
};

/** 滞納の一覧: everybody who is late, what the books have of it, and what was written to them. */
export async function viewArrears(
  db: Db,
  scope: Scope<'arrears.read'>,
  today: IsoDate,
): Promise<ArrearsAnswer> {
  const facts = await loadFacts(db, scope, today);
  const { positions, billedMonth, setting, isLate } = facts;
  const isNamed = seesDebtors(scope.roles);
  const arrears = listArrears(positions, isLate);
  const debtors = arrears.map((it) => debtorOf(facts, it, scope));
  return {
    today,
    isNamed,
    debtors: isNamed ? debtors : debtors.map(withoutName),
    bands: bandsOf(arrears),
    awaited: [...awaitedMonths(facts)],
    bridge: { ...bridgeOf(facts), billedMonth },
    lateRate: setting.lateRate,
    payTo: setting.payTo,
  };
}

export async function loadFacts(db: Db, scope: Scope, today: IsoDate): Promise<Facts> {
  const { buildingAddress, buildingName } = await findSender(db, scope, today);
  return {
    ...(await loadPositions(db, scope, { today })),
    today,
    dunnings: await listDunnings(db, scope),
    latePayments: await listLatePayments(db, scope),
    spans: await listOwnedSpans(db, scope),
    livedIn: await listDwellingsLivedIn(db, scope, today),
    plainPrescription: prescriptions(today),
    address: buildingAddress === '' ? '' : `${buildingAddress}　${buildingName}`,
  };
}

function prescriptions(today: IsoDate): Facts['plainPrescription'] {
  const known = new Map<IsoDate, Prescription>();
  return (dueOn) => {
    const found = known.get(dueOn) ?? prescription(dueOn, [], today);
    known.set(dueOn, found);
    return found;
  };
}

function bridgeOf({ positions, accruedMonth, isLate }: Facts) {
  const { notBilledMonths, ...sums } = arrearsBridge(positions, {
    month: accruedMonth ?? '',
    isLate,
  });
  return { ...sums, notBilledMonths: [...notBilledMonths] };
}

/** What one dwelling is late with, and everything that goes with it. */
export function debtorOf(facts: Facts, arrears: DwellingArrears, scope: Scope): Debtor {
  const { tariff, dunnings, spans } = facts;
  const { dwellingId, oldestDueOn } = arrears;
  const own = dunnings.filter((it) => it.dwellingId === dwellingId);
  const items = arrears.items.map((it) => shownItem(facts, dwellingId, it));
  const former = formerDebt(spans, dwellingId, arrears.items);
  const number = tariff.dwellings.find(({ id }) => id === dwellingId)?.number ?? '';
  return {
    dwellingId,
    number,
    owner: ownersOf(spans, (name) => name)(dwellingId),
    formerOwner: former?.names.join('、') ?? '',
    formerDebt: former ? formerDebtWords(former) : '',
    address: facts.livedIn.has(dwellingId) && facts.address ? `${facts.address} ${number}号室` : '',
    months: arrears.months,
    yen: arrears.yen,
    lateYen: sumYen(items.map(({ lateYen }) => lateYen)),
    oldestDueOn,
    items,
    dunnings: own.map((it) => shownDunning(it, scope)),
    nextStep: nextStep(
      arrears.months,
      own.map(({ kind }) => kind),
    ),
  };
}

function shownItem(facts: Facts, dwellingId: string, item: DwellingArrears['items'][number]) {
  const { itemId, month, dueOn, yen } = item;
  const isSame = (it: { itemId: string; month: string }) =>
    it.itemId === itemId && it.month === month;
  const paidLate = facts.latePayments.filter((it) => it.dwellingId === dwellingId && isSame(it));
  const events = facts.dunnings
    .filter((it) => it.dwellingId === dwellingId && it.lines.some(isSame))
    .flatMap(eventOf);
  const { completesOn, warning } =
    events.length === 0 ? facts.plainPrescription(dueOn) : prescription(dueOn, events, facts.today);
  const lateYen = lateCharge(
    { dueOn, openYen: yen, paidLate },
    facts.setting.lateRate,
    facts.today,
  );
  const name = facts.tariff.items.find(({ id }) => id === itemId)?.name ?? '';
  const isBilled = facts.accruedMonth !== null && month <= facts.accruedMonth;
  return { itemId, item: name, month, isBilled, dueOn, yen, lateYen, completesOn, warning };
}

/** Only what can be proved: a letter whose day of arrival the post certifies, and a signed paper. */
function eventOf({ kind, doneOn }: DunningRow): readonly PrescriptionEvent[] {
  if (doneOn === null) return [];
  if (kind === 'certified') return [{ kind: 'demand', on: doneOn }];
  return isSigned(kind) ? [{ kind: 'acknowledgement', on: doneOn }] : [];
}

function shownDunning(row: DunningRow, { signer, roles }: Scope): Dunning {
  const { lines, askedAs, approvedAs } = row;
  return {
    ...row,
    yen: sumYen(lines.map(({ yen }) => yen)),
    askedAs: roleNames[askedAs],
    approvedAs: approvedAs && roleNames[approvedAs],
    mayApprove: approvedAs === null && isSecondPerson(signer, row) && may(roles, 'arrears.approve'),
  };
}

/** A director sees how long and how much, not whose. */
function withoutName(debtor: Debtor): Debtor {
  return {
    ...debtor,
    dwellingId: null,
    number: '',
    owner: '',
    formerOwner: '',
    formerDebt: '',
    address: '',
    items: [],
    dunnings: [],
  };
}

const bands = [
  { name: '1〜2か月', from: 1, until: 2 },
  { name: '3〜5か月', from: 3, until: 5 },
  { name: '6か月以上', from: 6, until: Number.POSITIVE_INFINITY },
] as const;

function bandsOf(arrears: readonly DwellingArrears[]): ArrearsAnswer['bands'] {
  return bands.map(({ name, from, until }) => {
    const own = arrears.filter(({ months }) => months >= from && months <= until);
    return { name, count: own.length, yen: sumYen(own.map(({ yen }) => yen)) };
  });
}
