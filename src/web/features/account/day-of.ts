/** 11月23日, in Japan's time. */
export function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('ja-JP', {
    month: 'long',
    day: 'numeric',
    timeZone: 'Asia/Tokyo',
  });
}
