// The head with its hair and cap, as shapes. Metres, T-pose, facing +z, left hand towards +x.
import {
  at,
  both,
  cone,
  ellipsoid,
  grown,
  minus,
  mirrored,
  mix,
  sphere,
  turned,
  union,
} from './shape.mjs';

export const head = union(
  0.05,
  sphere([0, 0.918, -0.006], 0.148),
  ellipsoid([0, 0.864, 0.006], [0.162, 0.106, 0.14]),
  ellipsoid([0, 0.822, 0.03], [0.108, 0.066, 0.092]),
);

const ear = union(0.01, ellipsoid([0.166, 0.872, -0.008], [0.021, 0.034, 0.026]));
const earHollow = ellipsoid([0.186, 0.874, 0.01], [0.012, 0.02, 0.015]);
const nose = sphere([0, 0.857, 0.139], 0.013);
const neck = cone([0, 0.64, -0.008], [0, 0.8, -0.008], 0.044, 0.042);
export const skin = union(
  0.014,
  union(0.014, head, neck),
  mirrored(minus(0.012, ear, earHollow)),
  nose,
);

const capTurn = -0.2;
const capPlace = [0, 0.981, -0.008];

// Short hair: a shell behind a slanting hairline, locks over the forehead and beside the ears.
const behindHairline = (p) =>
  Math.max(p[2] - (-0.012 + (p[1] - 0.86) * 1.15), 0.81 - p[1] - 0.25 * Math.abs(p[0])) * 0.7;
/** They end above the brows, so that a face can be read from afar. */
const fringe = [
  ...[-1, 1].flatMap((side) => [
    cone([side * 0.098, 0.985, 0.103], [side * 0.134, 0.922, 0.084], 0.024, 0.006),
    cone([side * 0.064, 0.988, 0.122], [side * 0.101, 0.951, 0.114], 0.025, 0.007),
    cone([side * 0.044, 0.99, 0.125], [side * 0.068, 0.956, 0.129], 0.024, 0.007),
  ]),
  cone([-0.016, 0.992, 0.128], [-0.034, 0.95, 0.139], 0.026, 0.007),
  cone([0.018, 0.992, 0.128], [0.006, 0.946, 0.142], 0.025, 0.007),
];
const beside = mirrored(
  union(
    0.012,
    cone([0.148, 0.94, -0.062], [0.166, 0.852, -0.075], 0.036, 0.008),
    cone([0.118, 0.9, -0.092], [0.126, 0.822, -0.094], 0.036, 0.008),
  ),
);
/** The lock before each ear swings a little: it is a part of its own. */
export const lock = cone([0.15, 0.965, 0.034], [0.1655, 0.868, 0.045], 0.024, 0.006);
const nape = union(
  0.024,
  cone([0, 0.9, -0.135], [0.0, 0.782, -0.112], 0.04, 0.006),
  mirrored(cone([0.065, 0.9, -0.125], [0.072, 0.788, -0.108], 0.036, 0.006)),
);
const below = (y) => at(capPlace, capTurn, (q) => q[1] - y);
export const hairBehind = both(
  0.02,
  union(0.012, both(0.012, grown(head, 0.018), behindHairline), beside, nape),
  below(-0.02),
);
export const hairInFront = both(0.006, union(0.005, ...fringe), below(-0.022));

// The cap stands a little back on the head, so that the whole face is seen.
const wide = (shape) => (p) => shape([p[0], p[1], p[2] * 1.02]);
const crown = union(
  0.02,
  at([0, 0.055, 0], 0, wide(turned(0.178, 0.034, 0.033))),
  ellipsoid([0, 0.075, -0.004], [0.15, 0.05, 0.15]),
);
export const cap = at(capPlace, capTurn, crown);
export const bandShape = at(capPlace, capTurn, wide(turned(0.17, 0.027, 0.008)));
export const piping = at(
  capPlace,
  capTurn,
  wide((p) => Math.hypot(Math.hypot(p[0], p[2]) - 0.1715, p[1] - 0.0245) - 0.0048),
);
/** The visor's middle surface: v from the band outwards, u along the forehead. */
export const visorPoint = (u, v) => {
  const angle = mix(-1.28, 1.28, u);
  const reach = mix(0.158, 0.176 + 0.052 * Math.cos(angle * 1.15), v);
  const x = Math.sin(angle) * reach * mix(1, 0.93, v);
  const z = Math.cos(angle) * reach;
  const away = reach - 0.16;
  return [x, -0.02 - 0.56 * away - 0.35 * x * x * (0.4 + v), z];
};
export const badge = at(capPlace, capTurn, ellipsoid([0, 0.006, 0.172], [0.026, 0.026, 0.007]));
export const badgeSign = at(
  capPlace,
  capTurn,
  mirrored(cone([0, 0.0135, 0.1812], [0.0125, 0.001, 0.18], 0.0038, 0.0038)),
);

/** From the cap's own place to the figure's. */
export const onCap = ([x, y, z]) => {
  const cos = Math.cos(capTurn);
  const sin = Math.sin(capTurn);
  return [x + capPlace[0], cos * y - sin * z + capPlace[1], sin * y + cos * z + capPlace[2]];
};
