import { type DocumentCategory, documentCategories } from '#domain/documents/category.ts';

const visibilities = ['everyone', 'owners', 'board'] as const;
type Visibility = (typeof visibilities)[number];

const requiredKeys = ['slug', 'title', 'category', 'issuedOn', 'visibility', 'summary'] as const;
const optionalKeys = ['inForceFrom', 'inForceUntil', 'version', 'supersedes'] as const;
const eventKeys = ['eventOn', 'eventStartsAt', 'eventEndsAt'] as const;
const meetingKeys = ['meeting', 'startsAt', 'endsAt', 'place'] as const;
const knownKeys: ReadonlySet<string> = new Set([
  ...requiredKeys,
  ...optionalKeys,
  ...eventKeys,
  ...meetingKeys,
]);

const longestSummary = 60;

/** A document as its author wrote it: days are expressions and the text still holds its placeholders. */
export type SourceDocument = {
  readonly file: string;
  readonly slug: string;
  readonly title: string;
  readonly category: DocumentCategory;
  readonly issuedOn: string;
  readonly inForceFrom: string | null;
  readonly inForceUntil: string | null;
  readonly version: number;
  readonly supersedes: string | null;
  readonly visibility: Visibility;
  readonly summary: string;
  readonly event: SourceEvent | null;
  readonly meeting: SourceMeeting | null;
  readonly body: string;
};

/** When what a notice tells of takes place. */
type SourceEvent = {
  readonly day: string;
  readonly startsAt: string;
  readonly endsAt: string;
};

export type SourceMeeting = {
  readonly day: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
};

/** `file` is the path below `documents/`: `rule/rule-pets.md`. */
export function readDocument(file: string, text: string): SourceDocument {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file}: no front matter`);
  const fields = readFields(file, head);
  const slug = required(file, fields, 'slug');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error(`${file}: slug ${slug} is not kebab-case`);
  const category = oneOf(file, documentCategories, required(file, fields, 'category'));
  if (file !== `${category}/${slug}.md`)
    throw new Error(`${file}: belongs in ${category}/${slug}.md`);
  return {
    file,
    slug,
    title: required(file, fields, 'title'),
    category,
    issuedOn: required(file, fields, 'issuedOn'),
    inForceFrom: fields.get('inForceFrom') ?? null,
    inForceUntil: fields.get('inForceUntil') ?? null,
    version: readVersion(file, fields.get('version')),
    supersedes: fields.get('supersedes') ?? null,
    visibility: oneOf(file, visibilities, required(file, fields, 'visibility')),
    summary: checkedSummary(file, required(file, fields, 'summary')),
    event: readEvent(file, fields),
    meeting: readMeeting(file, fields),
    body: body.trim(),
  };
}

/** One sentence, and short enough for a line of a list. A placeholder counts as nothing until it is filled. */
export function checkedSummary(file: string, summary: string): string {
  const length = [...summary.replace(/\{\{[^{}]*\}\}/g, '')].length;
  if (length > longestSummary) {
    throw new Error(`${file}: summary has ${length} characters, more than ${longestSummary}`);
  }
  if (!/^[^。]+。$/.test(summary)) throw new Error(`${file}: summary is not one sentence`);
  return summary;
}

type Fields = ReadonlyMap<string, string>;

function readFields(file: string, head: string): Fields {
  const fields = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, key = '', raw = ''] = /^([A-Za-z]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (!knownKeys.has(key)) throw new Error(`${file}: unknown front matter “${line}”`);
    if (fields.has(key)) throw new Error(`${file}: ${key} stands twice`);
    const value = /^(["'])(.*)\1$/.exec(raw)?.[2] ?? raw;
    if (value === '') throw new Error(`${file}: ${key} is empty`);
    fields.set(key, value);
  }
  return fields;
}

function required(file: string, fields: Fields, key: string): string {
  const value = fields.get(key);
  if (value === undefined) throw new Error(`${file}: ${key} is missing`);
  return value;
}

function oneOf<T extends string>(file: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`${file}: ${value} is not one of ${allowed.join(', ')}`);
  return found;
}

function readVersion(file: string, text = '1'): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${file}: version ${text} is not a whole number`);
  return Number(text);
}

function readMeeting(file: string, fields: Fields): SourceMeeting | null {
  if (!meetingKeys.some((key) => fields.has(key))) return null;
  return {
    day: required(file, fields, 'meeting'),
    startsAt: readTime(file, required(file, fields, 'startsAt')),
    endsAt: readTime(file, required(file, fields, 'endsAt')),
    place: required(file, fields, 'place'),
  };
}

function readEvent(file: string, fields: Fields): SourceEvent | null {
  if (!eventKeys.some((key) => fields.has(key))) return null;
  return {
    day: required(file, fields, 'eventOn'),
    startsAt: readTime(file, required(file, fields, 'eventStartsAt')),
    endsAt: readTime(file, required(file, fields, 'eventEndsAt')),
  };
}

function readTime(file: string, text: string): string {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) throw new Error(`${file}: ${text} is not a time`);
  return text;
}
