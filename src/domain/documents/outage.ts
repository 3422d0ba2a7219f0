import { addDays, type IsoDate } from '#domain/calendar.ts';

type Notice = { readonly title: string; readonly summary: string; readonly issuedOn: IsoDate };

/** Water, power, lifts or the network stop, or a way is closed. */
const stops = /断水|停電|断ガス|止ま(?:る|り)|停止|休止|通行止/;

/** A notice hangs for about as long before what it tells of is over. */
const freshDays = 45;

/** 断水や停電などのお知らせ: the notices lately given of something that stops. */
export function outagesIn<Of extends Notice>(notices: readonly Of[], today: IsoDate): Of[] {
  const oldest = addDays(today, -freshDays);
  return notices.filter(
    ({ title, summary, issuedOn }) => issuedOn >= oldest && stops.test(`${title} ${summary}`),
  );
}
