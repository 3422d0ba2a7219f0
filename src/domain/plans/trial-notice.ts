import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { trialOn } from './trial.ts';

/** お試しの終わりの知らせ: so many days before the end, today included, each once. */
const noticeDays = [14, 7, 1] as const;

/** Which notice is due: the latest whose day has come. One that was missed is not sent beside the next. */
export function dueNotice(endsOn: IsoDate | null, today: IsoDate): number | null {
  const left = trialOn(endsOn, today)?.daysLeft ?? 0;
  return left === 0 ? null : (noticeDays.findLast((days) => left <= days) ?? null);
}

export const earliestNotice = Math.max(...noticeDays);

/** お試しが終わると: what happens then, and what does not. */
export const afterTrial = [
  '登録した内容は、これまでどおり見られます。印刷と書き出しもできます。',
  '文書、名簿、帳簿などに、新しく書き込めなくなります。',
  '自分の設定とやること、AI管理人への質問は、そのまま使えます。',
] as const;

export const afterTrialContact =
  '続けてお使いになるときは、「契約とお支払い」から、プランをお申し込みください。';

type Told = {
  readonly association: string;
  readonly endsOn: IsoDate;
  readonly daysLeft: number;
  readonly pageUrl: string;
};

/** 「あと7日」「今日まで」 */
export function leftWords(daysLeft: number): string {
  return daysLeft === 1 ? '今日まで' : `あと${daysLeft}日`;
}

/** To everybody who runs the house: whoever was asked to decide may be on holiday. */
export function trialEndMail({ association, endsOn, daysLeft, pageUrl }: Told) {
  return {
    subject: `【スミワ】お試しは${leftWords(daysLeft)}です`,
    body: `${association}のスミワのお試しは、${formatPlainDate(endsOn)}に終わります（${leftWords(daysLeft)}）。

終わったあと
${afterTrial.map((words) => `・${words}`).join('\n')}

${afterTrialContact}

プランと利用状況
${pageUrl}

このお知らせは、役員と管理会社の担当者の方に、終わりの14日前、7日前、最後の日に送っています。

スミワ
`,
  };
}
