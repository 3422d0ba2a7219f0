// Short hair, cut like cloth: a shell around the head whose edge runs out in locks, left and right alike.
import { firstWhere, quads } from './clothes.mjs';
import { cap, head, inCapFrame } from './head-shapes.mjs';
import { withNormals } from './mesh.mjs';
import { clamp01, cone, mix, smoothStep } from './shape.mjs';

/** Everything is seen from here: around (0 in front, towards the left hand) and above. */
const middle = [0, 0.9, -0.006];

/** Around and above, in radians: where a lock ends, and where two of them part. */
const edge = [
  { around: 0, above: 0.6 },
  { around: 0.31, above: 0.39, isTip: true },
  { around: 0.37, above: 0.5 },
  { around: 0.62, above: 0.335, isTip: true },
  { around: 0.68, above: 0.43 },
  { around: 0.93, above: 0.17, isTip: true },
  { around: 0.99, above: 0.27 },
  // Before the ear, over it and behind it.
  { around: 1.25, above: -0.13, isTip: true },
  { around: 1.4, above: 0.1 },
  { around: 1.74, above: 0.09 },
  { around: 2.04, above: -0.38, isTip: true },
  { around: 2.12, above: -0.32 },
  { around: 2.44, above: -0.58, isTip: true },
  { around: 2.52, above: -0.5 },
  { around: 2.84, above: -0.65, isTip: true },
  { around: 2.92, above: -0.58 },
  { around: Math.PI, above: -0.66, isTip: true },
];
const stepsBetween = 4;

/** Where the hair ends at this angle, and how full it is: 1 in a lock's tip, 0 where two of them part. */
function endAt(around) {
  const place = Math.abs(around);
  const next = Math.max(
    1,
    edge.findIndex((it) => it.around >= place - 1e-9),
  );
  const [from, to] = [edge[next - 1], edge[next]];
  const share = clamp01((place - from.around) / (to.around - from.around));
  const above = (it) => mix(from.above, to.above, it);
  if (!from.isTip && !to.isTip) return { above: above(smoothStep(0, 1, share)), fullness: 0.4 };
  // A lock swings outwards: long and round on its inner side, short on the other.
  return to.isTip
    ? { above: above(share ** 1.8), fullness: Math.min(1, 1.5 * share) }
    : { above: above(share ** 0.8), fullness: 1 - share };
}

function towards(around, above, out) {
  const d = [
    Math.sin(around) * Math.cos(above),
    Math.sin(above),
    Math.cos(around) * Math.cos(above),
  ];
  const at = (t) => middle.map((it, axis) => it + t * d[axis]);
  return at(firstWhere(0, 0.3, (t) => head(at(t)) > out));
}

/** Up to here: inside the cap, a little above the lower edge of its band. */
const topAt = (around) =>
  firstWhere(-0.4, 1.4, (above) => inCapFrame(towards(around, above, 0.006))[1] > -0.012);

/** Share of the way up, and how thick it is there in the middle of a lock and in a parting. */
const down = [
  [0, -0.004, -0.004],
  [0, 0.0025, 0.001],
  [0.1, 0.009, 0.0035],
  [0.3, 0.0145, 0.0075],
  [0.55, 0.0165, 0.0125],
  [0.8, 0.015, 0.0135],
  [1, 0.011, 0.011],
];

export function hairMesh() {
  const half = edge
    .slice(1)
    .flatMap((to, n) =>
      Array.from({ length: stepsBetween }, (_, step) =>
        mix(edge[n].around, to.around, step / stepsBetween),
      ),
    );
  const rounds = [...half.map((it) => -it).toReversed(), ...half.slice(1)];
  const angles = [-Math.PI, ...rounds, Math.PI];
  const positions = [];
  for (const around of angles) {
    const { above, fullness } = endAt(around);
    const top = Math.max(topAt(around), above + 0.05);
    for (const [share, thick, thin] of down)
      positions.push(...towards(around, mix(above, top, share), mix(thin, thick, fullness)));
  }
  return withNormals({ positions, indices: quads(angles.length, down.length) });
}

/** Skin that nobody sees. */
export function isUnderHair(p) {
  const [x, y, z] = p.map((it, axis) => it - middle[axis]);
  const around = Math.abs(Math.atan2(x, z));
  return head(p) < 0.004 && Math.atan2(y, Math.hypot(x, z)) > endAt(around).above + 0.16;
}

/** The lock before each ear swings a little: it is a part of its own. */
export const lock = cone([0.146, 0.925, 0.036], [0.1605, 0.866, 0.047], 0.0175, 0.0045);
export const isInHair = (p) => Math.min(cap(p), head(p) + 0.002) < 0;
