/** What an applicant is told of: a word of the board, or that a permit has lapsed. */
export type NewsKind = 'answered' | 'lapsed';

export type NewsFacts = {
  readonly way: 'mail' | 'paper';
  readonly mailEnded: 'accepted' | 'refused' | 'gaveUp' | null;
  readonly isHanded: boolean;
};

export const newsStates = ['waiting', 'mailed', 'unreached', 'paper', 'handed'] as const;
export type NewsState = (typeof newsStates)[number];

/** How far news has come; `unreached` and `paper` are still to be printed and handed over. */
export function newsStateOf({ way, mailEnded, isHanded }: NewsFacts): NewsState {
  if (isHanded) return 'handed';
  if (way === 'paper') return 'paper';
  if (mailEnded === null) return 'waiting';
  return mailEnded === 'accepted' ? 'mailed' : 'unreached';
}

export function isToHand(facts: NewsFacts): boolean {
  const state = newsStateOf(facts);
  return state === 'paper' || state === 'unreached';
}

export const newsStateNames = {
  waiting: '申し込んだ方に、メールとホームの画面で知らせます。',
  mailed: '申し込んだ方に、メールで知らせました。',
  unreached: 'メールが届きませんでした。書面を印刷して渡してください。',
  paper: 'スミワを使っていない方です。書面を印刷して渡してください。',
  handed: '書面を渡しました。',
} as const satisfies Record<NewsState, string>;

type MailFacts = {
  readonly association: string;
  readonly number: string;
  readonly title: string;
  readonly kind: NewsKind;
  readonly isAskedBack: boolean;
  readonly pageUrl: string;
};

/** The mail says that there is an answer; the answer itself is read by whoever signs in. */
export function newsMail({ association, number, title, kind, isAskedBack, pageUrl }: MailFacts) {
  const matter = `「${title}」（受付番号 ${number}）`;
  const words =
    kind === 'lapsed'
      ? `${matter}の承認は、使わないまま期限が過ぎました。必要なときは、もう一度申し込んでください。`
      : isAskedBack
        ? `${matter}に、直していただきたいところがあります。画面で確かめて、もう一度送ってください。`
        : `${matter}の結果が出ました。画面で確かめてください。`;
  return {
    subject:
      kind === 'lapsed' ? '【スミワ】承認の期限が過ぎました' : '【スミワ】届け出・申し込みへの返事',
    body: `${association}からのお知らせです。

${words}
${pageUrl}

このメールには返信できません。お問い合わせは、管理組合または管理員室へお願いします。

スミワ
`,
  };
}
