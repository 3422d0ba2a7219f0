import {
  ArrowLeftRight,
  FileClock,
  HandCoins,
  Keyboard,
  Layers,
  LogIn,
  LogOut,
  type LucideIcon,
  NotebookPen,
  Repeat2,
} from 'lucide-react';

/** お金の動き in words of every day; what is asked follows from it. */
export const ways = {
  paid: {
    title: 'お金が出た',
    example: '電気代、点検の費用、工事代などを払った',
    icon: LogOut,
    accountQuestion: '何に払いましたか',
    moneyQuestion: 'どこから払いましたか',
    counterpartyQuestion: '支払先',
    amountQuestion: 'いくら払いましたか',
    dayQuestion: 'いつ払いましたか',
    done: 'の支払い',
  },
  received: {
    title: 'お金が入った',
    example: '管理費、駐車場使用料、利息、保険金などが入った',
    icon: LogIn,
    accountQuestion: '何のお金が入りましたか',
    moneyQuestion: 'どこに入りましたか',
    counterpartyQuestion: '入金元',
    amountQuestion: 'いくら入りましたか',
    dayQuestion: 'いつ入りましたか',
    done: 'の入金',
  },
  moved: {
    title: 'お金を移した',
    example: '普通預金から定期預金へ、管理費会計から積立金会計へ',
    icon: ArrowLeftRight,
    accountQuestion: '',
    moneyQuestion: 'どこから移しましたか',
    counterpartyQuestion: '',
    amountQuestion: 'いくら移しましたか',
    dayQuestion: 'いつ移しましたか',
    done: '',
  },
  owed: {
    title: '払うことが決まった',
    example: '請求書が届いた。まだ払っていない',
    icon: FileClock,
    accountQuestion: '何に払いますか',
    moneyQuestion: '',
    counterpartyQuestion: '支払先',
    amountQuestion: 'いくら払いますか',
    dayQuestion: 'いつの分ですか',
    done: 'の請求',
  },
  advanced: {
    title: '立て替えてもらった',
    example: '理事が電球や切手を買った。まだ返していない',
    icon: HandCoins,
    accountQuestion: '何に払いましたか',
    moneyQuestion: '',
    counterpartyQuestion: 'どなたが立て替えましたか',
    amountQuestion: 'いくら立て替えましたか',
    dayQuestion: 'いつ立て替えましたか',
    done: 'の立て替え',
  },
} as const satisfies Record<string, { icon: LucideIcon } & Record<string, unknown>>;

export type Way = keyof typeof ways;

export const allWays = Object.keys(ways) as Way[];

/** Beside what happened once: what is kept, what comes again, and the rows themselves. */
export const furtherWays = [
  {
    way: 'spread',
    title: '数年分をまとめて払った',
    example: '火災保険など。払った額を、月ごとの支出に自動で分けます',
    icon: Layers,
  },
  {
    way: 'repeats',
    title: '毎月の記帳',
    example: '電気代や委託費など、毎月くり返す記帳の日と金額',
    icon: Repeat2,
  },
  {
    way: 'templates',
    title: 'ひな形',
    example: '名前を付けて残した入力から始めます',
    icon: NotebookPen,
  },
  {
    way: 'journal',
    title: '仕訳で入力',
    example: '借方と貸方が分かる方に。キーボードだけで続けて入力できます',
    icon: Keyboard,
  },
] as const;
