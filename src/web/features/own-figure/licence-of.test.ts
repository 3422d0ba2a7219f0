import { expect, test } from 'vitest';
import { licenceOf } from './licence-of.ts';

/** A model of nothing but its JSON. */
function fileOf(extensions: object): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify({ asset: { version: '2.0' }, extensions }));
  const padded = new Uint8Array(Math.ceil(json.length / 4) * 4).fill(0x20);
  padded.set(json);
  const file = new Uint8Array(28 + padded.length);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x46546c67, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, file.length, true);
  view.setUint32(12, padded.length, true);
  view.setUint32(16, 0x4e4f534a, true);
  file.set(padded, 20);
  view.setUint32(20 + padded.length + 4, 0x004e4942, true);
  return file;
}

const newer = (avatarPermission?: string) =>
  licenceOf(fileOf({ VRMC_vrm: { meta: { name: '花子', authors: ['山田'], avatarPermission } } }));
const older = (allowedUserName?: string) =>
  licenceOf(fileOf({ VRM: { meta: { title: '花子', author: '山田', allowedUserName } } }));

test('whom the author lets use it, in both formats; where nothing is said it is the author alone', () => {
  expect(newer('everyone')).toMatchObject({ name: '花子', authors: '山田', isFor: 'everybody' });
  expect(newer('onlySeparatelyLicensedPerson')?.isFor).toBe('licensed');
  expect([newer('onlyAuthor')?.isFor, newer()?.isFor, newer('anyone')?.isFor]).toEqual([
    'author',
    'author',
    'author',
  ]);
  expect(older('Everyone')).toMatchObject({ name: '花子', authors: '山田', isFor: 'everybody' });
  expect(older('ExplicitlyLicensedPerson')?.isFor).toBe('licensed');
  expect([older('OnlyAuthor')?.isFor, older()?.isFor]).toEqual(['author', 'author']);
});
