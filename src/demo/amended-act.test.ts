import { expect, test } from 'vitest';
import { overriddenBy } from '#domain/caretaker/answering/authority/overridden-by.ts';
import { documentTexts } from './documents.ts';

/** The articles of a document by their heading. */
function articlesOf(file: string): readonly (readonly [heading: string, text: string])[] {
  const whole = documentTexts.find(([name]) => name === file)?.[1] ?? '';
  // A note of the extract tells what stands in the bylaws of today.
  const text = whole.replaceAll(/^改正後の定め：.*$/gm, '');
  return text
    .split(/^### /m)
    .slice(1)
    .map((part) => [part.split('\n')[0] ?? '', part]);
}

function overriding(text: string, inForceFrom: string): readonly string[] {
  const found = overriddenBy({ category: 'bylaw', inForceFrom, issuedOn: null, text });
  return found.map(({ article }) => article);
}

test('of the old bylaws, the Act overrides the majorities and the notice of a meeting', () => {
  const paragraphs = articlesOf('bylaw/bylaws-3.md').flatMap(([heading, text]) =>
    text.split('\n').map((paragraph) => [heading, paragraph] as const),
  );
  const found = paragraphs.flatMap(([heading, paragraph]) =>
    overriding(paragraph, '2023-05-28').map((article) => `${heading.slice(0, 4)}: ${article}`),
  );
  expect(found).toEqual([
    '第43条: 第35条第1項',
    '第43条: 第35条第1項',
    '第47条: 第17条第1項・第31条第1項',
    '第47条: 第61条第5項',
    '第47条: 第62条第2項',
  ]);
});

test('nothing of the bylaws of today is overridden, not even if they were old', () => {
  const articles = articlesOf('bylaw/bylaws.md');
  expect(articles.length).toBeGreaterThan(60);
  for (const [, text] of articles) {
    expect(overriding(text, '2026-05-24')).toEqual([]);
    expect(overriding(text, '2020-05-24')).toEqual([]);
  }
});
