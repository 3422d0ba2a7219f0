/**
 * The address of the caller. Each trusted proxy appends the address it saw, so with one proxy the last entry of
 * X-Forwarded-For is the caller and everything before it may be invented.
 */
export function clientAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return socketAddress ?? 'unknown';
  const chain = (forwardedFor ?? '').split(',').map((part) => part.trim());
  return chain.at(-trustedProxies) || socketAddress || 'unknown';
}
