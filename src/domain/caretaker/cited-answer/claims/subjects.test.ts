import { expect, test } from 'vitest';
import { entriesOf } from '#domain/retrieval/question/synonyms.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { foldForWords } from './content-words.ts';
import { namesSubjects } from './subjects.ts';

const entries = entriesOf(thesaurus, hints);
const names = (sentence: string, source: string) =>
  namesSubjects(sentence, foldForWords(source), entries);

test.each([
  ['ハムスターも飼えます。', 'ハムスターその他これに類する小動物'],
  ['ふとんは手すりに掛けられません。', '布団を手すりに掛けてはならない。'],
  ['ごみは朝8時30分までに出します。', 'ごみは、午前8時30分までに出す。'],
  ['これは総会で決めます。', '総会の決議による。'],
  ['このままでは足りなくなります。', '2035年度に不足する見込みです。'],
])('speaks of what the source speaks of: %s', (sentence, source) => {
  expect(names(sentence, source)).toBe(true);
});

test.each([
  ['うさぎも飼うことができます。', 'ハムスターその他これに類する小動物'],
  ['犬、へびも飼えます。', '犬又は猫を飼うことができる。'],
  ['外壁は来年塗ります。', '犬又は猫を飼うことができる。'],
])('speaks of something else: %s', (sentence, source) => {
  expect(names(sentence, source)).toBe(false);
});
