// From shapes to triangles: { positions, normals, indices, uvs? } with flat arrays.
import { normalOf } from './shape.mjs';

/** Surface nets on a grid of `step` metres; every vertex is then moved onto the surface itself. */
export function meshOf(shape, { from, to, step }) {
  const size = from.map((it, i) => Math.ceil((to[i] - it) / step) + 1);
  const at = (i, j, k) => [from[0] + i * step, from[1] + j * step, from[2] + k * step];
  const field = new Float64Array(size[0] * size[1] * size[2]);
  const index = (i, j, k) => i + size[0] * (j + size[1] * k);
  each(size, 0, (i, j, k) => {
    field[index(i, j, k)] = shape(at(i, j, k));
  });
  const vertexOf = new Map();
  const positions = [];
  each(size, 1, (i, j, k) => {
    const p = crossing(field, index, [i, j, k]);
    if (!p) return;
    const start = [0, 1, 2].map((axis) => from[axis] + p[axis] * step);
    const onSurface = settle(shape, start, step, 1);
    vertexOf.set(index(i, j, k), positions.length / 3);
    positions.push(...onSurface);
  });
  const indices = [];
  each(size, 1, (i, j, k) => indices.push(...quadsAt({ field, index, vertexOf }, [i, j, k])));
  return relaxed(shape, { positions, indices }, step);
}

/** Spreads the vertices evenly over the surface: what is left of the grid would show as teeth along edges. */
function relaxed(shape, { positions, indices }, step) {
  const count = positions.length / 3;
  const neighbours = Array.from({ length: count }, () => new Set());
  for (let t = 0; t < indices.length; t += 3)
    for (let n = 0; n < 3; n++) neighbours[indices[t + n]].add(indices[t + ((n + 1) % 3)]);
  let points = Array.from({ length: count }, (_, n) => positions.slice(3 * n, 3 * n + 3));
  for (let round = 0; round < 5; round++)
    points = points.map((p, n) => {
      const around = [...neighbours[n]];
      if (around.length < 3) return p;
      const middle = [0, 1, 2].map(
        (axis) => around.reduce((sum, it) => sum + points[it][axis], 0) / around.length,
      );
      return settle(
        shape,
        p.map((it, axis) => it + 0.6 * (middle[axis] - it)),
        step,
        1 + (round > 3 ? 2 : 0),
      );
    });
  return {
    positions: points.flat(),
    normals: points.flatMap((p) => normalOf(shape, p, step / 6)),
    indices,
  };
}

function each(size, less, visit) {
  for (let k = 0; k < size[2] - less; k++)
    for (let j = 0; j < size[1] - less; j++)
      for (let i = 0; i < size[0] - less; i++) visit(i, j, k);
}

const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n & 1, (n >> 1) & 1, n >> 2]);
const edges = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
];

function crossing(field, index, [i, j, k]) {
  const values = corners.map(([a, b, c]) => field[index(i + a, j + b, k + c)]);
  const sum = [0, 0, 0];
  let count = 0;
  for (const [a, b] of edges) {
    if (values[a] < 0 === values[b] < 0) continue;
    const t = values[a] / (values[a] - values[b]);
    for (let axis = 0; axis < 3; axis++)
      sum[axis] += corners[a][axis] + t * (corners[b][axis] - corners[a][axis]);
    count += 1;
  }
  return count === 0 ? null : [i + sum[0] / count, j + sum[1] / count, k + sum[2] / count];
}

function settle(shape, start, step, rounds = 3) {
  let p = start;
  for (let round = 0; round < rounds; round++) {
    const d = Math.max(-step / 2, Math.min(step / 2, shape(p)));
    const n = normalOf(shape, p);
    p = [p[0] - n[0] * d, p[1] - n[1] * d, p[2] - n[2] * d];
  }
  return p;
}

function quadsAt({ field, index, vertexOf }, cell) {
  const indices = [];
  const here = field[index(...cell)] < 0;
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    if (cell[u] === 0 || cell[v] === 0) continue;
    const end = [...cell];
    end[axis] += 1;
    const there = field[index(...end)] < 0;
    if (here === there) continue;
    const ring = [
      [0, 0],
      [-1, 0],
      [-1, -1],
      [0, -1],
    ].map(([a, b]) => {
      const at = [...cell];
      at[u] += a;
      at[v] += b;
      return vertexOf.get(index(...at));
    });
    if (ring.includes(undefined)) continue;
    const [a, b, c, d] = here ? ring : ring.toReversed();
    indices.push(a, b, c, a, c, d);
  }
  return indices;
}

/** Leaves out the triangles whose three corners are all hidden, and then the vertices nobody uses. */
export function without(mesh, isHidden) {
  const point = (n) => mesh.positions.slice(3 * n, 3 * n + 3);
  const hidden = Array.from({ length: mesh.positions.length / 3 }, (_, n) => isHidden(point(n)));
  const kept = [];
  for (let t = 0; t < mesh.indices.length; t += 3) {
    const triangle = mesh.indices.slice(t, t + 3);
    if (!triangle.every((n) => hidden[n])) kept.push(...triangle);
  }
  const used = [...new Set(kept)].toSorted((a, b) => a - b);
  const place = new Map(used.map((old, n) => [old, n]));
  return {
    positions: used.flatMap(point),
    normals: used.flatMap((n) => mesh.normals.slice(3 * n, 3 * n + 3)),
    indices: kept.map((n) => place.get(n)),
  };
}

/** A cloth of columns (s from -1 to 1) and rows (t from -1 to 1 below to above): `place(s, t)` → point and normal. */
export function sheetOf(columns, rows, place) {
  const mesh = { positions: [], normals: [], indices: [], uvs: [] };
  for (let i = 0; i <= columns; i++) {
    for (let j = 0; j <= rows; j++) {
      const s = -Math.cos((Math.PI * i) / columns);
      const t = (2 * j) / rows - 1;
      const { point, normal } = place(s, t);
      mesh.positions.push(...point);
      mesh.normals.push(...normal);
      mesh.uvs.push((s + 1) / 2, (1 - t) / 2);
    }
  }
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const a = i * (rows + 1) + j;
      const b = a + rows + 1;
      mesh.indices.push(a, b, b + 1, a, b + 1, a + 1);
    }
  return mesh;
}

/** A net of u and v (both 0 to 1) laid on a shape; `closed` joins its ends. Normals are the shape's own. */
export function netOn(shape, { columns, rows, closedU = true, closedV = true, place }) {
  const points = [];
  const across = closedU ? columns : columns + 1;
  const along = closedV ? rows : rows + 1;
  for (let i = 0; i < across; i++)
    for (let j = 0; j < along; j++) points.push(settle(shape, place(i / columns, j / rows), 0.01));
  const indices = [];
  const number = (i, j) => (i % across) * along + (j % along);
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const [a, b, c, d] = [number(i, j), number(i + 1, j), number(i + 1, j + 1), number(i, j + 1)];
      indices.push(a, b, c, a, c, d);
    }
  return {
    positions: points.flat(),
    normals: points.flatMap((p) => normalOf(shape, p, 3e-4)),
    indices,
  };
}

export function joined(...meshes) {
  const all = { positions: [], normals: [], indices: [] };
  for (const { positions, normals, indices } of meshes) {
    const first = all.positions.length / 3;
    for (const it of positions) all.positions.push(it);
    for (const it of normals) all.normals.push(it);
    for (const it of indices) all.indices.push(it + first);
  }
  return all;
}

/** Normals from the triangles themselves, for what has no distance function. */
export function withNormals({ positions, indices }) {
  const normals = Array(positions.length).fill(0);
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = indices.slice(t, t + 3).map((n) => positions.slice(3 * n, 3 * n + 3));
    const [u, v] = [b, c].map((it) => it.map((x, axis) => x - a[axis]));
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    for (const corner of indices.slice(t, t + 3))
      for (let axis = 0; axis < 3; axis++) normals[3 * corner + axis] += n[axis];
  }
  for (let n = 0; n < normals.length; n += 3) {
    const length = Math.hypot(normals[n], normals[n + 1], normals[n + 2]);
    for (let axis = 0; axis < 3; axis++)
      normals[n + axis] = length > 0 ? normals[n + axis] / length : +(axis === 2);
  }
  return { positions, indices, normals };
}
