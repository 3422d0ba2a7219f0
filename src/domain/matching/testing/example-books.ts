import { payerKey } from '#domain/bank/payer-key.ts';
import { allocate, lessPaid } from '#domain/billing/allocate.ts';
import { openYen } from '#domain/billing/position.ts';
import type { BillingItem } from '#domain/billing/tariff.ts';
import { partsOf } from '#domain/calendar.ts';
import { accountId, exampleChart, generalFund } from '#domain/ledger/testing/example-chart.ts';
import type { Lesson, MatchingFacts, OpenLine, Payer } from '#domain/matching/facts.ts';
import { sumYen } from '#domain/money.ts';
import type { MadeYear } from './deposit-year.ts';
import { dayIn, type MadeDwelling, type MadeLine } from './payments-of-year.ts';

const item = (id: string, name: string): BillingItem => ({
  id,
  name,
  basis: 'flat',
  proration: 'whole',
  roundToYen: 1,
  fundId: generalFund.id,
  incomeId: accountId('4110'),
  receivableId: accountId('1210'),
  advanceId: accountId('2120'),
  rates: [],
});

const items = [item('fee', '管理費'), item('reserve', '修繕積立金'), item('parking', '駐車場')];
const none: ReadonlySet<string> = new Set();

type Position = Payer['open'][number];

/** What an association knows in the course of a made year: bills, payments, and what people confirmed. */
export class ExampleBooks {
  readonly lessons: Lesson[] = [];
  billedYen = 0;
  receivedYen = 0;
  private readonly open = new Map<string, readonly Position[]>();
  private readonly aheadYen = new Map<string, number>();
  private readonly dwellings: readonly MadeDwelling[];
  private readonly numbers: ReadonlySet<string>;
  private month = 0;

  constructor({ dwellings, lines }: MadeYear) {
    const paying = new Set(
      lines.flatMap(({ truth }) => (truth.kind === 'dues' ? truth.numbers : [])),
    );
    this.dwellings = dwellings.filter(({ number }) => paying.has(number));
    this.numbers = new Set(dwellings.map(({ number }) => number));
  }

  /** Everybody's bills of a month; what was paid ahead is used for them. */
  bill(month: number): void {
    this.month = month;
    for (const dwelling of this.dwellings) {
      const { number, feeYen, reserveYen, parkingYen } = dwelling;
      const charged = [feeYen, reserveYen, parkingYen].map((chargedYen, at) => ({
        itemId: items[at]?.id ?? '',
        month: dayIn(month, 1).slice(0, 7),
        chargedYen,
        paidYen: 0,
      }));
      const bills = charged.filter(({ chargedYen }) => chargedYen > 0);
      this.billedYen += sumYen(bills.map(({ chargedYen }) => chargedYen));
      this.open.set(number, [...(this.open.get(number) ?? []), ...bills]);
      const ahead = this.aheadYen.get(number) ?? 0;
      this.aheadYen.set(number, 0);
      this.use(number, ahead);
    }
  }

  receive(shares: readonly { readonly dwellingId: string; readonly yen: number }[]): void {
    for (const { dwellingId, yen } of shares) {
      this.receivedYen += yen;
      this.use(dwellingId, yen);
    }
  }

  private use(number: string, yen: number): void {
    const positions = this.open.get(number) ?? [];
    const { allocations, restYen } = allocate(positions, yen);
    this.open.set(
      number,
      lessPaid(positions, allocations).filter((it) => openYen(it) > 0),
    );
    this.aheadYen.set(number, (this.aheadYen.get(number) ?? 0) + restYen);
  }

  /** What is owed less what is paid ahead. */
  owedYen(): number {
    const open = [...this.open.values()].flat().map(openYen);
    return sumYen(open) - sumYen(this.aheadYen.values());
  }

  /** A person says what a line is; its name is known from then on. */
  learn(line: OpenLine, dwellingIds: readonly string[], otherCode: string): void {
    const other = {
      fundId: generalFund.id,
      accountId: accountId(otherCode),
      amountYen: -line.openYen,
      counterpartyId: null,
    };
    const { key, rooms, heldOn: on, openYen: yen } = line;
    const others = dwellingIds.length > 0 ? [] : [other];
    this.lessons.push({ key, rooms, on, yen, others, dwellingIds, isIncoming: true, summary: '' });
  }

  lineOf({ heldOn, yen, text }: MadeLine, at: number): OpenLine {
    const { key, rooms } = payerKey(text, this.numbers);
    const own = { accountId: accountId('1120'), fundId: generalFund.id };
    return { ...own, id: `${at}`, heldOn, openYen: yen, kind: '振込', text, key, rooms };
  }

  facts(lines: readonly OpenLine[]): MatchingFacts {
    return {
      lines,
      entries: [],
      dues: [],
      paidDues: [],
      payers: this.dwellings.map((it) => this.payerOf(it)),
      billingItems: items,
      lessons: this.lessons,
      manual: [],
      accounts: exampleChart,
      funds: [generalFund],
    };
  }

  private payerOf({ number, owners, feeYen, reserveYen, parkingYen }: MadeDwelling): Payer {
    const owner = owners.findLast(({ fromMonth }) => fromMonth <= this.month) ?? owners[0];
    const names = owner ? [owner.person.kana, owner.person.kanji] : [];
    return {
      dwellingId: number,
      number,
      keys: names.map((name) => payerKey(name, none).key),
      surnames: names.map((name) => payerKey(name.split(' ')[0] ?? '', none).key),
      since: owner && owner.fromMonth > 0 ? dayIn(owner.fromMonth, 1) : null,
      monthYen: feeYen + reserveYen + parkingYen,
      open: this.open.get(number) ?? [],
    };
  }
}

/** The file that a line comes in: three in a month. */
export function fileOf({ heldOn }: MadeLine): string {
  const { day } = partsOf(heldOn);
  return `${heldOn.slice(0, 7)} ${Math.min(2, Math.floor((day - 1) / 10))}`;
}
