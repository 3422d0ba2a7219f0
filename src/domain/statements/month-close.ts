import { daysBetween, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { type Account, shownYen } from '#domain/ledger/account.ts';
import { accountFinder } from '#domain/ledger/account-lookup.ts';
import type { Balance } from '#domain/ledger/balance.ts';
import { unbookedWords } from '#domain/matching/find-unbooked.ts';
import { sumYen, type Yen } from '#domain/money.ts';

type OpenItem = {
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly amountYen: Yen;
};

/** What is known of a month that shall be closed; `null` where nobody said. */
export type MonthFacts = {
  readonly endsOn: IsoDate;
  readonly accounts: readonly Account[];
  /** Of all funds at the month's end, debit positive. */
  readonly balances: readonly Balance[];
  readonly bankAccounts: readonly {
    readonly name: string;
    readonly ledgerYen: Yen;
    /** By the passbook or the bank's list at the month's end. */
    readonly statementYen: Yen | null;
  }[];
  /** 仮払金 and 仮受金 that nobody cleared yet. */
  readonly openSuspense: readonly OpenItem[];
  /** Payments of the month without 証憑; `null` while vouchers are not kept here. */
  readonly withoutVoucher: readonly OpenItem[] | null;
  /** Invoices and receipts until the month's end that stand beside no entry. */
  readonly unbookedPapers: number;
  /** 未収金 by the books and by dwelling. */
  readonly receivables: { readonly ledgerYen: Yen; readonly byDwellingYen: Yen | null };
  /** Lines of bank lists that nobody has confirmed, and those of them that the books have no entry for. */
  readonly lines: { readonly openCount: number; readonly unbookedCount: number } | null;
  /** Entries of the fiscal year, and the highest number given to one. */
  readonly entryCount: number;
  readonly highestNumber: number;
};

/** `needed` has to be typed in: neither a tick nor a reason stands for it. */
type CloseState = 'done' | 'open' | 'unknown' | 'needed';

export type CloseItem = {
  readonly id:
    | 'banks'
    | 'unbooked'
    | 'papers'
    | 'suspense'
    | 'vouchers'
    | 'receivables'
    | 'funds'
    | 'numbers';
  readonly title: string;
  readonly state: CloseState;
  readonly sentence: string;
  /** What to do; empty when it is done. */
  readonly advice: string;
};

/** 月次締めの確認. The month may be closed when nothing is open or needed; what is unknown a person has to look at. */
export function monthClose(facts: MonthFacts): {
  readonly items: readonly CloseItem[];
  readonly canClose: boolean;
} {
  const items = [
    banksItem(facts),
    unbookedItem(facts),
    papersItem(facts),
    suspenseItem(facts),
    vouchersItem(facts),
    receivablesItem(facts),
    fundsItem(facts),
    numbersItem(facts),
  ];
  return { items, canClose: items.every(({ state }) => state !== 'open' && state !== 'needed') };
}

function done(id: CloseItem['id'], title: string, sentence: string): CloseItem {
  return { id, title, state: 'done', sentence, advice: '' };
}

function banksItem({ bankAccounts, endsOn }: MonthFacts): CloseItem {
  const id = 'banks';
  const title = '銀行の残高と帳簿';
  const day = formatPlainDate(endsOn);
  const apart = bankAccounts.find(
    ({ ledgerYen, statementYen }) => statementYen !== null && statementYen !== ledgerYen,
  );
  if (apart && apart.statementYen !== null) {
    const gap = formatYen(Math.abs(apart.statementYen - apart.ledgerYen));
    return {
      id,
      title,
      state: 'open',
      sentence: `${day}の${apart.name}は、通帳が${formatYen(apart.statementYen)}、帳簿が${formatYen(apart.ledgerYen)}で、${gap}ちがいます。`,
      advice: '通帳とこの月の帳簿を、1行ずつ見くらべてください。',
    };
  }
  const unknown = bankAccounts.filter(({ statementYen }) => statementYen === null);
  if (unknown.length > 0) {
    return {
      id,
      title,
      state: 'needed',
      sentence: `${day}の通帳の残高が、まだ入っていません（${unknown.map(({ name }) => name).join('、')}）。`,
      advice: '通帳を記帳して、月末の残高を入れてください。入れるまで、締めは頼めません。',
    };
  }
  return done(id, title, `${day}の残高は、どの口座も通帳と同じです。`);
}

function unbookedItem({ lines }: MonthFacts): CloseItem {
  const id = 'unbooked';
  const title = '記帳していない入出金';
  if (lines?.openCount === 0) return done(id, title, '入出金は、すべて記帳してあります。');
  if (lines === null) {
    return {
      id,
      title,
      state: 'unknown',
      sentence: '銀行の明細を取り込んでいないので、記帳もれを調べられません。',
      advice: '通帳とこの月の帳簿を見くらべ、もれがないことを確かめてください。',
    };
  }
  return {
    id,
    title,
    state: 'open',
    sentence: `銀行の明細のうち${lines.openCount}件を、まだ確かめていません。${unbookedWords(lines)}`,
    advice: '「入出金」で1件ずつ、帳簿にあるものは確かめ、ないものは記帳してください。',
  };
}

function papersItem({ unbookedPapers }: MonthFacts): CloseItem {
  const id = 'papers';
  const title = '記帳していない請求書・領収書';
  if (unbookedPapers === 0) {
    return done(id, title, '読み取った請求書と領収書は、すべて帳簿に付いています。');
  }
  // A paper may belong to a later month, or to nothing at all: a person looks and says so.
  return {
    id,
    title,
    state: 'unknown',
    sentence: unbookedPapersWords(unbookedPapers),
    advice: 'この月のものは記帳し、もう記帳してあるものは仕訳に付けてください。',
  };
}

/** 記帳していない請求書・領収書が2件あります。 */
export function unbookedPapersWords(count: number): string {
  return `記帳していない請求書・領収書が${count}件あります。`;
}

const longestSuspenseDays = 90;

function suspenseItem({ openSuspense, endsOn }: MonthFacts): CloseItem {
  const id = 'suspense';
  const title = '仮払金と仮受金';
  const old = openSuspense.filter(
    ({ postedOn }) => daysBetween(postedOn, endsOn) > longestSuspenseDays,
  );
  const [first] = old.toSorted((one, other) => (one.postedOn < other.postedOn ? -1 : 1));
  if (!first) {
    return done(id, title, `${longestSuspenseDays}日を過ぎた仮払金と仮受金はありません。`);
  }
  return {
    id,
    title,
    state: 'open',
    sentence: `${longestSuspenseDays}日を過ぎたものが${old.length}件あります。いちばん古いのは${formatPlainDate(first.postedOn)}の「${first.summary}」${formatYen(first.amountYen)}です。`,
    advice: '何のお金だったかを調べて、正しい科目に移してください。',
  };
}

function vouchersItem({ withoutVoucher }: MonthFacts): CloseItem {
  const id = 'vouchers';
  const title = '証憑（領収書・請求書）';
  if (withoutVoucher === null) {
    return {
      id,
      title,
      state: 'unknown',
      sentence: '証憑は、まだこの画面では調べられません。',
      advice: 'この月の支払に、領収書か請求書がそろっていることを確かめてください。',
    };
  }
  if (withoutVoucher.length === 0) return done(id, title, '支払には、すべて証憑が付いています。');
  const sum = formatYen(sumYen(withoutVoucher.map(({ amountYen }) => amountYen)));
  // A paper that was lost must not keep a month open for ever: a person looks and says so.
  return {
    id,
    title,
    state: 'unknown',
    sentence: `証憑のない支払が${withoutVoucher.length}件、合わせて${sum}あります。`,
    advice:
      '領収書か請求書を付けてください。手に入らないときは、理由を書いた紙の写真でもかまいません。ないまま締めることもできます。',
  };
}

function receivablesItem({ receivables: { ledgerYen, byDwellingYen } }: MonthFacts): CloseItem {
  const id = 'receivables';
  const title = '未収金';
  if (byDwellingYen === null) {
    return {
      id,
      title,
      state: 'unknown',
      sentence: `帳簿の未収金は${formatYen(ledgerYen)}です。住戸ごとの明細がないので、くらべられません。`,
      advice: '管理会社の滞納の一覧と、合計が同じことを確かめてください。',
    };
  }
  if (byDwellingYen === ledgerYen) {
    return done(id, title, `住戸ごとの未収金の合計は、帳簿と同じ${formatYen(ledgerYen)}です。`);
  }
  return {
    id,
    title,
    state: 'open',
    sentence: `未収金は、帳簿が${formatYen(ledgerYen)}、住戸ごとの合計が${formatYen(byDwellingYen)}で、${formatYen(Math.abs(ledgerYen - byDwellingYen))}ちがいます。`,
    advice: '請求と入金の記帳を、住戸ごとに確かめてください。',
  };
}

/** 1910 against 2910 and 5310 against 4230: what leaves one fund arrives in another. */
function fundsItem({ accounts, balances }: MonthFacts): CloseItem {
  const id = 'funds';
  const title = '会計どうしのお金の移動';
  const lent = sideOf('interfund', 'asset', accounts, balances);
  const borrowed = sideOf('interfund', 'liability', accounts, balances);
  const given = sideOf('transfer', 'expense', accounts, balances);
  const taken = sideOf('transfer', 'income', accounts, balances);
  const apart = [
    lent === borrowed ? '' : `貸した額は${formatYen(lent)}、借りた額は${formatYen(borrowed)}`,
    given === taken ? '' : `繰り出した額は${formatYen(given)}、繰り入れた額は${formatYen(taken)}`,
  ].filter((words) => words !== '');
  if (apart.length === 0)
    return done(id, title, '会計どうしの繰入と貸し借りは、両方で同じ額です。');
  return {
    id,
    title,
    state: 'open',
    sentence: `${apart.join('、')}で、合いません。`,
    advice: '片方の会計だけに入れた移動がないか、確かめてください。',
  };
}

function sideOf(
  role: Account['role'],
  kind: Account['kind'],
  accounts: readonly Account[],
  balances: readonly Balance[],
): Yen {
  const findAccount = accountFinder(accounts);
  const amounts = balances
    .filter(({ accountId }) => {
      const account = findAccount(accountId);
      return account.role === role && account.kind === kind;
    })
    .map(({ amountYen }) => amountYen);
  return shownYen(kind, sumYen(amounts));
}

function numbersItem({ entryCount, highestNumber }: MonthFacts): CloseItem {
  const id = 'numbers';
  const title = '伝票番号';
  if (highestNumber === 0 && entryCount === 0) return done(id, title, '伝票は、まだありません。');
  if (entryCount === highestNumber) {
    return done(id, title, `伝票番号は、1番から${highestNumber}番まで続いています。`);
  }
  return {
    id,
    title,
    state: 'open',
    sentence: `伝票は${entryCount}件ですが、いちばん大きい番号は${highestNumber}番です。`,
    advice: '番号は自動で付くので、抜けることはありません。サポートに知らせてください。',
  };
}
