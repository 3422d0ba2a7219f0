import type { Recipient } from './audience.ts';

/** 届け方 */
export const ways = ['mail', 'paper'] as const;
export type Way = (typeof ways)[number];

export const wayNames = { mail: 'メール', paper: '紙' } as const satisfies Record<Way, string>;

export function wayOf({ person }: Recipient): Way {
  return person?.hasMail ? 'mail' : 'paper';
}

export type Reach = {
  readonly people: number;
  readonly mail: number;
  readonly paper: number;
  /** Each box is walked to once, whoever lives behind it. */
  readonly boxes: number;
  /** Sheets that have to go by post. */
  readonly posted: number;
};

/** 「24人へメール、12戸へ紙」: every recipient counts once. */
export function reachOf(recipients: readonly Recipient[]): Reach {
  const onPaper = recipients.filter((it) => wayOf(it) === 'paper');
  const inBoxes = onPaper.filter(({ person }) => !person || person.livesHere);
  return {
    people: recipients.length,
    mail: recipients.length - onPaper.length,
    paper: onPaper.length,
    boxes: new Set(inBoxes.map(({ dwelling }) => dwelling.id)).size,
    posted: onPaper.length - inBoxes.length,
  };
}

export function reachWords({ mail, boxes, posted }: Reach): string {
  const parts = [
    mail > 0 ? `${mail}人へメール` : '',
    boxes > 0 ? `${boxes}戸へ紙` : '',
    posted > 0 ? `${posted}人へ郵便` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join('、') : '届ける方がいません';
}

/** What is written down of a delivery, once each and never taken back. */
const deliveryEvents = ['accepted', 'refused', 'gaveUp', 'handed', 'lined', 'pushed'] as const;
export type DeliveryEvent = (typeof deliveryEvents)[number];

export const deliveryStates = ['waiting', 'sent', 'read', 'handed', 'unreached'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const stateNames = {
  waiting: '送信待ち',
  sent: '送信ずみ（まだ開いていません）',
  read: '読みました',
  handed: '紙で届けました',
  unreached: 'まだ届いていません',
} as const satisfies Record<DeliveryState, string>;

type Delivery = {
  readonly way: Way;
  readonly isRead: boolean;
  readonly events: readonly DeliveryEvent[];
};

/** What counts most for the one who was to be reached. */
export function stateOf({ way, isRead, events }: Delivery): DeliveryState {
  if (isRead) return 'read';
  if (events.includes('handed')) return 'handed';
  if (way === 'paper' || events.includes('refused') || events.includes('gaveUp')) {
    return 'unreached';
  }
  return events.includes('accepted') ? 'sent' : 'waiting';
}
