import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { z } from 'zod/mini';
import type { addPasskey, askToAddPasskey, askToEnter } from '#contract/passkeys.ts';

type Making = z.output<typeof askToAddPasskey.output>['options'];
type Made = z.input<typeof addPasskey.input>['made'];
type Asking = z.output<typeof askToEnter.output>['options'];

/** What a device may do otherwise than it should. */
type Mischief = {
  readonly origin?: string;
  readonly challenge?: string;
  readonly host?: string;
  /** Without 画面ロック: somebody touched it, nobody knows who. */
  readonly isUnlocked?: boolean;
  readonly userHandle?: string;
};

/** A device of a test with one passkey (ES256), as the standard has it; `counter` is what it counted so far. */
export function createAuthenticator(home = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const state = { counter: 0, userHandle: '' };

  function dataFor(host: string, flags: number, more: readonly Buffer[] = []): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, ...more]);
  }

  return {
    state,
    make(options: Making, wrong: Mischief = {}): Made {
      state.userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = coseKey(publicKey.export({ format: 'jwk' }));
      const flags = atHand | (wrong.isUnlocked === false ? 0 : unlocked) | withKey;
      const attested = [Buffer.alloc(16), length, id, key];
      const data = dataFor(wrong.host ?? options.rp.id, flags, attested);
      return {
        id: text(id),
        transports: ['internal'],
        clientDataJSON: clientData('webauthn.create', options.challenge, {
          origin: home,
          ...wrong,
        }),
        attestationObject: text(
          cborMap([
            [cborText('fmt'), cborText('none')],
            [cborText('attStmt'), cborMap([])],
            [cborText('authData'), cborBytes(data)],
          ]),
        ),
      };
    },
    sign(options: Asking, wrong: Mischief = {}) {
      state.counter += 1;
      const flags = atHand | (wrong.isUnlocked === false ? 0 : unlocked);
      const data = dataFor(wrong.host ?? options.rpId, flags);
      const client = clientData('webauthn.get', options.challenge, { origin: home, ...wrong });
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
      return {
        id: text(id),
        clientDataJSON: client,
        authenticatorData: text(data),
        signature: text(sign('sha256', signed, privateKey)),
        userHandle: wrong.userHandle ?? state.userHandle,
      };
    },
  };
}

const atHand = 0x01;
const unlocked = 0x04;
const withKey = 0x40;

const text = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

function clientData(type: string, asked: string, { origin, challenge = asked }: Mischief): string {
  return text(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

/** The key as devices write it: kind EC2, ES256, P-256, then its two numbers. */
function coseKey({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer {
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

function cborHead(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff]);
}

const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);

function cborText(word: string): Buffer {
  const bytes = Buffer.from(word);
  return Buffer.concat([cborHead(3, bytes.length), bytes]);
}

function cborMap(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()]);
}
