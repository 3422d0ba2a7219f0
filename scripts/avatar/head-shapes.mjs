// The head with its hair and cap, as shapes. Metres, T-pose, facing +z, left hand towards +x.
import { at, cone, ellipsoid, minus, mirrored, mix, sphere, turned, union } from './shape.mjs';

export const head = union(
  0.05,
  sphere([0, 0.918, -0.006], 0.148),
  ellipsoid([0, 0.864, 0.006], [0.162, 0.106, 0.14]),
  ellipsoid([0, 0.822, 0.03], [0.108, 0.066, 0.092]),
);

const earBody = ellipsoid([0.167, 0.871, -0.012], [0.02, 0.035, 0.027]);
const earHollow = ellipsoid([0.193, 0.873, -0.003], [0.0125, 0.022, 0.0165]);
export const ear = minus(0.008, earBody, earHollow);
const nose = sphere([0, 0.857, 0.139], 0.013);
const neck = cone([0, 0.64, -0.008], [0, 0.8, -0.008], 0.044, 0.042);
export const skin = union(0.014, union(0.014, head, neck), nose);

const capTurn = -0.2;
const capPlace = [0, 1.002, -0.01];
const capSize = 0.9;
/** From the figure's place to the cap's own. */
export const inCapFrame = (p) => {
  const [x, y, z] = p.map((it, axis) => (it - capPlace[axis]) / capSize);
  const [cos, sin] = [Math.cos(capTurn), Math.sin(capTurn)];
  return [x, cos * y + sin * z, cos * z - sin * y];
};
const inCap = (shape) => (p) => capSize * shape(inCapFrame(p));

// The cap stands a little back on the head, so that the whole face is seen.
const wide = (shape) => (p) => shape([p[0], p[1], p[2] * 1.02]);
const crown = union(
  0.02,
  at([0, 0.055, 0], 0, wide(turned(0.178, 0.034, 0.033))),
  ellipsoid([0, 0.075, -0.004], [0.15, 0.05, 0.15]),
);
export const cap = inCap(crown);
export const bandShape = inCap(wide(turned(0.17, 0.027, 0.008)));
export const piping = inCap(
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
export const badge = inCap(ellipsoid([0, 0.006, 0.172], [0.026, 0.026, 0.007]));
export const badgeSign = inCap(
  mirrored(cone([0, 0.0135, 0.1812], [0.0125, 0.001, 0.18], 0.0038, 0.0038)),
);

/** From the cap's own place to the figure's. */
export const onCap = (p) => {
  const [x, y, z] = p.map((it) => it * capSize);
  const cos = Math.cos(capTurn);
  const sin = Math.sin(capTurn);
  return [x + capPlace[0], cos * y - sin * z + capPlace[1], sin * y + cos * z + capPlace[2]];
};
