import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/bundle.mjs';

const laws = [
  ['区分所有法', '建物の区分所有等に関する法律'],
  ['適正化法', 'マンションの管理の適正化の推進に関する法律'],
  ['修繕積立金ガイドライン', 'マンションの修繕積立金に関するガイドライン'],
];

/** The golden questions of a file, with their dates as they are today. */
export function readGolden(name, { fill }) {
  const lines = readFileSync(join(root, 'eval/golden', `${name}.jsonl`), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const entry = JSON.parse(line);
    return {
      ...entry,
      question: fill(entry.question),
      answer: entry.answer.map(fill),
      sources: entry.sources.map((source) =>
        source.heading === undefined ? source : { ...source, heading: fill(source.heading) },
      ),
    };
  });
}

/** Whether a passage is one of the sources that answer. */
export function isGold(passage, { sources }, knowledge) {
  return sources.some((source) => {
    if (source.passage !== undefined) return passage.id === passageIdOf(source.passage, knowledge);
    if (source.live !== undefined) return isRecord(passage, source, knowledge);
    if (source.law !== undefined) return isLaw(passage, source, knowledge);
    return isPlace(passage, source, knowledge);
  });
}

/** The files name a document by its slug; laws and records already by their id. */
export function passageIdOf(name, { documentIdOf }) {
  const [source, chunk] = name.split('#');
  return /^(?:law|record)-/.test(name) ? name : `${documentIdOf(source)}#${chunk}`;
}

function isRecord({ origin, sourceId }, { live }, { recordKeyOf }) {
  return origin === 'record' && recordKeyOf(sourceId) === live;
}

function isLaw({ origin, sourceId }, { law, article }, { explanations }) {
  if (origin !== 'law') return false;
  const explained = explanations.find(({ id }) => sourceId === `law-${id}`);
  if (explained === undefined || explained.law !== fullName(law)) return false;
  const after = explained.article.split(article).slice(1);
  return article === '' || after.some((rest) => !/^(の[0-9]|[0-9])/.test(rest));
}

function fullName(law) {
  const [short, full] = laws.find(([start]) => law.startsWith(start)) ?? ['', ''];
  return full + law.slice(short.length);
}

function isPlace(passage, { document, heading }, { documentIdOf }) {
  if (passage.origin !== 'document' || passage.sourceId !== documentIdOf(document)) return false;
  if (heading === '') return /#top(\.[0-9]+)?$/.test(passage.id);
  const place = ` ${plain(passage.title.slice(passage.sourceTitle.length))}`;
  return place.includes(` ${plain(heading)}`);
}

function plain(text) {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}
