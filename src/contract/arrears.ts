import { z } from 'zod/mini';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 滞納: who owes since when, and the letters that are written to them. */

const kind = z.enum([
  'reminder-1',
  'reminder-2',
  'reminder-3',
  'certified',
  'pledge',
  'acknowledgement',
]);

const openItem = z.object({
  itemId: id,
  item: z.string(),
  month: z.string(),
  /** Whether the books have it; else only its day has passed. */
  isBilled: z.boolean(),
  dueOn: isoDate,
  yen,
  /** 遅延損害金 until today, for display. */
  lateYen: yen,
  /** 時効 would be complete at the end of this day. */
  completesOn: isoDate,
  warning: z.enum(['none', 'four-years', 'half-year', 'ninety-days', 'passed']),
});

export const awaitedMonth = z.object({
  month: z.string(),
  dueOn: isoDate,
  paysBy: z.enum(['debit', 'transfer']),
  count: z.int(),
  yen,
});

const dunning = z.object({
  id,
  kind,
  asOf: isoDate,
  deadline: isoDate,
  yen,
  askedAs: z.string(),
  askedOn: isoDate,
  approvedAs: z.nullable(z.string()),
  approvedOn: z.nullable(isoDate),
  sentOn: z.nullable(isoDate),
  doneOn: z.nullable(isoDate),
  /** Whether the caller is another position with the right to approve. */
  mayApprove: z.boolean(),
});
export type Dunning = z.output<typeof dunning>;

const debtor = z.object({
  /** Empty where the reader may not know whose they are. */
  dwellingId: z.nullable(id),
  number: z.string(),
  owner: z.string(),
  /** Who owned it when some of it fell due and owns it no more; empty where nobody did. */
  formerOwner: z.string(),
  /** How much of it, and who owes it now, in words. */
  formerDebt: z.string(),
  /** What a letter would be sent to; empty where the register has none. */
  address: z.string(),
  months: z.int(),
  yen,
  lateYen: yen,
  oldestDueOn: isoDate,
  items: z.array(openItem),
  dunnings: z.array(dunning),
  nextStep: z.nullable(kind),
});
export type Debtor = z.output<typeof debtor>;

export const getArrears = endpoint({
  method: 'GET',
  path: '/arrears',
  needs: 'arrears.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    isNamed: z.boolean(),
    debtors: z.array(debtor),
    /** 1〜2か月, 3〜5か月, 6か月以上. */
    bands: z.array(z.object({ name: z.string(), count: z.int(), yen })),
    /** Its day has passed, and the bank's answer is not in the books: nobody is late with it yet. */
    awaited: z.array(awaitedMonth),
    bridge: z.object({
      overdueYen: yen,
      notBilledYen: yen,
      notBilledMonths: z.array(z.string()),
      notDueYen: yen,
      accruedYen: yen,
      /** Until when dues are billed; `null` before the first run. */
      billedMonth: z.nullable(z.string()),
    }),
    /** In hundredths of a percent a year. */
    lateRate: z.int(),
    payTo: z.string(),
  }),
});
export type ArrearsAnswer = z.output<typeof getArrears.output>;

export const askForDunning = endpoint({
  method: 'POST',
  path: '/arrears/dunnings',
  needs: 'arrears.act',
  input: z.strictObject({
    id,
    dwellingId: id,
    kind,
    deadline: isoDate,
    address: z.string().check(z.trim(), z.maxLength(120)),
    /** 分割納付: how many times, from which day on. */
    instalments: z.nullable(
      z.strictObject({ count: z.int().check(z.minimum(2), z.maximum(60)), firstOn: isoDate }),
    ),
  }),
  output: z.object({}),
});

export const approveDunning = endpoint({
  method: 'POST',
  path: '/arrears/dunnings/:dunningId/approval',
  needs: 'arrears.approve',
  input: z.strictObject({ dunningId: id }),
  output: z.object({}),
});

export const withdrawDunning = endpoint({
  method: 'DELETE',
  path: '/arrears/dunnings/:dunningId',
  needs: 'arrears.act',
  input: z.strictObject({ dunningId: id }),
  output: z.object({}),
});

/** When it was sent, and when it arrived or was signed. */
export const saveDunningDays = endpoint({
  method: 'PUT',
  path: '/arrears/dunnings/:dunningId/days',
  needs: 'arrears.act',
  input: z.strictObject({
    dunningId: id,
    sentOn: z.nullable(isoDate),
    doneOn: z.nullable(isoDate),
  }),
  /** What is known of it now, for the log. */
  output: z.object({ noted: z.enum(['sent', 'arrived', 'signed', 'nothing']) }),
});

export const getDunningPdf = fileEndpoint({
  method: 'GET',
  path: '/arrears/dunnings/:dunningId/letter.pdf',
  needs: 'arrears.read',
  input: z.strictObject({ dunningId: id }),
  mediaType: 'application/pdf',
});
