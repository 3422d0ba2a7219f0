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

test('what may be done with it is told line by line, and what is not said means the least', () => {
  const said = licenceOf(
    fileOf({
      VRMC_vrm: {
        meta: {
          name: '花子',
          authors: ['山田', '鈴木'],
          avatarPermission: 'everyone',
          commercialUsage: 'personalProfit',
          creditNotation: 'unnecessary',
          allowRedistribution: true,
          modification: 'allowModification',
          copyrightInformation: '© 山田',
          licenseUrl: 'https://vrm.dev/licenses/1.0/',
          otherLicenseUrl: 'https://example.com/terms',
        },
      },
    }),
  );
  expect(said).toEqual({
    name: '花子',
    authors: '山田、鈴木',
    isFor: 'everybody',
    isForBusiness: false,
    hasOwnTerms: true,
    lines: [
      '使える人：だれでも',
      '使い方：個人の利用だけ（営利もよい）',
      '作者の名前：出さなくてよい',
      '配ること：できる',
      '変えること：できる（配ることはできない）',
      '著作権：© 山田',
      '利用の条件：https://vrm.dev/licenses/1.0/',
      'ほかの条件：https://example.com/terms',
    ],
  });
  expect(newer('everyone')?.lines).toEqual([
    '使える人：だれでも',
    '使い方：個人の、営利でない利用だけ',
    '作者の名前：出す',
    '配ること：できない',
    '変えること：できない',
  ]);
});

const old = (meta: object) => licenceOf(fileOf({ VRM: { meta: { title: '花子', ...meta } } }));

test('the licences of 0.x: every one has its words, and none with NC is for business', () => {
  const names = ['CC0', 'CC_BY', 'CC_BY_NC', 'CC_BY_SA', 'CC_BY_NC_SA', 'CC_BY_ND', 'CC_BY_NC_ND'];
  const all = [...names, 'Redistribution_Prohibited', 'Other'].map((licenseName) => {
    const licence = old({ licenseName, commercialUssageName: 'Allow' });
    const words = licence?.lines.find((line) => line.startsWith('利用の条件：')) ?? '';
    return { licenseName, licence, isInWords: !words.includes('_') && words !== '' };
  });
  expect(all.filter(({ isInWords }) => !isInWords)).toEqual([]);
  const forBusiness = all.filter(({ licence }) => licence?.isForBusiness);
  expect(forBusiness.map(({ licenseName }) => licenseName)).toEqual([
    'CC0',
    'CC_BY',
    'CC_BY_SA',
    'CC_BY_ND',
    'Redistribution_Prohibited',
    'Other',
  ]);
  expect(old({ licenseName: 'CC_BY' })?.isForBusiness).toBe(false);
  expect(old({ licenseName: 'Other' })?.hasOwnTerms).toBe(true);
  expect(old({ licenseName: 'CC_BY', otherPermissionUrl: 'https://example.com' })).toMatchObject({
    hasOwnTerms: true,
    lines: expect.arrayContaining(['ほかの条件：https://example.com']),
  });
});
