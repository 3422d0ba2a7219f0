import { createRandom } from '../scripts/random.mjs';

const unknownBelow = 0.15;

/** The figures of one half, in the order in which they are printed. */
export function measure(results) {
  const answerable = results.filter(({ entry }) => entry.kind === 'answer');
  const unanswerable = results.filter(({ entry }) => entry.kind === 'unanswerable');
  const judged = [...answerable, ...unanswerable].filter(({ reply }) => reply.accuracy !== null);
  const emergencies = results.filter(({ entry }) => entry.kind === 'emergency');
  const declined = results.filter(({ entry }) => entry.kind === 'decline');
  return [
    ...rankingOf(answerable),
    { name: 'direct answer right', value: share(answerable, isRight), atLeast: 0.85 },
    { name: '… in the first quote', value: share(answerable, ({ saysFirst }) => saysFirst) },
    { name: 'invented quotes', value: sum(results, ({ invented }) => invented.length), atMost: 0 },
    { name: 'unanswerable, not answered', value: share(unanswerable, isHeldBack), atLeast: 0.9 },
    { name: 'unanswerable, said to be unknown', value: share(unanswerable, isUnknown) },
    { name: 'answerable, answered', value: share(answerable, isAnswered) },
    { name: 'answered, and right', value: share(answerable.filter(isAnswered), isRight) },
    { name: 'AUROC', value: areaUnderCurve(answerable, unanswerable), atLeast: 0.95 },
    { name: 'calibration error (ECE)', value: calibrationError(judged), atMost: 0.05 },
    { name: '… of an engine calibrated perfectly', value: errorByChance(judged) },
    { name: '… accuracy claimed, mean', value: mean(judged, ({ reply }) => reply.accuracy) },
    { name: '… and right', value: share(judged, isRight) },
    { name: 'emergency with its number', value: share(emergencies, isEmergency) },
    { name: 'declined', value: share(declined, ({ reply }) => reply.outcome === 'declined') },
  ];
}

export function measureGroups(results) {
  const answerable = results.filter(({ entry }) => entry.kind === 'answer');
  const areas = [...new Set(answerable.map(({ entry }) => entry.area))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  const groups = [
    ...areas.map((area) => [area, ({ entry }) => entry.area === area]),
    ['plain words', ({ entry }) => entry.plainWords],
    ['the documents’ words', ({ entry }) => !entry.plainWords],
  ];
  return groups.map(([name, belongs]) => {
    const group = answerable.filter(belongs);
    const [first, five] = rankingOf(group);
    const row = { name, count: group.length, first: first.value, five: five.value };
    return { ...row, right: share(group, isRight) };
  });
}

function rankingOf(results) {
  const within = (limit) => share(results, ({ rank }) => rank <= limit);
  const reciprocal = sum(results, ({ rank }) => 1 / rank) / results.length;
  return [
    { name: 'right passage first', value: within(1), atLeast: 0.85 },
    { name: 'right passage in the top five', value: within(5), atLeast: 0.97 },
    { name: 'MRR', value: reciprocal },
  ];
}

const isRight = (result) => result.isRight;
const isAnswered = ({ reply }) => reply.outcome === 'answered';
const isEmergency = ({ reply, isRight: right }) => reply.outcome === 'emergency' && right;

function isUnknown({ reply, evidence }) {
  return reply.outcome !== 'related' && (!isAnswered({ reply }) || evidence.chance < unknownBelow);
}

function isHeldBack({ reply }) {
  return !isAnswered({ reply });
}

function areaUnderCurve(answerable, unanswerable) {
  const won = sum(answerable, ({ evidence }) =>
    sum(unanswerable, (other) => winOver(evidence.chance, other.evidence.chance)),
  );
  return won / (answerable.length * unanswerable.length);
}

function winOver(one, other) {
  return one === other ? 0.5 : Number(one > other);
}

/** Over ten bands of equal width: how far what is claimed is from how often it is right. */
function calibrationError(results) {
  const gaps = Array.from({ length: 10 }, () => 0);
  for (const { reply, isRight: right } of results) {
    gaps[Math.min(9, Math.floor(reply.accuracy * 10))] += reply.accuracy - Number(right);
  }
  return sum(gaps, Math.abs) / results.length;
}

/** What chance alone makes of so few questions: the median where each answer is right as often as is claimed. */
function errorByChance(results) {
  const random = createRandom(1);
  const drawn = Array.from({ length: 1001 }, () =>
    calibrationError(results.map(({ reply }) => ({ reply, isRight: random() < reply.accuracy }))),
  );
  return drawn.toSorted((a, b) => a - b)[500];
}

function mean(list, valueOf) {
  return sum(list, valueOf) / list.length;
}

function sum(list, valueOf) {
  return list.reduce((total, item) => total + valueOf(item), 0);
}

function share(list, holds) {
  return list.length === 0 ? Number.NaN : list.filter(holds).length / list.length;
}
