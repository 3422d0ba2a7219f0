import { createECDH } from 'node:crypto';

// The keys by which push services know this installation: made once, and kept.
const keys = createECDH('prime256v1');
keys.generateKeys();
console.log(`WEB_PUSH_PUBLIC_KEY=${keys.getPublicKey('base64url')}`);
// Node leaves zeros at its beginning away.
const scalar = Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()]).subarray(-32);
console.log(`WEB_PUSH_PRIVATE_KEY=${scalar.toString('base64url')}`);
