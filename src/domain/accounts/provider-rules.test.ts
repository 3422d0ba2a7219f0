import { expect, test } from 'vitest';
import { subjectOf } from './provider-rules.ts';

/** 2026-11-28 12:00 in Japan. */
const nowMs = Date.parse('2026-11-28T03:00:00Z');
const seconds = nowMs / 1000;
const expected = { issuer: 'https://provider.example', clientId: 'us', nonce: 'n', nowMs };
const right = {
  iss: 'https://provider.example',
  aud: 'us',
  nonce: 'n',
  sub: 'U123',
  iat: seconds,
  exp: seconds + 3600,
};

test.each([
  ['as it should be', {}],
  ['for us alone, as a list', { aud: ['us'] }],
  ['handed to us', { azp: 'us' }],
  ['with a clock a minute ahead of ours', { iat: seconds + 60 }],
  ['made a quarter of an hour ago', { iat: seconds - 900 }],
  ['good for one second more', { exp: seconds + 1 }],
])('a token %s says who it is', (_, claims) => {
  expect(subjectOf({ ...right, ...claims }, expected)).toBe('U123');
});

test.each([
  ['of another issuer', { iss: 'https://provider.example.evil' }],
  ['for nobody', { aud: [] }],
  ['for another', { aud: 'them' }],
  ['for us and another', { aud: ['us', 'them'] }],
  ['handed to another', { azp: 'them' }],
  ['of another way', { nonce: 'm' }],
  ['of no way', { nonce: undefined }],
  ['that has run out this second', { exp: seconds }],
  ['whose end is no number', { exp: `${seconds + 3600}` }],
  ['without a beginning', { iat: undefined }],
  ['with a clock further ahead', { iat: seconds + 61 }],
  ['made earlier', { iat: seconds - 901 }],
  ['of nobody', { sub: '' }],
  ['of a number', { sub: 7 }],
  ['of a name too long', { sub: 'U'.repeat(256) }],
])('a token %s says nothing', (_, claims) => {
  expect(subjectOf({ ...right, ...claims }, expected)).toBeUndefined();
});

test('where no nonce was given out, none is right', () => {
  expect(subjectOf({ ...right, nonce: '' }, { ...expected, nonce: '' })).toBeUndefined();
});
