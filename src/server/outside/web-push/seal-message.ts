import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Of the browser, as it was subscribed: base64url. */
export type DeviceKeys = { readonly publicKey: string; readonly authSecret: string };

/** What is drawn anew for each message; given only where a test repeats the published example. */
type Drawn = { readonly privateKey: Uint8Array; readonly salt: Uint8Array };

const recordSize = 4096;
/** All messages are as long as this, so their length says nothing. */
const paddedBytes = 1024;

/** RFC 8291: `aes128gcm`, in one record, which the device alone can open. */
export function sealMessage(
  message: Uint8Array,
  { publicKey, authSecret }: DeviceKeys,
  { drawn = draw(), padTo = paddedBytes }: { drawn?: Drawn; padTo?: number } = {},
): Uint8Array {
  const device = Buffer.from(publicKey, 'base64url');
  const own = createECDH('prime256v1');
  own.setPrivateKey(drawn.privateKey);
  const ownPublic = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, ownPublic]);
  const shared = own.computeSecret(device);
  const secret = Buffer.from(authSecret, 'base64url');
  const material = derive({ material: shared, salt: secret, info, bytes: 32 });
  const { salt } = drawn;
  const key = derive({ material, salt, info: 'Content-Encoding: aes128gcm\0', bytes: 16 });
  const nonce = derive({ material, salt, info: 'Content-Encoding: nonce\0', bytes: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record; nothing but zeros may follow.
  const padding = Buffer.alloc(Math.max(0, padTo - message.length - 1));
  const sealed = [cipher.update(message), cipher.update(Buffer.from([2])), cipher.update(padding)];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  const head = [salt, size, Buffer.from([ownPublic.length]), ownPublic];
  return Buffer.concat([...head, ...sealed, cipher.final(), cipher.getAuthTag()]);
}

function draw(): Drawn {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { privateKey: keys.getPrivateKey(), salt: randomBytes(16) };
}

type Derived = {
  readonly material: Uint8Array;
  readonly salt: Uint8Array;
  readonly info: string | Uint8Array;
  readonly bytes: number;
};

function derive({ material, salt, info, bytes }: Derived): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, bytes));
}
