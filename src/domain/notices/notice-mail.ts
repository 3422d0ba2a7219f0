import type { Urgency } from './quiet-hours.ts';

export type MailFacts = {
  readonly association: string;
  readonly title: string;
  readonly body: string;
  readonly urgency: Urgency;
  /** Null for whoever has no account: the words themselves have to do. */
  readonly pageUrl: string | null;
};

/** A member is told that there is something; only who cannot open the page reads it in the mail. */
export function noticeMail({ association, title, body, urgency, pageUrl }: MailFacts) {
  const mark = urgency === 'emergency' ? '【緊急】' : '【お知らせ】';
  const words = pageUrl === null ? body : `つづきは、スミワで読めます。\n${pageUrl}`;
  return {
    subject: `${mark}${title}`,
    body: `${association}からのお知らせです。

${title}

${words}

このメールには返信できません。お問い合わせは、管理組合または管理員室へお願いします。

スミワ
`,
  };
}
