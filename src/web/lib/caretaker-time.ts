const japan = 'Asia/Tokyo';
const day = new Intl.DateTimeFormat('ja-JP', { timeZone: japan, month: 'long', day: 'numeric' });
const time = new Intl.DateTimeFormat('ja-JP', {
  timeZone: japan,
  hour: 'numeric',
  minute: '2-digit',
});

/** 14:05 today, 11月20日 14:05 before. */
export function formatInstant(instant: string, now: Date = new Date()): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const isToday =
    now.getTime() - date.getTime() < 86_400_000 && day.format(now) === day.format(date);
  return isToday ? time.format(date) : `${day.format(date)} ${time.format(date)}`;
}
