import { expect, test } from 'vitest';
import { contactQuote } from '#domain/caretaker/answering/spoken/emergency-lines.ts';
import { emergencyCallsIn } from './emergency-calls.ts';

const contact = { kind: 'emergency', hours: '24時間' } as const;
const centre = { ...contact, name: '緊急センター', phone: '0120-000-365', purpose: '水漏れ、断水' };
const gas = { ...contact, name: 'ガス会社', phone: '0120-000-119', purpose: '' };
const doctor = { ...contact, name: '救急安心センター', phone: '#7119', purpose: '迷うとき' };
const contacts = [centre, gas, doctor];

test.each(contacts)('the number of $name as an answer writes it', (one) => {
  const [line] = contactQuote(contacts, one);
  expect(emergencyCallsIn(`${line?.markdown ?? ''} [1]\n\nまず、すること`)).toEqual([
    { name: one.name, phone: one.phone },
  ]);
});

test('every line with a number, in the order of the answer, three at most', () => {
  const line = '- 消防・救急：電話 **119**\n';
  const lines = `${line}- 警察：電話 **110**\n${line.repeat(3)}- 電話してください。`;
  expect(emergencyCallsIn(lines).map(({ phone }) => phone)).toEqual(['119', '110', '119']);
});
