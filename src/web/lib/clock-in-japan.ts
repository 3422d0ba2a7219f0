const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** 2026-11-24 and 08:30, as the clocks in Japan have it. */
export function clockInJapan(now: Date = new Date()): { day: string; time: string } {
  const [day = '', time = ''] = parts.format(now).split(' ');
  return { day, time };
}
