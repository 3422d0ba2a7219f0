// Every part of the caretaker: what it is made of, how finely it is meshed, what moves it.
import { bow, cuff, hand, shirtFront, shoe, sleeve, trousers, trunk } from './body-shapes.mjs';
import { collarOn, plateOn, vestOn } from './clothes.mjs';
import {
  badge,
  badgeSign,
  bandShape,
  cap,
  hairBehind,
  hairInFront,
  head,
  lock,
  onCap,
  piping,
  skin,
} from './head-shapes.mjs';
import { joined, meshOf, without } from './mesh.mjs';
import { ballOf, buttons, cuffMesh, ringOnCap, visorMesh } from './part-meshes.mjs';
import { seasonalParts } from './seasonal-parts.mjs';
import { grown } from './shape.mjs';
import {
  armWeights,
  legWeights,
  lockWeights,
  neckWeights,
  only,
  torsoWeights,
} from './skeleton.mjs';

const part = (material, itsMesh, weightsAt) => ({ material, mesh: itsMesh, weightsAt });
const mesh = (shape, from, to, step) => meshOf(shape, { from, to, step });
const twice = (it) => joined(it, flipped(it));
const inCap = (p) => Math.min(cap(p), bandShape(p)) < -0.006;
const isSeen = (p) =>
  !(inCap(p) || p[1] < 0.672 || (head(p) < -0.004 && p[1] > 0.8) || hairBehind(p) < -0.01);

/** What the caretaker wears in every season is made once. */
const always = kept(() => [...headParts(), ...capParts(), ...limbParts(), ...trunkParts()]);

/** @param season spring, summer, autumn or winter */
export const bodyParts = (season) => [
  ...always().filter(({ material }) => season !== 'winter' || material !== 'bow'),
  ...seasonalParts(season),
];

function headParts() {
  const scalp = [-0.21, 0.75, -0.21];
  return [
    part(
      'skin',
      without(mesh(skin, [-0.21, 0.66, -0.18], [0.21, 1.09, 0.18], 0.0152), (p) => !isSeen(p)),
      neckWeights,
    ),
    part(
      'hair',
      without(
        mesh(hairBehind, scalp, [0.21, 1.03, 0.14], 0.0148),
        (p) => inCap(p) || head(p) < -0.003,
      ),
      only('head'),
    ),
    part(
      'hair',
      without(
        mesh(hairInFront, [-0.17, 0.9, 0.05], [0.17, 1.04, 0.18], 0.0084),
        (p) => inCap(p) || head(p) < -0.003,
      ),
      only('head'),
    ),
    part(
      'lock',
      twice(without(mesh(lock, [0.11, 0.85, 0], [0.2, 1, 0.08], 0.0105), (p) => inCap(p))),
      lockWeights,
    ),
  ];
}

const bandProfile = [
  [0.14, -0.027],
  [0.162, -0.027],
  [0.1695, -0.023],
  [0.17, -0.01],
  [0.17, 0.012],
  [0.168, 0.026],
  [0.15, 0.027],
];

function capParts() {
  const pipingAt = (v) => [
    0.1715 + 0.0048 * Math.cos(2 * Math.PI * v),
    0.0245 + 0.0048 * Math.sin(2 * Math.PI * v),
  ];
  return [
    part(
      'cap',
      without(
        mesh(cap, [-0.22, 0.93, -0.22], [0.22, 1.15, 0.22], 0.017),
        (p) => bandShape(p) < -0.004,
      ),
      only('head'),
    ),
    part(
      'band',
      ringOnCap(bandShape, false, (v) => bandProfile[Math.round(v * 6)]),
      only('head'),
    ),
    part('gold', ringOnCap(piping, true, pipingAt), only('head')),
    part('visor', visorMesh(), only('head')),
    part(
      'gold',
      ballOf(badge, [0, 0.006, 0.172], [0.026, 0.026, 0.007], { turn: onCap, columns: 28 }),
      only('head'),
    ),
    part('sign', mesh(badgeSign, [-0.03, 0.97, 0.12], [0.03, 1.06, 0.2], 0.003), only('head')),
  ];
}

function limbParts() {
  const insideVest = grown(trunk, 0.003);
  return [
    part(
      'skin',
      twice(
        without(
          mesh(hand, [0.26, 0.6, -0.06], [0.43, 0.71, 0.08], 0.0092),
          (p) => cuff(p) < -0.004,
        ),
      ),
      armWeights,
    ),
    part(
      'sleeve',
      twice(mesh(sleeve, [0.06, 0.58, -0.07], [0.33, 0.72, 0.07], 0.0156)),
      armWeights,
    ),
    part('sleeve', twice(cuffMesh()), armWeights),
    part(
      'trousers',
      without(
        mesh(trousers, [-0.15, 0.03, -0.13], [0.15, 0.46, 0.13], 0.031),
        (p) => insideVest(p) < -0.004,
      ),
      legWeights,
    ),
    part('shoes', twice(mesh(shoe, [0, -0.02, -0.09], [0.13, 0.11, 0.13], 0.022)), legWeights),
  ];
}

function trunkParts() {
  const centre = [0.064, 0.6];
  return [
    part('vest', vestOn(trunk), torsoWeights),
    part(
      'shirt',
      without(
        mesh(shirtFront, [-0.14, 0.52, -0.12], [0.14, 0.73, 0.13], 0.0135),
        (p) => p[2] < -0.02 || Math.abs(p[0]) > 0.085,
      ),
      torsoWeights,
    ),
    part('shirt', collarOn(), torsoWeights),
    part('bow', mesh(bow, [-0.07, 0.62, 0.05], [0.07, 0.71, 0.13], 0.0072), torsoWeights),
    part('gold', joined(...buttons), torsoWeights),
    part('plate', plateOn(trunk, { centre, half: [0.027, 0.0115], lift: 0.003 }), torsoWeights),
    part(
      'band',
      plateOn(trunk, { centre, half: [0.019, 0.0024], lift: 0.0042, corner: 3 }),
      torsoWeights,
    ),
  ];
}

function flipped({ positions, normals, indices }) {
  const turn = (it, n) => (n % 3 === 0 ? -it : it);
  const turnedIndices = [];
  for (let t = 0; t < indices.length; t += 3)
    turnedIndices.push(indices[t], indices[t + 2], indices[t + 1]);
  return { positions: positions.map(turn), normals: normals.map(turn), indices: turnedIndices };
}

function kept(make) {
  let made;
  return () => (made ??= make());
}
