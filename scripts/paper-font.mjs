// Cuts a font down to what the demonstration's papers write, with the place and width of each letter
// (src/demo/papers/paper-font.ts). Run it when a test says that a letter is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';

const source = 'node_modules/@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf';
const target = 'src/demo/papers/paper-font.ts';
const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const always = `${between(0x20, 0x7e)}${between(0x3041, 0x3093)}${between(0x30a1, 0x30f6)}ー、。・（）：￥×％`;
const { module } = await runnerImport('./src/demo/testing/paper-letters.ts', { configFile: false });
const written = module.paperLetters(['2026-04-10', '2026-11-21', '2027-07-01', '2028-02-29']);
const unsorted = [...new Set([...always, ...written])];
const letters = unsorted.toSorted((one, other) => (one < other ? -1 : 1)).join('');

const font = await subsetFont(readFileSync(source), letters, {
  targetFormat: 'sfnt',
  noHinting: true,
  noLayoutClosure: true,
  keepFeatures: [],
});
const tables = new Map();
for (let index = 0; index < font.readUInt16BE(4); index += 1) {
  const at = 12 + index * 16;
  tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
}
const metrics = font.readUInt16BE(tables.get('hhea') + 34);
const widthOf = (glyph) => font.readUInt16BE(tables.get('hmtx') + Math.min(glyph, metrics - 1) * 4);
const glyphs = [...letters].map((letter) => {
  const glyph = glyphOf(letter.codePointAt(0));
  return [letter, glyph, widthOf(glyph)];
});
writeFileSync(
  target,
  `/** Noto Sans JP (SIL Open Font License), cut by scripts/paper-font.mjs. */
export const paperFont = {
  unitsPerEm: ${font.readUInt16BE(tables.get('head') + 18)},
  /** Letter, number of its glyph, width. */
  glyphs: ${JSON.stringify(JSON.stringify(glyphs)).replaceAll("'", "\\'").replace(/^"|"$/g, "'").replaceAll('\\"', '"')},
  base64:
    '${font.toString('base64')}',
} as const;
`,
);
console.log(`${letters.length} letters, ${(font.length / 1024).toFixed(0)} kB`);

/** Format 4 of the cmap: segments of the first plane. */
function glyphOf(code) {
  const cmap = tables.get('cmap');
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (font.readUInt16BE(at) !== 4) continue;
    const doubled = font.readUInt16BE(at + 6);
    for (let segment = 0; segment < doubled; segment += 2) {
      if (font.readUInt16BE(at + 14 + segment) < code) continue;
      const start = font.readUInt16BE(at + 16 + doubled + segment);
      if (start > code) return 0;
      const delta = font.readUInt16BE(at + 16 + 2 * doubled + segment);
      const rangeAt = at + 16 + 3 * doubled + segment;
      const range = font.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) % 65_536;
      const glyph = font.readUInt16BE(rangeAt + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) % 65_536;
    }
  }
  return 0;
}
