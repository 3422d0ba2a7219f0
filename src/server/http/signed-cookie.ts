import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a value so that only this server can have made the cookie. */
export function sign(value: string, secret: string): string {
  return `${value}.${signature(value, secret)}`;
}

export function unsign(signed: string, secret: string): string | undefined {
  const cut = signed.lastIndexOf('.');
  if (cut < 0) return undefined;
  const value = signed.slice(0, cut);
  const given = Buffer.from(signed.slice(cut + 1));
  const right = Buffer.from(signature(value, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? value : undefined;
}

function signature(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url');
}
