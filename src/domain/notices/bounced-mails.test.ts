import { expect, test } from 'vitest';
import { bouncedIds } from './bounced-mails.ts';

const id = '019a1b2c-3d4e-7f50-8a61-b2c3d4e5f607';
const other = '019a1b2c-3d4e-7f50-8a61-b2c3d4e5f608';

function report({ action = 'failed', status = '5.1.1', of = id } = {}): string {
  return [
    'From: MAILER-DAEMON@mx.example.jp',
    'Message-ID: <20261128@mx.example.jp>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.jp',
    '',
    'Final-Recipient: rfc822; hana@example.jp',
    `Action: ${action}`,
    `Status: ${status}`,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: =?utf-8?B?44GK?=',
    `Message-ID: <${of}@sumiwa.example>`,
    '',
    '--b--',
  ].join('\r\n');
}

test('a mail that came back for good is known by the id that it was sent with', () => {
  expect(bouncedIds(report())).toEqual([id]);
  expect(bouncedIds(report().replace('Message-ID: <019', 'Message-Id:\r\n <019'))).toEqual([id]);
});

test('a delay, a success and what a person wrote are no bounces', () => {
  expect(bouncedIds(report({ action: 'delayed', status: '4.4.1' }))).toEqual([]);
  expect(bouncedIds(report({ action: 'delivered', status: '2.0.0' }))).toEqual([]);
  expect(
    bouncedIds(`In-Reply-To: <${id}@sumiwa.example>\n\nAction: failed\nStatus: 5.0.0`),
  ).toEqual([]);
  expect(bouncedIds('')).toEqual([]);
});

test('a mailbox of many is read mail by mail, and each id counts once', () => {
  const box = [report(), report({ action: 'delayed', status: '4.4.1', of: other }), report()].map(
    (mail) => `From MAILER-DAEMON Sat Nov 28 16:00:00 2026\n${mail}\n`,
  );
  expect(bouncedIds(box.join(''))).toEqual([id]);
  expect(bouncedIds(`${box.join('')}From x y\n${report({ of: other })}`)).toEqual([id, other]);
});
