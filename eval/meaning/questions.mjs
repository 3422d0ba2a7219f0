import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/bundle.mjs';
import { passageIdOf, readGolden } from '../gold.mjs';

const folder = join(root, 'eval/training');
/** Every tenth question is kept from the meaning, so that the weights of the ranking can be fitted on it. */
const reservedEvery = 10;

/**
 * 学習用の質問: what people ask, each with the passages that answer. The passages are those of the
 * association and the law, followed by those of other, invented associations.
 */
export function readTraining(knowledge) {
  const others = readOthers();
  const all = [...knowledge.passages, ...others];
  const placeOf = new Map(all.map(({ id }, place) => [id, place]));
  const written = [...readFiles(), ...others.flatMap(questionsOf)];
  refuseHeldOut(written, knowledge);
  const questions = written.map(([named, question], at) => {
    const names = named.split(',');
    const places = names.map((name) => {
      const place = placeOf.get(name) ?? placeOf.get(passageIdOf(name, knowledge));
      if (place === undefined) throw new Error(`${name}: no such passage`);
      return place;
    });
    return { names, question, places, isReserved: at % reservedEvery === reservedEvery - 1 };
  });
  return { passages: all, questions };
}

/** A question that judges the engine must not have taught it, not even by chance. */
function refuseHeldOut(written, knowledge) {
  const heldOut = new Set(readGolden('held-out', knowledge).map(({ question }) => bare(question)));
  const taught = written.filter(([, question]) => heldOut.has(bare(question)));
  if (taught.length > 0) throw new Error(`${taught.length} training questions are held out`);
}

function bare(question) {
  return question.normalize('NFKC').replace(/[\p{P}\p{Z}]/gu, '');
}

function readFiles() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  return names
    .toSorted((a, b) => a.localeCompare(b))
    .flatMap((name) => readLines(name))
    .map((line) => line.split('\t'));
}

function readOthers() {
  return readLines('other-associations.jsonl').map((line, place) => ({
    id: `other-${place}`,
    ...JSON.parse(line),
  }));
}

function readLines(name) {
  return readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
}

function questionsOf({ id, questions }) {
  return questions.map((question) => [id, question]);
}
