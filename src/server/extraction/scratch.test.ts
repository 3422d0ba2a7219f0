import { test } from 'vitest';
import { readDocumentText } from '#server/document-text/read-document-text.ts';
import { extract } from './extract.ts';
import { bytesOf } from './testing/example-files.ts';

test('x', async () => {
  for (const [n, t] of Object.entries({
    one: '規約の条文。\n'.repeat(60_000),
    line: 'あ'.repeat(500000),
    paras: '規約の条文。\n\n'.repeat(60_000),
    art: '第1条（目的）\n規約の条文はこのとおりとする。\n\n'.repeat(20_000),
    csv: '号室,金額,備考\n' + '101,2000,あああ\n'.repeat(20000),
  })) {
    let s = performance.now();
    const { markdown } = await extract({
      bytes: bytesOf(t),
      fileName: n === 'csv' ? 'a.csv' : 'a.txt',
    });
    const e = performance.now() - s;
    s = performance.now();
    const { blocks, chunks } = readDocumentText(markdown, new Map());
    console.log(
      n,
      markdown.length,
      'extract',
      Math.round(e),
      'read',
      Math.round(performance.now() - s),
      blocks.length,
      chunks.length,
      Math.max(...chunks.map((c) => c.text.length)),
    );
  }
});
