import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import type { Account, AccountKind, AccountRole } from './account.ts';
import { byCode } from './account-lookup.ts';
import { moneyRoles } from './coming-day.ts';
import type { NewEntry, Posting } from './entry.ts';
import { amountFault, type EntryProblem } from './problems-of-entry.ts';

/** An account of a fund: where money lies. */
type Place = { readonly fundId: string; readonly accountId: string };

type Fee = { readonly accountId: string; readonly amountYen: Yen };

/** お金が出た: for what, and from which account it went. */
type Paid = {
  readonly form: 'paid';
  readonly fundId: string;
  readonly forAccountId: string;
  readonly fromAccountId: string;
  readonly amountYen: Yen;
  /** 振込手数料 that the bank took on top. */
  readonly fee: Fee | null;
  readonly counterpartyId: string | null;
};

/** お金が入った */
type Received = {
  readonly form: 'received';
  readonly fundId: string;
  readonly forAccountId: string;
  readonly intoAccountId: string;
  readonly amountYen: Yen;
  readonly counterpartyId: string | null;
};

/**
 * 移した: between accounts of a fund, or between funds, where it is given away (繰入), lent (貸付) or
 * given back (返済). `meaning` counts only between funds.
 */
type Moved = {
  readonly form: 'moved';
  readonly from: Place;
  readonly to: Place;
  readonly amountYen: Yen;
  readonly meaning: 'transfer' | 'loan' | 'repayment';
};

/** 払うことが決まった: nothing is paid yet. */
type Owed = {
  readonly form: 'owed';
  readonly fundId: string;
  readonly forAccountId: string;
  readonly amountYen: Yen;
  readonly counterpartyId: string | null;
};

/** 立て替えた: a person paid for the association, which now owes that person. */
type Advanced = Omit<Owed, 'form' | 'counterpartyId'> & {
  readonly form: 'advanced';
  readonly personId: string;
};

/** 未払金を払った: what was owed or advanced before. */
type Settled = {
  readonly form: 'settled';
  readonly fundId: string;
  readonly fromAccountId: string;
  readonly amountYen: Yen;
  /** What is still open of it. */
  readonly openYen: Yen;
  readonly fee: Fee | null;
  readonly counterpartyId: string | null;
};

/** What somebody says happened, in words of every day. */
export type EverydayForm = Paid | Received | Moved | Owed | Advanced | Settled;

type Heading = Pick<NewEntry, 'id' | 'key' | 'postedOn' | 'summary'>;

/** 仕訳 of an everyday form that has no problems. */
export function entryOfForm(
  form: EverydayForm,
  heading: Heading,
  accounts: readonly Account[],
): NewEntry {
  const origin = form.form === 'paid' || form.form === 'settled' ? 'payment' : 'manual';
  return { ...heading, origin, postings: postingsOf(form, accounts) };
}

/** What is wrong with the form itself; `field` is a path in it. What is left says `problemsOfEntry`. */
export function problemsOfForm(form: EverydayForm, accounts: readonly Account[]): EntryProblem[] {
  return [
    ...yenProblems('amountYen', form.amountYen, '金額'),
    ...('fee' in form && form.fee
      ? yenProblems('fee.amountYen', form.fee.amountYen, '振込手数料')
      : []),
    ...placeProblems(form, accounts),
    ...payableProblems(form),
    ...chartProblems(form, accounts),
  ];
}

function yenProblems(field: string, amountYen: Yen, name: string): EntryProblem[] {
  const sentence = amountFault(amountYen, name);
  if (sentence !== null) return [{ field, sentence }];
  if (amountYen > 0) return [];
  return [{ field, sentence: `${name}は、0より大きい数で入れてください。` }];
}

function postingsOf(form: EverydayForm, accounts: readonly Account[]): Posting[] {
  switch (form.form) {
    case 'paid':
      return outgoing(form, form.forAccountId);
    case 'settled':
      return outgoing(form, needed(accounts, payable).id);
    case 'received': {
      const { fundId, amountYen, counterpartyId } = form;
      return [
        { fundId, accountId: form.intoAccountId, amountYen, counterpartyId },
        { fundId, accountId: form.forAccountId, amountYen: -amountYen, counterpartyId },
      ];
    }
    case 'moved':
      return moving(form, accounts);
    case 'owed':
      return owing(form, form.counterpartyId, accounts);
    case 'advanced':
      return owing(form, form.personId, accounts);
  }
}

function outgoing(
  { fundId, fromAccountId, amountYen, fee, counterpartyId }: Omit<Settled, 'form' | 'openYen'>,
  accountId: string,
): Posting[] {
  const feeYen = fee?.amountYen ?? 0;
  return [
    { fundId, accountId, amountYen, counterpartyId },
    ...(fee ? [{ fundId, accountId: fee.accountId, amountYen: feeYen, counterpartyId: null }] : []),
    { fundId, accountId: fromAccountId, amountYen: -amountYen - feeYen, counterpartyId },
  ];
}

function owing(
  { fundId, forAccountId, amountYen }: Owed | Advanced,
  counterpartyId: string | null,
  accounts: readonly Account[],
): Posting[] {
  return [
    { fundId, accountId: forAccountId, amountYen, counterpartyId },
    { fundId, accountId: needed(accounts, payable).id, amountYen: -amountYen, counterpartyId },
  ];
}

type Special = readonly [role: AccountRole, kind: AccountKind];

const payable: Special = ['payable', 'liability'];

/** Between funds each side has an account of its own, so that both funds balance. */
const betweenFunds: Readonly<Record<Moved['meaning'], { from: Special; to: Special }>> = {
  transfer: { from: ['transfer', 'expense'], to: ['transfer', 'income'] },
  loan: { from: ['interfund', 'asset'], to: ['interfund', 'liability'] },
  repayment: { from: ['interfund', 'liability'], to: ['interfund', 'asset'] },
};

function moving({ from, to, amountYen, meaning }: Moved, accounts: readonly Account[]): Posting[] {
  const counterpartyId = null;
  const out: Posting = { ...from, amountYen: -amountYen, counterpartyId };
  const into: Posting = { ...to, amountYen, counterpartyId };
  if (from.fundId === to.fundId) return [into, out];
  const special = betweenFunds[meaning];
  const givenId = needed(accounts, special.from).id;
  const takenId = needed(accounts, special.to).id;
  return [
    { fundId: from.fundId, accountId: givenId, amountYen, counterpartyId },
    out,
    into,
    { fundId: to.fundId, accountId: takenId, amountYen: -amountYen, counterpartyId },
  ];
}

function specialAccount(accounts: readonly Account[], [role, kind]: Special): Account | undefined {
  return accounts
    .filter((account) => account.role === role && account.kind === kind && !account.isRetired)
    .toSorted(byCode)[0];
}

function needed(accounts: readonly Account[], special: Special): Account {
  const found = specialAccount(accounts, special);
  if (!found) throw new Error(`no account for ${special.join(' ')}`);
  return found;
}

function payableProblems(form: EverydayForm): EntryProblem[] {
  if (form.form === 'owed' && form.counterpartyId === null) {
    return [{ field: 'counterpartyId', sentence: '払う相手を選んでください。' }];
  }
  if (form.form === 'settled' && form.amountYen > form.openYen) {
    const sentence = `未払金の残りは${formatYen(form.openYen)}です。それより多い額は入れられません。`;
    return [{ field: 'amountYen', sentence }];
  }
  return [];
}

function placeProblems(form: EverydayForm, accounts: readonly Account[]): EntryProblem[] {
  const notMoney = moneyFields(form).filter(
    ([, id]) => !accounts.some((account) => account.id === id && moneyRoles.has(account.role)),
  );
  const problems = notMoney.map(([field]) => ({
    field,
    sentence: '現金か預金の口座を選んでください。',
  }));
  if (form.form === 'moved' && isSamePlace(form)) {
    problems.push({ field: 'to.accountId', sentence: '移す元とちがう口座を選んでください。' });
  }
  return problems;
}

function isSamePlace({ from, to }: Moved): boolean {
  return from.fundId === to.fundId && from.accountId === to.accountId;
}

function moneyFields(form: EverydayForm): (readonly [field: string, accountId: string])[] {
  switch (form.form) {
    case 'paid':
    case 'settled':
      return [['fromAccountId', form.fromAccountId]];
    case 'received':
      return [['intoAccountId', form.intoAccountId]];
    case 'moved':
      return [
        ['from.accountId', form.from.accountId],
        ['to.accountId', form.to.accountId],
      ];
    default:
      return [];
  }
}

/** An association may retire an account of the chart; then the form that needs it cannot be used. */
function chartProblems(form: EverydayForm, accounts: readonly Account[]): EntryProblem[] {
  const missing = specialsOf(form).some((special) => !specialAccount(accounts, special));
  if (!missing) return [];
  return [
    { field: '', sentence: 'この入力に使う科目がありません。設定の科目一覧で加えてください。' },
  ];
}

function specialsOf(form: EverydayForm): readonly Special[] {
  if (form.form === 'moved') {
    const { from, to } = betweenFunds[form.meaning];
    return form.from.fundId === form.to.fundId ? [] : [from, to];
  }
  return form.form === 'paid' || form.form === 'received' ? [] : [payable];
}
