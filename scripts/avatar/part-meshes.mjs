// Parts that are laid out as nets rather than found on a grid: their edges are clean lines.
import { cuff, frontOf, sleeve, trunk } from './body-shapes.mjs';
import { onCap, visorPoint } from './head-shapes.mjs';
import { netOn, withNormals } from './mesh.mjs';
import { ellipsoid, grown, mix } from './shape.mjs';

const vestSurface = grown(trunk, 0.009);
/** A small ball or button, laid out as a globe. */
export const ballOf = (shape, [x, y, z], [rx, ry, rz], { turn = (p) => p, columns = 12 } = {}) =>
  netOn(shape, {
    columns,
    rows: 5,
    closedV: false,
    place: (u, v) => {
      const around = -2 * Math.PI * u;
      const out = Math.sin(Math.PI * mix(0.003, 0.997, v));
      return turn([
        x + rx * out * Math.cos(around),
        y + ry * out * Math.sin(around),
        z + rz * Math.cos(Math.PI * v),
      ]);
    },
  });
export const buttons = [0.515, 0.465, 0.415].map((y) => {
  const centre = [0, y, frontOf(vestSurface, 0, y)];
  const size = [0.0105, 0.0105, 0.006];
  return ballOf(ellipsoid(centre, size), centre, size);
});
/** A ring around the cap; `profile(v)` gives radius and height. */
export const ringOnCap = (shape, closedV, profile) =>
  netOn(shape, {
    columns: 48,
    rows: 6,
    closedV,
    place: (u, v) => {
      const [r, y] = profile(v);
      return onCap([r * Math.sin(2 * Math.PI * u), y, (r * Math.cos(2 * Math.PI * u)) / 1.02]);
    },
  });

/** Top and underside of the visor with a round edge; it ends inside the cap. */
export function visorMesh() {
  const columns = 32;
  const half = 0.0045;
  const rows = [
    [0, 1],
    [0.25, 1],
    [0.5, 1],
    [0.75, 1],
    [0.93, 1],
    [1, 0.7],
    [1.02, 0],
    [1, -0.7],
    [0.93, -1],
    [0.5, -1],
    [0, -1],
  ];
  const point = (u, [v, side]) => {
    const [x, y, z] = visorPoint(u, v);
    return [x, y + side * half, z];
  };
  const positions = [];
  for (let i = 0; i <= columns; i++)
    for (const row of rows) positions.push(...onCap(point(i / columns, row)));
  const indices = [];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j + 1 < rows.length; j++) {
      const a = i * rows.length + j;
      const b = a + rows.length;
      indices.push(a, a + 1, b + 1, a, b + 1, b);
    }
  return withNormals({ positions, indices });
}

/** From the ball of the shoulder to the cuff. */
export const sleeveMesh = () =>
  netOn(sleeve, {
    columns: 20,
    rows: 15,
    closedV: false,
    place: (u, v) => {
      const x =
        v < 0.4
          ? 0.118 - 0.041 * Math.cos((v / 0.4) * (Math.PI / 2))
          : mix(0.118, 0.278, (v - 0.4) / 0.6);
      const r = v < 0.4 ? 0.0005 + 0.041 * Math.sin((v / 0.4) * (Math.PI / 2)) : 0.039;
      return [x, 0.655 + r * Math.cos(2 * Math.PI * u), r * Math.sin(2 * Math.PI * u)];
    },
  });
export const cuffMesh = () =>
  netOn(cuff, {
    columns: 24,
    rows: 8,
    closedV: false,
    place: (u, v) => {
      const [r, x] = cuffProfile[Math.round(v * 8)];
      return [0.282 + x, 0.655 + r * Math.cos(2 * Math.PI * u), r * Math.sin(2 * Math.PI * u)];
    },
  });
const cuffProfile = [
  [0.034, -0.014],
  [0.0375, -0.015],
  [0.0405, -0.009],
  [0.0405, 0],
  [0.0405, 0.009],
  [0.0375, 0.015],
  [0.032, 0.015],
  [0.026, 0.015],
  [0.02, 0.015],
];
