import type { Urgency } from './quiet-hours.ts';

type LineFacts = {
  readonly association: string;
  readonly title: string;
  readonly urgency: Urgency;
  readonly pageUrl: string;
};

/** A bell beside the mail: what there is and where it stands, never the words themselves. */
export function lineMessage({ association, title, urgency, pageUrl }: LineFacts): string {
  return `${bellTitle({ title, urgency })}\n${association}\n\n続きは、スミワで読めます。\n${pageUrl}`;
}

/** All that is said of a notice where it only rings. */
export function bellTitle({ title, urgency }: Pick<LineFacts, 'title' | 'urgency'>): string {
  return `${urgency === 'emergency' ? '【緊急】' : '【お知らせ】'}${title}`;
}

/** How long a number may be sent from LINE after it was asked for. */
export const lineCodeMinutes = 10;

/** 「１２３４ ５６７８」 → 12345678; anything else is no number of ours. */
export function lineCodeIn(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return /^\d{8}$/.test(plain) ? plain : null;
}

export const lineReplies = {
  welcome:
    '友だち追加ありがとうございます。スミワの「お知らせ」で番号を出し、その8けたの番号をここに送ってください。',
  linked: 'つながりました。新しいお知らせが届くと、ここでもお知らせします。',
  wrong:
    '番号がちがうか、期限が過ぎています。スミワの「お知らせ」で、もう一度番号を出してください。',
  other: 'ここでは、お話をうかがえません。ご用の方は、管理組合か管理員室へお願いします。',
} as const;
