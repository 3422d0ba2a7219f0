/** The `tel:` address that calls a number as people write it: `045-000-1480`, `#7119`. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+*#]/g, '').replaceAll('#', '%23')}`;
}
