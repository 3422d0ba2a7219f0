import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { numberLivesMs } from '#domain/accounts/sign-in-limits.ts';
import type { Env } from '#server/http/handle.ts';
import type { Letter, Purpose } from './attempt-store.ts';
import { hashOf, newSecret } from './keys.ts';
import { type NumberParts, sendNumber } from './number.ts';

const sent = {
  message:
    '番号をメールで送りました。届かないときは、迷惑メールの中と、メールアドレスをお確かめください。',
};

type Asked = {
  readonly address: string;
  readonly purpose: Purpose;
  readonly letter: Letter | null;
};

type Parts = NumberParts & {
  /** A mail waits in the outbox that somebody waits for. */
  readonly onMailStored: () => void;
};

/** ログイン番号 goes by mail, and is good in the browser that holds this cookie. */
export function numbersByMail(parts: Parts) {
  const secure = parts.appUrl.startsWith('https:');
  const cookie = secure ? '__Host-attempt' : 'attempt';
  return {
    async send(c: Context<Env>, asked: Asked): Promise<typeof sent> {
      const secret = newSecret();
      await sendNumber(c, parts, { ...asked, secretHash: hashOf(secret) });
      const maxAge = (1.5 * numberLivesMs) / 1000;
      setCookie(c, cookie, secret, { httpOnly: true, maxAge, path: '/', sameSite: 'Lax', secure });
      parts.onMailStored();
      return sent;
    },
    secretHashIn: (c: Context<Env>) => hashOf(getCookie(c, cookie) ?? ''),
    forget: (c: Context<Env>) => {
      deleteCookie(c, cookie, { path: '/', secure });
    },
  };
}
