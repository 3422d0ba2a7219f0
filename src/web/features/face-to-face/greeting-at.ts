/** What one says at this hour. */
export function greetingAt(day: Date): string {
  const hour = day.getHours();
  if (hour >= 4 && hour < 11) return 'おはようございます。';
  return hour >= 11 && hour < 18 ? 'こんにちは。' : 'こんばんは。';
}
