import { daysBetween, formatDate, type IsoDate } from '#domain/calendar.ts';
import type { ConvocationPaper } from './convocation-paper.ts';

/** Days before the last day for slips. */
export const reminderRounds = [10, 5, 2] as const;
export type ReminderRound = (typeof reminderRounds)[number];

/** Nobody is asked in the evening. */
const hours = { from: 9, until: 20 };

type Moment = {
  readonly deadlineOn: IsoDate;
  readonly today: IsoDate;
  /** In Japan, 0 to 23. */
  readonly hour: number;
  /** The day on which the convocation left: who has just got it is not reminded of it. */
  readonly sentOn: IsoDate;
};

const restDays = 2;

/** The round that is due now: the latest that has begun, so whoever was missed is asked once and not twice. */
export function roundAt({ deadlineOn, today, hour, sentOn }: Moment): ReminderRound | null {
  const left = daysBetween(today, deadlineOn);
  if (left < 0 || hour < hours.from || hour >= hours.until) return null;
  if (daysBetween(sentOn, today) < restDays) return null;
  return reminderRounds.toReversed().find((round) => left <= round) ?? null;
}

/** Whether somebody is to be asked: who has done anything, of whatever kind, is asked no more. */
export function isToRemind(
  head: {
    readonly hasDoneAnything: boolean;
    readonly canVote: boolean;
    readonly rounds: readonly number[];
  },
  round: ReminderRound,
): boolean {
  return head.canVote && !head.hasDoneAnything && head.rounds.every((done) => done > round);
}

type MailTo = {
  readonly name: string;
  readonly deadlineOn: IsoDate;
  /** Where one answers; `null` for whoever has no account. */
  readonly ballotUrl: string | null;
};

/** The same words to everybody; never how others have voted, or who has. */
export function reminderMail(
  { title, association, rows }: Pick<ConvocationPaper, 'title' | 'association' | 'rows'>,
  { name, deadlineOn, ballotUrl }: MailTo,
) {
  const shown = rows.filter(([key]) => shownRows.includes(key));
  const answer =
    ballotUrl === null
      ? '議決権行使書か委任状を、提出先に出してください。用紙が見つからないときは、問い合わせ先にお申し出ください。'
      : `次のページから、または用紙で答えられます。\n${ballotUrl}`;
  return {
    subject: `【ご回答のお願い】${title}`,
    body: `${name} 様

${title}へのご回答を、まだ受け取っていません。
${formatDate(deadlineOn)}17時までに、お答えください。総会に出席される方は、当日、会場にお越しください。

${shown.map(([key, words]) => `■${key}\n${words}`).join('\n')}

${answer}

行きちがいでもうお答えいただいていたら、このメールは読み捨ててください。

${association}
このメールには返信できません。
`,
  };
}

const shownRows = ['日時', '場所', '提出先・問い合わせ先'];
