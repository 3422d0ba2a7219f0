import { type IsoDate, isRealDate } from '#domain/calendar.ts';

/** 法令の解説: our own words on one article, as `src/law` holds them. */
export type Explanation = {
  readonly id: string;
  readonly title: string;
  readonly law: string;
  /** 第31条第1項; empty where the text has no articles. */
  readonly article: string;
  readonly inForceFrom: IsoDate;
  readonly source: string;
  readonly confidence: 'P' | 'S' | 'B';
  readonly topics: readonly string[];
  readonly body: string;
};

const keys = [
  'id',
  'title',
  'law',
  'article',
  'inForceFrom',
  'source',
  'confidence',
  'topics',
] as const;

export function readExplanation(file: string, text: string): Explanation {
  const [, head, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined) throw new Error(`${file}: no front matter`);
  if (body.trim() === '') throw new Error(`${file}: no text`);
  const field = readFields(file, head);
  return {
    id: matching(file, field('id'), /^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: matching(file, field('title'), /./),
    law: matching(file, field('law'), /./),
    article: field('article'),
    inForceFrom: dayOf(file, field('inForceFrom')),
    source: matching(file, field('source'), /^https?:\/\/\S+$/),
    confidence: confidenceOf(file, field('confidence')),
    topics: field('topics').split(', ').filter(Boolean),
    body: body.trim(),
  };
}

function readFields(file: string, head: string): (key: (typeof keys)[number]) => string {
  const fields = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, key = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (!keys.some((it) => it === key)) throw new Error(`${file}: unknown front matter “${line}”`);
    if (fields.has(key)) throw new Error(`${file}: ${key} stands twice`);
    fields.set(key, value);
  }
  return (key) => {
    const value = fields.get(key);
    if (value === undefined) throw new Error(`${file}: ${key} is missing`);
    return value;
  };
}

function matching(file: string, value: string, shape: RegExp): string {
  if (!shape.test(value)) throw new Error(`${file}: “${value}” is not ${shape}`);
  return value;
}

function dayOf(file: string, value: string): IsoDate {
  if (isRealDate(value)) return value;
  throw new Error(`${file}: inForceFrom is not a day`);
}

function confidenceOf(file: string, value: string): Explanation['confidence'] {
  if (value === 'P' || value === 'S' || value === 'B') return value;
  throw new Error(`${file}: confidence ${value} is none of P, S, B`);
}

let known: readonly Explanation[] | undefined;

/** Every explanation, in the order of the files. */
export function listExplanations(): readonly Explanation[] {
  known ??= Object.entries(
    import.meta.glob<string>('/src/law/**/*.md', { query: '?raw', import: 'default', eager: true }),
  )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) => readExplanation(file, text));
  return known;
}
