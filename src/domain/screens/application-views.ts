import type { Permission } from '#domain/access/permission.ts';

/** The tabs of 届け出・予約, by their names in the address; the first that somebody may open is the page itself. */
export const applicationViews = {
  own: { label: '届け出・申し込み', needs: 'application.file' },
  inbox: { label: '届いたもの', needs: 'application.read' },
  desk: { label: '紙の届け出を入力', needs: 'application.receive' },
  bookings: { label: '集会室などの予約', needs: 'booking.make' },
  use: { label: '予約の一覧', needs: 'booking.manage' },
  rules: { label: '決まりと部屋', needs: 'house.rules' },
} as const satisfies Record<string, { label: string; needs: Permission }>;

export type ApplicationView = keyof typeof applicationViews;

export const applicationViewNames = Object.keys(applicationViews) as ApplicationView[];

export const applicationPage = '/demo/applications';

export function applicationAddress(view: ApplicationView): string {
  return `${applicationPage}?view=${view}`;
}
