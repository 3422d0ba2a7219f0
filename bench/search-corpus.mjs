import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../scripts/random.mjs';

const folders = ['src/demo/documents', 'src/law'];

/**
 * Any number of passages of our own documents and law texts. Beyond the real ones they are new mixtures of real
 * sentences, with numbers and names of their own, so that the vocabulary goes on growing as it does in real archives.
 */
export function corpusOf(count) {
  const real = folders.flatMap(passagesIn);
  const sentences = real.flatMap(({ text }) => text.split(/(?<=。)/).filter((it) => it.length > 8));
  const random = createRandom(20_261_121);
  const passages = real.slice(0, count);
  for (let number = passages.length; number < count; number += 1) {
    const { title } = real[Math.floor(random() * real.length)];
    const size = 3 + Math.floor(random() * 5);
    const text = Array.from(
      { length: size },
      () => sentences[Math.floor(random() * sentences.length)],
    );
    passages.push({
      title: `${title} ${nameOf(random)}`,
      text: text.join('').replaceAll(/[0-9]+/g, (digits) => vary(digits, random)) + nameOf(random),
    });
  }
  return passages.map((passage, place) => ({ id: String(place), ...passage }));
}

/** The questions of the golden set that may be looked at. */
export function questionsOf() {
  const lines = readFileSync('eval/golden/tuning.jsonl', 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line).question);
}

function passagesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((name) => split(readFileSync(join(folder, name), 'utf8')));
}

function split(markdown) {
  const [, head = '', body = markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const title = /^title: (.*)$/m.exec(head)?.[1] ?? '';
  let heading = '';
  return body.split(/\n{2,}/).flatMap((block) => {
    const text = block
      .replaceAll(/\{\{[^}]*\}\}/g, '2026年')
      .replaceAll(/[#*|]/g, ' ')
      .trim();
    if (block.startsWith('#')) heading = text;
    return block.startsWith('#') || text.length < 20
      ? []
      : [{ title: `${title} ${heading}`.trim(), text: text.slice(0, 350) }];
  });
}

const letters = 'アイカキサシタチナニハヒマミヤユラリルレロワンガギザジダデバビパピ';

function nameOf(random) {
  const length = 4 + Math.floor(random() * 3);
  const name = Array.from({ length }, () => letters[Math.floor(random() * letters.length)]);
  return `${name.join('')}の件。`;
}

function vary(digits, random) {
  return String(Math.floor(random() * 10 ** digits.length));
}
