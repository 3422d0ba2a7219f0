import { type Role, rankOf } from '#domain/access/role.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { numberFrom, spacedNumber } from './sign-in-number.ts';

/** 役員カード: so many numbers, each good once and in its turn. */
const numbersOfCard = 10;
/** Wrong numbers one after the other, after which the card is shut. */
export const triesOfCard = 5;

export function cardNumbersFrom(random: (below: number) => number): readonly string[] {
  return Array.from({ length: numbersOfCard }, () => numberFrom(random));
}

type CardState = {
  /** The place of the number that is asked for next, from 1 on. */
  readonly next: number;
  readonly left: number;
};

export function cardStateOf(used: number): CardState {
  return { next: used + 1, left: numbersOfCard - used };
}

/** Whoever runs a house is asked anew again and again; others hardly ever. */
export function mayHaveCard(positions: readonly Role[]): boolean {
  return positions.some((position) => rankOf(position) !== 'resident');
}

export type ProofCardPaper = {
  readonly title: string;
  readonly to: string;
  readonly date: string;
  readonly numbers: readonly { readonly place: string; readonly number: string }[];
  readonly notes: readonly string[];
};

type Card = { readonly name: string; readonly numbers: readonly string[]; readonly today: IsoDate };

/** What is printed, folded and kept in a purse. */
export function proofCardPaper({ name, numbers, today }: Card): ProofCardPaper {
  return {
    title: '役員カード',
    to: name === '' ? '' : `${name} 様`,
    date: `${formatPlainDate(today)}に印刷`,
    numbers: numbers.map((number, at) => ({
      place: String(at + 1),
      number: spacedNumber(number),
    })),
    notes: [
      '「ご本人の確認」の画面で「役員カードの番号で確かめる」を押し、画面に出た順番の番号を入れます。',
      '番号は1つずつ、1回だけ使えます。使った番号は、線で消してください。',
      'メールの画面や、スマートフォンの写真には残さず、紙のまま持ってください。',
      '番号を電話やメールで聞くことはありません。だれにも伝えないでください。',
      'なくしたら、わたしのページで「このカードを使えなくする」を押します。',
      '役員を退いたら、この紙は細かく切って捨ててください。',
    ],
  };
}
