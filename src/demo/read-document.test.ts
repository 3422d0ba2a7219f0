import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

const head = {
  slug: 'rule-pets',
  title: 'ペット飼育細則',
  category: 'rule',
  issuedOn: 'agm-2',
  visibility: 'everyone',
  summary: '飼育の条件と届出の手続を定めた細則です。',
};

function markdown(changes: Record<string, string | null> = {}, body = '本文です。'): string {
  const lines = Object.entries({ ...head, ...changes })
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${value}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

function read(changes: Record<string, string | null>): unknown {
  return readDocument('rule/rule-pets.md', markdown(changes));
}

describe('a document with everything in order', () => {
  it('is read with its defaults', () => {
    expect(readDocument('rule/rule-pets.md', markdown())).toEqual({
      ...head,
      file: 'rule/rule-pets.md',
      version: 1,
      supersedes: null,
      inForceFrom: null,
      inForceUntil: null,
      event: null,
      meeting: null,
      body: '本文です。',
    });
  });

  it('keeps version, period of force and predecessor', () => {
    expect(
      read({ version: '3', supersedes: 'rule-pets-2', inForceFrom: 'd-2 07-01' }),
    ).toMatchObject({
      version: 3,
      supersedes: 'rule-pets-2',
      inForceFrom: 'd-2 07-01',
    });
  });

  it('reads a meeting, with or without quotes', () => {
    const meeting = {
      meeting: 'board-1 06',
      startsAt: '"10:00"',
      endsAt: '11:40',
      place: '集会室',
    };
    expect(read(meeting)).toMatchObject({
      meeting: { day: 'board-1 06', startsAt: '10:00', endsAt: '11:40', place: '集会室' },
    });
  });

  it('reads when something takes place, and wants all of it', () => {
    const event = { eventOn: 'today+9', eventStartsAt: '10:00', eventEndsAt: '15:00' };
    expect(read(event)).toMatchObject({
      event: { day: 'today+9', startsAt: '10:00', endsAt: '15:00' },
    });
    expect(() => read({ ...event, eventEndsAt: null })).toThrow('eventEndsAt is missing');
    expect(() => read({ ...event, eventStartsAt: '25:00' })).toThrow('not a time');
  });

  it('takes a summary of 60 characters, its placeholders not counted', () => {
    const summary = `{{agm-1}}${'あ'.repeat(59)}。`;
    expect(read({ summary })).toMatchObject({ summary });
  });
});

describe('a document with a mistake', () => {
  it.each([
    ['an unknown key', { author: '理事会' }, 'unknown front matter'],
    ['a missing key', { visibility: null }, 'visibility is missing'],
    ['an empty key', { title: '' }, 'title is empty'],
    ['an unknown category', { category: 'memo' }, 'memo is not one of'],
    ['an unknown visibility', { visibility: 'all' }, 'all is not one of'],
    ['a long summary', { summary: `${'あ'.repeat(60)}。` }, 'summary has 61 characters'],
    ['two sentences', { summary: '一つ。二つ。' }, 'not one sentence'],
    ['a slug in capitals', { slug: 'Rule-Pets' }, 'not kebab-case'],
    ['another file name', { slug: 'rule-dogs' }, 'belongs in rule/rule-dogs.md'],
    ['another folder', { category: 'notice' }, 'belongs in notice/rule-pets.md'],
    ['a broken version', { version: '1.2' }, 'not a whole number'],
    ['half a meeting', { meeting: 'agm-1' }, 'startsAt is missing'],
    ['a broken time', { meeting: 'agm-1', startsAt: '10時' }, '10時 is not a time'],
  ])('is refused: %s', (_name, changes, message) => {
    expect(() => read(changes)).toThrow(message);
  });

  it('is refused without front matter or with a key twice', () => {
    expect(() => readDocument('rule/rule-pets.md', '本文')).toThrow('no front matter');
    const twice = markdown().replace('title:', 'title: もう一つ\ntitle:');
    expect(() => readDocument('rule/rule-pets.md', twice)).toThrow('title stands twice');
  });
});
