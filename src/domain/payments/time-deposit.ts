/** 定期預金: money lies there until it falls due, and no transfer goes out of it. */
export function isTimeDeposit({ kind }: { readonly kind: string }): boolean {
  return kind.includes('定期');
}
