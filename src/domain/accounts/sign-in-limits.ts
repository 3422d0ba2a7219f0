const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A number is good for this long, only in the browser that asked, and for so many tries. */
export const numberLivesMs = 10 * minuteMs;
export const triesOfNumber = 5;

/** 招待状: good for a month, and for so many wrong secrets. */
export const letterLivesDays = 30;
export const triesOfLetter = 5;

export type Limit = { readonly name: string; readonly count: number; readonly windowMs: number };

/** Together a guesser who asks and tries without rest needs weeks for one of a hundred thousand accounts. */
export const signInLimits = {
  mailsAnHour: { name: 'mail-hour', count: 5, windowMs: hourMs },
  mailsADay: { name: 'mail-day', count: 15, windowMs: dayMs },
  mailsOfACaller: { name: 'caller-hour', count: 30, windowMs: hourMs },
  /** 招待状の番号 that open nothing, by whoever types them. */
  wrongLettersADay: { name: 'letter-day', count: 20, windowMs: dayMs },
  /** 画面ロック: questions and answers of a caller; a page that stays open asks again now and then. */
  passkeyQuestions: { name: 'passkey-asked', count: 60, windowMs: 10 * minuteMs },
  passkeyAnswers: { name: 'passkey', count: 30, windowMs: 10 * minuteMs },
  /** LINE and Google: ways there and back. */
  providerWays: { name: 'provider', count: 30, windowMs: 10 * minuteMs },
  wrongNumbersADay: { name: 'wrong-day', count: 20, windowMs: dayMs },
  /** 管理会社の担当者 whom a company writes to, by company. */
  staffADay: { name: 'staff-day', count: 30, windowMs: dayMs },
  /** 合わない番号 of everybody together: above it somebody guesses in earnest, and the operator is told. */
  wrongOfAll: { name: 'wrong-all', count: 500, windowMs: 10 * minuteMs },
  /** People of one association whose numbers rest for a day: from here on its board is told. */
  restedADay: { name: 'rested-day', count: 3, windowMs: dayMs },
  /** Mails of warning, to the operator and to each board. */
  alarmsADay: { name: 'alarm-day', count: 1, windowMs: dayMs },
} as const satisfies Record<string, Limit>;

/** Windows stand side by side; a row of an old one counts for nothing. */
export function slotOf({ windowMs }: Limit, nowMs: number): number {
  return Math.floor(nowMs / windowMs);
}

/** No window is longer, so what is older may go. */
export const longestWindowMs = Math.max(
  ...Object.values(signInLimits).map(({ windowMs }) => windowMs),
);
