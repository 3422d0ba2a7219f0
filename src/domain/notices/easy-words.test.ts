import { expect, test } from 'vitest';
import { easyWords } from './easy-words.ts';
import { templateIds, templateOf } from './templates.ts';
import { fillLines } from './write-notice.ts';

const longestSentence = 32;

test('every template has it: short sentences, and no day or hour is left out', () => {
  const faults = templateIds.flatMap((id) => {
    const { fields } = templateOf(id);
    const lines: readonly string[] = easyWords[id];
    const keys = [...lines.join('').matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
    const unknown = keys.filter((key) => !fields.some((field) => field.key === key));
    const forgotten = fields
      .filter(({ kind, key }) => (kind === 'day' || kind === 'time') && !keys.includes(key))
      .map(({ key }) => key);
    const sentences = lines.flatMap((line) => line.replaceAll(/\{\w+\}/g, '').split('。'));
    const long = sentences.filter((sentence) => sentence.length > longestSentence);
    // いただく, ください before it, and the like: polite forms that a beginner cannot take apart.
    const stiff = lines.filter((line) => /いただ|ご[都在迷協]|お願いいたし|うかがい/.test(line));
    return [...unknown, ...forgotten, ...long, ...stiff].map((fault) => `${id}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('it is filled in as the notice is', () => {
  const template = templateOf('waterCut');
  const values = { day: '2026-12-02', from: '10:00', until: '15:30', contact: '管理員室' };
  const words = fillLines(template, easyWords.waterCut, values);
  expect(words).toContain('いつ：2026年12月2日（水） 10時から15時30分まで');
  expect(fillLines(template, easyWords.waterCut, {})).not.toContain('いつ');
});
