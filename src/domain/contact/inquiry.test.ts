import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Inquiry, problemOfInquiry } from './inquiry.ts';
import { mailsAboutInquiry } from './inquiry-mails.ts';

const inquiry: Inquiry = {
  organizationName: 'みどり坂レジデンス管理組合',
  name: '高橋 誠一',
  email: 'chair@example.jp',
  phone: '',
  plan: 'standard',
  message: '説明会をお願いしたいです。',
};
const empty = { ...inquiry, organizationName: '', name: ' ', email: '　', message: '\n' };

test('a complete inquiry has no problem; phone and plan are optional', () => {
  expect(problemOfInquiry({ ...inquiry, phone: '', plan: '' })).toBeUndefined();
});

test('the faults come in the order of the form', () => {
  expect(problemOfInquiry(empty)?.sentence).toBe('組合名を入力してください。');
  const withOrganization = { ...empty, organizationName: '組合' };
  expect(problemOfInquiry(withOrganization)?.sentence).toBe('お名前を入力してください。');
  const withName = { ...withOrganization, name: '高橋' };
  expect(problemOfInquiry(withName)?.sentence).toBe('メールアドレスを入力してください。');
  const withEmail = { ...withName, email: 'だめな宛先' };
  expect(problemOfInquiry(withEmail)?.sentence).toBe('お問い合わせ内容を入力してください。');
  const withMessage = { ...withEmail, message: '相談' };
  expect(problemOfInquiry(withMessage)?.sentence).toBe('正しいメールアドレスを入力してください。');
});

test.each(['a@b', 'a b@example.jp', 'a@@example.jp', '@example.jp', 'a@example.jp,b@example.jp'])(
  '%s is not an address',
  (email) => {
    expect(problemOfInquiry({ ...inquiry, email })?.field).toBe('email');
  },
);

test('5,000 characters of message are allowed, one more is not', () => {
  expect(problemOfInquiry({ ...inquiry, message: 'あ'.repeat(5000) })).toBeUndefined();
  expect(problemOfInquiry({ ...inquiry, message: 'あ'.repeat(5001) })).toEqual({
    field: 'message',
    sentence: 'お問い合わせ内容は5,000文字以内で入力してください。',
  });
});

test('no name or organization can break a subject or a heading line', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (organizationName, name) => {
      const options = { staffEmail: 'staff@example.jp', appUrl: 'https://example.jp' };
      const mails = mailsAboutInquiry({ ...inquiry, organizationName, name }, options);
      for (const { subject } of mails) expect(subject).not.toMatch(/[\r\n]/);
      expect(mails.map(({ recipient }) => recipient)).toEqual(['staff@example.jp', inquiry.email]);
    }),
  );
});
