// Cuts the two weights of Noto Sans JP down to the characters the product itself writes (public/fonts).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const outDir = 'public/fonts';
const stampFile = '.cache/fonts.sha256';

const sources = {
  landing: [
    'src/web/landing',
    'src/web/features/contact',
    'src/web/ui',
    'src/domain/contact',
    'src/contract/refusal-text.ts',
  ],
  app: ['src/web', 'src/contract', 'src/domain'],
};
const weights = {
  400: '400Regular/NotoSansJP_400Regular.ttf',
  700: '700Bold/NotoSansJP_700Bold.ttf',
};
// Without these limits the subset keeps every vertical and historic form of a character: twice the size.
const options = {
  targetFormat: 'woff2',
  noHinting: true,
  noLayoutClosure: true,
  keepFeatures: ['kern', 'palt'],
};

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const ascii = between(0x20, 0x7e);
const kana = between(0x3041, 0x3096) + between(0x30a1, 0x30fc);
const marks =
  '　、。・「」『』（）〈〉【】〔〕〜～ー―—–…：；！？％＋－＝／※○●◎△▲□■◇◆→←↑↓×÷±°℃㎡①②③④⑤⑥⑦⑧⑨⑩￥¥©';

// Words that are looked for, not shown: their characters nearly doubled the font.
const notShown = /^src\/domain\/(retrieval|caretaker)\//;

function filesIn(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name}`)
    .filter(
      (name) => /\.(ts|tsx|css)$/.test(name) && !/\.test\.tsx?$/.test(name) && !notShown.test(name),
    )
    .toSorted();
}

function charactersOf(paths) {
  const text = paths.flatMap(filesIn).map((file) => readFileSync(file, 'utf8'));
  return [...new Set(ascii + kana + marks + text.join(''))].toSorted().join('');
}

async function cut(name, characters) {
  for (const [weight, file] of Object.entries(weights)) {
    const font = readFileSync(`node_modules/@expo-google-fonts/noto-sans-jp/${file}`);
    const woff2 = await subsetFont(font, characters, options);
    writeFileSync(`${outDir}/${name}-${weight}.woff2`, woff2);
    console.log(`${name}-${weight}.woff2  ${(woff2.length / 1024).toFixed(1)} kB`);
  }
}

const characters = Object.entries(sources).map(([name, paths]) => [name, charactersOf(paths)]);
const stamp = createHash('sha256')
  .update(JSON.stringify([characters, weights, options]))
  .digest('hex');
const isCut = characters.every(([name]) => existsSync(`${outDir}/${name}-700.woff2`));
if (!isCut || !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  mkdirSync(outDir, { recursive: true });
  mkdirSync('.cache', { recursive: true });
  for (const [name, text] of characters) await cut(name, text);
  writeFileSync(stampFile, stamp);
}
