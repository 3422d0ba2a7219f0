// Trunk, arms, legs and what is worn on them, as shapes. Metres, T-pose, facing +z.
import { both, box, cone, ellipsoid, grown, minus, mirrored, turned, union } from './shape.mjs';

export const trunk = union(
  0.07,
  ellipsoid([0, 0.602, -0.002], [0.114, 0.106, 0.09]),
  ellipsoid([0, 0.452, 0.006], [0.13, 0.115, 0.112]),
);
export const shirtFront = both(0.01, grown(trunk, 0.001), (p) => 0.5 - p[1]);
/** 蝶ネクタイ: two wings, and the knot that holds them. */
export const bowWings = mirrored(
  both(
    0.005,
    cone([0.002, 0.676, 0.091], [0.05, 0.676, 0.083], 0.009, 0.0275),
    box([0.027, 0.676, 0.089], [0.0265, 0.025, 0.0095], 0.006),
  ),
);
export const knotPlace = [0, 0.676, 0.096];
export const knotSize = [0.0115, 0.0135, 0.0095];
export const bowKnot = box(knotPlace, knotSize, 0.007);
export const sleeve = union(
  0.02,
  cone([0.118, 0.655, 0], [0.2, 0.655, 0], 0.041, 0.038),
  cone([0.2, 0.655, 0], [0.272, 0.655, 0], 0.038, 0.036),
);
export const cuff = (p) => turned(0.0405, 0.015, 0.007)([p[1] - 0.655, p[0] - 0.282, p[2]]);
const finger = (z, length, drop) =>
  cone([0.352, 0.654, z], [0.372 + length, 0.654 - drop, z * 1.25], 0.0134, 0.0112);
export const hand = union(
  0.0055,
  cone([0.27, 0.655, 0], [0.32, 0.655, 0], 0.023, 0.023),
  ellipsoid([0.337, 0.654, 0], [0.034, 0.019, 0.034]),
  finger(-0.023, 0.018, 0.012),
  finger(0, 0.027, 0.012),
  finger(0.023, 0.02, 0.012),
  cone([0.322, 0.652, 0.018], [0.351, 0.644, 0.05], 0.016, 0.012),
);
export const trousers = minus(
  0.006,
  union(
    0.03,
    ellipsoid([0, 0.386, 0.004], [0.112, 0.06, 0.096]),
    mirrored(cone([0.06, 0.35, 0], [0.064, 0.07, -0.004], 0.06, 0.05)),
  ),
  (p) => 0.43 - p[1],
  (p) => p[1] - 0.058,
);
export const shoe = both(
  0.008,
  union(
    0.03,
    ellipsoid([0.066, 0.03, 0.034], [0.046, 0.036, 0.068]),
    ellipsoid([0.065, 0.042, -0.014], [0.044, 0.046, 0.048]),
  ),
  (p) => 0.004 - p[1],
);

/** Where a line from the front, parallel to z, meets the shape. */
export function frontOf(shape, x, y) {
  let z = 0.3;
  for (let n = 0; n < 60; n++) z -= Math.max(shape([x, y, z]) * 0.7, -0.01);
  return z;
}
