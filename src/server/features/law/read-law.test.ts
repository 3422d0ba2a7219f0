import { expect, test } from 'vitest';
import { xmlIn } from './load-law-xml.ts';
import { readLaw } from './read-law.ts';

const sentence = (text: string) => `<Sentence Num="1">${text}</Sentence>`;
const paragraph = (number: string, text: string, below = '') =>
  `<Paragraph Num="1"><ParagraphNum>${number}</ParagraphNum><ParagraphSentence>${sentence(text)}</ParagraphSentence>${below}</Paragraph>`;
const article = (number: string, caption: string, body: string) =>
  `<Article Num="${number}">${caption && `<ArticleCaption>（${caption}）</ArticleCaption>`}<ArticleTitle>第何条</ArticleTitle>${body}</Article>`;
const law = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<Law Era="Showa"><LawNum>昭和三十七年法律第六十九号</LawNum><LawBody><LawTitle Kana="れい">例の法律</LawTitle><TOC><TOCLabel>目次</TOCLabel></TOC>${body}</LawBody></Law>`;
const main = (body: string) => law(`<MainProvision>${body}</MainProvision>`);

function read(xml: string, fileName = '337AC0000000069.xml', inForceFrom: string | null = null) {
  return readLaw(xml, { fileName, inForceFrom });
}
const textOfFirst = (xml: string) => read(xml).articles[0]?.text;

test('branch numbers, ranges and chapters as a reader knows them', () => {
  const { articles, lawNumber, title } = read(
    main(
      `<Chapter Num="4_2"><ChapterTitle>第四章の二　処分等の求め</ChapterTitle><Section Num="1"><SectionTitle>第一節　通則</SectionTitle>${article('38_2', '届出', paragraph('', '届け出る。'))}${article('39:40', '', paragraph('', '削除'))}</Section></Chapter>`,
    ),
  );
  expect([lawNumber, title]).toEqual(['昭和37年法律第69号', '例の法律']);
  expect(articles).toEqual([
    {
      label: '第38条の2',
      caption: '届出',
      place: '第4章の2 処分等の求め 第1節 通則',
      text: '届け出る。',
    },
    {
      label: '第39条から第40条まで',
      caption: '',
      place: '第4章の2 処分等の求め 第1節 通則',
      text: '削除',
    },
  ]);
});

test('a caption stands over the following articles too, but not in the next chapter', () => {
  const one = (number: string, caption: string) =>
    article(number, caption, paragraph('', '本文。'));
  const { articles } = read(
    main(
      `<Chapter Num="1"><ChapterTitle>第一章　総則</ChapterTitle>${one('1', '集会')}${one('2', '')}</Chapter><Chapter Num="2"><ChapterTitle>第二章　雑則</ChapterTitle>${one('3', '')}</Chapter>`,
    ),
  );
  expect(articles.map(({ caption }) => caption)).toEqual(['集会', '集会', '']);
});

test('paragraphs, items with columns, sub-items and a proviso keep their order and numbers', () => {
  const item = `<Item Num="1"><ItemTitle>一</ItemTitle><ItemSentence><Column Num="1">${sentence('専有部分')}</Column><Column Num="2">${sentence('区分所有権の目的たる建物の部分をいう。')}</Column></ItemSentence><Subitem1 Num="1"><Subitem1Title>イ</Subitem1Title><Subitem1Sentence>${sentence('住戸')}</Subitem1Sentence><Subitem2 Num="1"><Subitem2Title>（１）</Subitem2Title><Subitem2Sentence>${sentence('室内')}</Subitem2Sentence></Subitem2></Subitem1></Item>`;
  const second = `<Paragraph Num="2"><ParagraphNum>２</ParagraphNum><ParagraphSentence><Sentence Num="1" Function="main">集会で決する。</Sentence><Sentence Num="2" Function="proviso">ただし、規約で定めることができる。</Sentence></ParagraphSentence></Paragraph>`;
  expect(
    textOfFirst(main(article('2', '定義', paragraph('', '次のとおりとする。', item) + second))),
  ).toBe(
    [
      '次のとおりとする。',
      '一　専有部分　区分所有権の目的たる建物の部分をいう。',
      'イ　住戸',
      '(1)　室内',
      '',
      '2　集会で決する。ただし、規約で定めることができる。',
    ].join('\n'),
  );
});

test('readings of characters are left out, entities become characters', () => {
  const text = '<Ruby>瑕疵<Rt>かし</Rt></Ruby>を調べる&amp;直す。';
  expect(textOfFirst(main(article('1', '', paragraph('', text))))).toBe('瑕疵を調べる&直す。');
});

test('a table gives a line for each row', () => {
  const row = (...cells: string[]) =>
    `<TableRow>${cells.map((it) => `<TableColumn>${sentence(it)}</TableColumn>`).join('')}</TableRow>`;
  const table = `<TableStruct><TableStructTitle>読替え</TableStructTitle><Table>${row('第三条', '区分所有者', '団地建物所有者')}${row('第四条', '建物', '団地')}</Table></TableStruct>`;
  expect(textOfFirst(main(article('66', '', paragraph('', '読み替える。', table))))).toBe(
    '読み替える。\n読替え\n第三条｜区分所有者｜団地建物所有者\n第四条｜建物｜団地',
  );
});

test('supplementary provisions are articles of their own, named after the amending law', () => {
  const { articles } = read(
    law(
      `<MainProvision>${article('1', '', paragraph('', '本文。'))}</MainProvision><SupplProvision><SupplProvisionLabel>附　則</SupplProvisionLabel>${paragraph('１', '公布の日から施行する。')}</SupplProvision><SupplProvision AmendLawNum="令和七年五月三〇日法律第四七号" Extract="true"><SupplProvisionLabel>附　則</SupplProvisionLabel>${article('2', '経過措置', paragraph('', '従前の例による。'))}</SupplProvision><AppdxTable Num="1"><AppdxTableTitle>別表第一</AppdxTableTitle><TableStruct><Table><TableRow><TableColumn>${sentence('甲')}</TableColumn></TableRow></Table></TableStruct></AppdxTable>`,
    ),
  );
  expect(articles.slice(1).map(({ label, text }) => [label, text])).toEqual([
    ['附則', '1　公布の日から施行する。'],
    ['附則（令和7年法律第47号）第2条', '従前の例による。'],
    ['別表第1', '甲'],
  ]);
});

test('a short law without articles is read as well', () => {
  expect(read(main(paragraph('', '失火ノ場合ニハ之ヲ適用セス'))).articles).toEqual([
    { label: '本則', caption: '', place: '', text: '失火ノ場合ニハ之ヲ適用セス' },
  ]);
});

const body = main(article('1', '', paragraph('', '本文。')));
const bare = body.replace(/^.*\n/, '');

test('revision and first day come from the envelope, else the file name, else the operator', () => {
  const inEnvelope = `<law_data_response><law_info><law_id>337AC0000000069</law_id></law_info><revision_info><law_revision_id>337AC0000000069_20260401_507AC0000000047</law_revision_id><amendment_enforcement_date>2026-04-01</amendment_enforcement_date></revision_info><law_full_text>${bare}</law_full_text></law_data_response>`;
  const revision = {
    lawId: '337AC0000000069',
    revisionId: '337AC0000000069_20260401_507AC0000000047',
    inForceFrom: '2026-04-01',
  };
  expect(read(inEnvelope, 'download.xml')).toMatchObject(revision);
  expect(read(body, '337AC0000000069_20260401_507AC0000000047.xml')).toMatchObject(revision);
  expect(read(body, '337AC0000000069.xml', '2026-04-01')).toMatchObject({
    revisionId: '337AC0000000069_2026-04-01',
    inForceFrom: '2026-04-01',
  });
  expect(read(body)).toMatchObject({ revisionId: '337AC0000000069_undated', inForceFrom: null });
  expect(() => read(body, 'law.xml')).toThrow('法令IDが分かりません');
});

test('the JSON of the API holds the XML as base64', () => {
  const json = JSON.stringify({
    law_info: { law_id: '337AC0000000069' },
    revision_info: { law_revision_id: '337AC0000000069_20260401_507AC0000000047' },
    law_full_text: Buffer.from(body).toString('base64'),
  });
  const xml = xmlIn(new TextEncoder().encode(json));
  expect(read(xml, 'answer.json')).toMatchObject({ inForceFrom: '2026-04-01', title: '例の法律' });
});

test('what is no law is refused in a sentence', () => {
  expect(() => read('<html><body>503</body></html>')).toThrow('e-Gov の法令XMLではないようです');
  expect(() => read(body.slice(0, -20))).toThrow('XMLとして読めませんでした');
  expect(() => read(main(''))).toThrow('読み取れる条文がありません');
  expect(() => read(`<!DOCTYPE Law [<!ENTITY a "aaaa">]>${bare}`)).toThrow('安全のため');
  expect(() => read(`${'<Law>'.repeat(5000)}${'</Law>'.repeat(5000)}`)).toThrow('XMLとして');
  expect(() => xmlIn(new TextEncoder().encode('{"law_full_text":{"tag":"Law"}}'))).toThrow(
    'law_full_text_format=xml',
  );
  expect(() => xmlIn(new Uint8Array(31 * 1024 * 1024))).toThrow('30MB');
});
