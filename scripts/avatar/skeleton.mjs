// The bones a VRM needs, with the few more that make it breathe and nod; and what each of them moves.
import { clamp01, smoothStep } from './shape.mjs';

/** name of the bone in VRM → parent and place in the T-pose. */
const centre = {
  hips: [null, [0, 0.4, 0]],
  spine: ['hips', [0, 0.47, 0]],
  chest: ['spine', [0, 0.56, -0.004]],
  neck: ['chest', [0, 0.695, -0.008]],
  head: ['neck', [0, 0.755, -0.004]],
};
const limbs = {
  Shoulder: ['chest', [0.03, 0.652, 0]],
  UpperArm: ['Shoulder', [0.118, 0.655, 0]],
  LowerArm: ['UpperArm', [0.2, 0.655, 0]],
  Hand: ['LowerArm', [0.292, 0.655, 0]],
  UpperLeg: ['hips', [0.06, 0.37, 0]],
  LowerLeg: ['UpperLeg', [0.062, 0.215, 0.002]],
  Foot: ['LowerLeg', [0.064, 0.065, -0.006]],
};
const sided = (side, sign) =>
  Object.entries(limbs).map(([name, [parent, [x, y, z]]]) => [
    side + name,
    [parent in limbs ? side + parent : parent, [sign * x, y, z]],
  ]);

const humanBones = Object.entries({
  ...centre,
  ...Object.fromEntries([...sided('left', 1), ...sided('right', -1)]),
}).map(([name, [parent, place]]) => ({ name, parent, place }));

/** Bones that nobody poses: they follow as springs, each chain from where it hangs to its end. */
export const springs = [
  {
    name: 'leftLock',
    parent: 'head',
    chain: [
      [0.152, 0.95, 0.036],
      [0.1655, 0.868, 0.045],
    ],
  },
  {
    name: 'rightLock',
    parent: 'head',
    chain: [
      [-0.152, 0.95, 0.036],
      [-0.1655, 0.868, 0.045],
    ],
  },
  {
    name: 'scarf',
    parent: 'chest',
    chain: [
      [-0.036, 0.655, 0.088],
      [-0.05, 0.535, 0.11],
    ],
  },
];
const springBones = springs.flatMap(({ name, parent, chain: [from, to] }) => [
  { name, parent, place: from },
  { name: `${name}End`, parent: name, place: to },
]);

export const humanBoneCount = humanBones.length;
export const bones = [...humanBones, ...springBones];

const boneNumber = new Map(bones.map(({ name }, n) => [name, n]));

/** Weights as [[bone name, share], …] → four joints and four shares of 255 that add up to 255. */
export function fourOf(shares) {
  const four = shares.filter(([, share]) => share > 0.002).slice(0, 4);
  const sum = four.reduce((all, [, share]) => all + share, 0);
  const bytes = four.map(([, share]) => Math.round((255 * share) / sum));
  bytes[0] += 255 - bytes.reduce((all, it) => all + it, 0);
  const fill = (list) => [...list, 0, 0, 0, 0].slice(0, 4);
  return { joints: fill(four.map(([name]) => boneNumber.get(name))), weights: fill(bytes) };
}

export const only = (name) => () => [[name, 1]];
const chain = (value, ...steps) => {
  const shares = [];
  let rest = 1;
  for (const [name, from, to] of steps) {
    const share = to === undefined ? rest : rest * (1 - smoothStep(from, to, value));
    shares.push([name, share]);
    rest -= share;
  }
  return shares.toSorted((a, b) => b[1] - a[1]);
};
export const lockWeights = (p) =>
  chain(-p[1], ['head', -0.96, -0.91], [p[0] > 0 ? 'leftLock' : 'rightLock']);
export const scarfWeights = (p) => chain(-p[1], ['chest', -0.665, -0.62], ['scarf']);
export const torsoWeights = (p) =>
  chain(p[1], ['hips', 0.38, 0.46], ['spine', 0.48, 0.6], ['chest']);
export const neckWeights = (p) =>
  chain(p[1], ['chest', 0.66, 0.71], ['neck', 0.72, 0.785], ['head']);
export const armWeights = (p) => {
  const side = p[0] > 0 ? 'left' : 'right';
  return chain(
    Math.abs(p[0]),
    [`${side}UpperArm`, 0.168, 0.232],
    [`${side}LowerArm`, 0.284, 0.312],
    [`${side}Hand`],
  );
};
export const legWeights = (p) => {
  const side = p[0] > 0 ? 'left' : 'right';
  const split = clamp01(0.5 + Math.abs(p[0]) / 0.05);
  const other = side === 'left' ? 'right' : 'left';
  const down = 1 - smoothStep(0.3, 0.4, p[1]);
  const knee = smoothStep(0.18, 0.25, p[1]);
  const ankle = smoothStep(0.05, 0.09, p[1]);
  const upper = down * knee;
  return [
    ['hips', 1 - down],
    [`${side}UpperLeg`, upper * split],
    [`${other}UpperLeg`, upper * (1 - split)],
    [`${side}LowerLeg`, down * (1 - knee) * ankle],
    [`${side}Foot`, down * (1 - knee) * (1 - ankle)],
  ].toSorted((a, b) => b[1] - a[1]);
};
