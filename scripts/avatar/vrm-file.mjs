// Writes the binary glTF with the extensions VRMC_vrm, VRMC_materials_mtoon and VRMC_springBone.
const componentTypes = new Map([
  [Float32Array, 5126],
  [Uint16Array, 5123],
  [Uint8Array, 5121],
]);
const sizes = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 };

/** Collects the binary chunk and what describes it. */
export function binary() {
  const pieces = [];
  const bufferViews = [];
  const accessors = [];
  let length = 0;

  function view(bytes, target) {
    const padded = Buffer.alloc(Math.ceil(bytes.byteLength / 4) * 4);
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).copy(padded);
    pieces.push(padded);
    bufferViews.push({
      buffer: 0,
      byteOffset: length,
      byteLength: bytes.byteLength,
      ...(target && { target }),
    });
    length += padded.length;
    return bufferViews.length - 1;
  }

  function accessor(array, type, { target, withBounds = false, normalized = false } = {}) {
    accessors.push({
      bufferView: view(array, target),
      ...described(array, type),
      ...(normalized && { normalized }),
      ...(withBounds && boundsOf(array, sizes[type])),
    });
    return accessors.length - 1;
  }

  /** Only the vertices that move: most expressions leave most of a face alone. */
  function sparse(array) {
    const moved = [];
    for (let n = 0; n < array.length / 3; n++)
      if (Math.hypot(array[3 * n], array[3 * n + 1], array[3 * n + 2]) > 1e-6) moved.push(n);
    if (moved.length > 0.8 * (array.length / 3))
      return accessor(array, 'VEC3', { withBounds: true });
    const values = new Float32Array(
      moved.flatMap((n) => Array.from(array.slice(3 * n, 3 * n + 3))),
    );
    const bounds = boundsOf(array, 3);
    const item = { ...described(array, 'VEC3'), ...bounds };
    if (moved.length > 0)
      item.sparse = {
        count: moved.length,
        indices: { bufferView: view(new Uint16Array(moved)), componentType: 5123 },
        values: { bufferView: view(values) },
      };
    accessors.push(item);
    return accessors.length - 1;
  }

  return { view, accessor, sparse, bufferViews, accessors, bytes: () => Buffer.concat(pieces) };
}

const described = (array, type) => ({
  componentType: componentTypes.get(array.constructor),
  count: array.length / sizes[type],
  type,
});

function boundsOf(array, size) {
  const min = Array(size).fill(Infinity);
  const max = Array(size).fill(-Infinity);
  array.forEach((it, n) => {
    const short = Math.round(it * 1e5) / 1e5;
    min[n % size] = Math.min(min[n % size], short);
    max[n % size] = Math.max(max[n % size], short);
  });
  return { min, max };
}

/** GLB: header, JSON chunk padded with spaces, binary chunk padded with zeros. */
export function glbOf(json, bytes) {
  const text = Buffer.from(JSON.stringify(json));
  const jsonChunk = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)]);
  const binChunk = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  const head = Buffer.alloc(12);
  head.write('glTF', 0, 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + 8 + jsonChunk.length + 8 + binChunk.length, 8);
  return Buffer.concat([
    head,
    chunkHead(jsonChunk, 'JSON'),
    jsonChunk,
    chunkHead(binChunk, 'BIN\0'),
    binChunk,
  ]);
}

function chunkHead(chunk, name) {
  const out = Buffer.alloc(8);
  out.writeUInt32LE(chunk.length, 0);
  out.write(name, 4, 'latin1');
  return out;
}
