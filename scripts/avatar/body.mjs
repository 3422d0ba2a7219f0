// Every part of the caretaker: what it is made of, how finely it is meshed, what moves it.
import {
  bowKnot,
  bowWings,
  cuff,
  hand,
  knotPlace,
  knotSize,
  shirtFront,
  shoe,
  trousers,
  trunk,
} from './body-shapes.mjs';
import { collarOn, plateOn, vestOn } from './clothes.mjs';
import {
  badge,
  badgeSign,
  bandShape,
  cap,
  ear,
  head,
  onCap,
  piping,
  skin,
} from './head-shapes.mjs';
import { hairMesh, isInHair, isUnderHair, lock } from './hair.mjs';
import { joined, meshOf, without } from './mesh.mjs';
import { ballOf, buttons, cuffMesh, ringOnCap, sleeveMesh, visorMesh } from './part-meshes.mjs';
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
const underScarf = (it) => ({ ...it, isUnderScarf: true });
const mesh = (shape, from, to, step) => meshOf(shape, { from, to, step });
const twice = (it) => joined(it, flipped(it));
const inCap = (p) => Math.min(cap(p), bandShape(p)) < -0.006;
const isSeen = (p) =>
  !(inCap(p) || p[1] < 0.672 || (head(p) < -0.004 && p[1] > 0.8) || isUnderHair(p));

/** What the caretaker wears in every season is made once. */
const always = kept(() => [...headParts(), ...capParts(), ...limbParts(), ...trunkParts()]);

/** @param season spring, summer, autumn or winter */
export const bodyParts = (season) => [
  ...always().filter((it) => season !== 'winter' || !it.isUnderScarf),
  ...seasonalParts(season),
];

function headParts() {
  return [
    part(
      'skin',
      without(mesh(skin, [-0.21, 0.66, -0.18], [0.21, 1.09, 0.18], 0.0152), (p) => !isSeen(p)),
      neckWeights,
    ),
    part(
      'skin',
      twice(
        without(mesh(ear, [0.13, 0.82, -0.05], [0.2, 0.92, 0.04], 0.0072), (p) => head(p) < -0.006),
      ),
      only('head'),
    ),
    part('hair', hairMesh(), only('head')),
    part(
      'lock',
      twice(without(mesh(lock, [0.11, 0.85, 0], [0.2, 0.96, 0.08], 0.0095), isInHair)),
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
        mesh(cap, [-0.22, 0.93, -0.22], [0.22, 1.15, 0.22], 0.015),
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
        without(mesh(hand, [0.26, 0.6, -0.06], [0.43, 0.71, 0.08], 0.008), (p) => cuff(p) < -0.004),
      ),
      armWeights,
    ),
    part('sleeve', twice(joined(sleeveMesh(), cuffMesh())), armWeights),
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
    underScarf(part('shirt', collarOn(), torsoWeights)),
    underScarf(
      part('bow', mesh(bowWings, [-0.07, 0.63, 0.06], [0.07, 0.72, 0.12], 0.0074), torsoWeights),
    ),
    underScarf(part('bow', ballOf(bowKnot, knotPlace, knotSize, { columns: 16 }), torsoWeights)),
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
