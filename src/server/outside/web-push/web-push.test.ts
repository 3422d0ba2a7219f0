import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealMessage } from './seal-message.ts';
import { senderToken, signingKey } from './sender-token.ts';
import { createWebPush } from './web-push.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

test('a message is sealed to the byte as in the example of RFC 8291', () => {
  const device = {
    publicKey:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const drawn = {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  };
  const words = Buffer.from('When I grow up, I want to be a watermelon');
  const sealed = sealMessage(words, device, { drawn, padTo: 0 });
  expect(Buffer.from(sealed).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

/** Made for this test. */
const keys = {
  publicKey:
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
};

test('who sends is signed for the one server that takes it', () => {
  const now = new Date('2026-11-29T00:00:00Z');
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
  const key = signingKey(keys);
  const token = senderToken(key, { endpoint, subject: 'mailto:a@sumiwa.example', now });
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://updates.push.services.mozilla.com',
    exp: now.getTime() / 1000 + 43_200,
    sub: 'mailto:a@sumiwa.example',
  });
  const seen = { key: createPublicKey(key), dsaEncoding: 'ieee-p1363' as const };
  const isSigned = (text: string) =>
    verify('sha256', Buffer.from(text), seen, Buffer.from(signature, 'base64url'));
  expect(isSigned(`${head}.${claims}`)).toBe(true);
  expect(isSigned(`${head}.${claims}x`)).toBe(false);
});

test('only servers of browser makers are asked, whatever address a page sends', () => {
  const push = createWebPush({ ...keys, subject: 'mailto:a@b.example', extraOrigin: undefined });
  const may = [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ];
  const mayNot = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://notpush.apple.com@127.0.0.1/x',
    'https://fcm.googleapis.com:8443/x',
    'https://127.0.0.1/x',
    'http://169.254.169.254/latest',
    'nothing',
  ];
  expect(may.filter((it) => !push.mayReach(it))).toEqual([]);
  expect(mayNot.filter((it) => push.mayReach(it))).toEqual([]);
});
