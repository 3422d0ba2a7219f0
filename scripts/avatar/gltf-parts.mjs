// Puts parts into the tables of a glTF.
import { materialNames } from './looks.mjs';
import { joined } from './mesh.mjs';
import { neat } from './neat.mjs';
import { bones, fourOf } from './skeleton.mjs';

/** The first three columns of a matrix that only moves. */
const unturned = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

export function skeletonNodes(data) {
  const placeOf = new Map(bones.map(({ name, place }) => [name, place]));
  const numberOf = new Map(bones.map(({ name }, n) => [name, n]));
  const nodes = bones.map(({ name, parent, place }) => {
    const children = bones.filter((it) => it.parent === name).map((it) => numberOf.get(it.name));
    const from = parent ? placeOf.get(parent) : [0, 0, 0];
    return {
      name,
      translation: place.map((it, axis) => neat(it - from[axis])),
      ...(children.length > 0 && { children }),
    };
  });
  const inverse = bones.flatMap(({ place: [x, y, z] }) => unturned.concat(-x, -y, -z, 1));
  const skins = [
    {
      inverseBindMatrices: data.accessor(new Float32Array(inverse), 'MAT4'),
      joints: bones.map((_, n) => n),
      skeleton: 0,
    },
  ];
  return {
    nodes,
    skins,
    meshes: [],
    roots: [0],
    headNode: numberOf.get('head'),
    headPlace: placeOf.get('head'),
  };
}

export function addSkinned(gltf, data, material, list) {
  const mesh = joined(...list.map((it) => it.mesh));
  const four = list.flatMap(({ mesh: { positions }, weightsAt }) =>
    pointsOf(positions).map((it) => fourOf(weightsAt(it))),
  );
  const primitive = primitiveOf(data, material, mesh);
  const target = 34962;
  primitive.attributes.JOINTS_0 = data.accessor(
    new Uint8Array(four.flatMap((it) => it.joints)),
    'VEC4',
    { target },
  );
  primitive.attributes.WEIGHTS_0 = data.accessor(
    new Uint8Array(four.flatMap((it) => it.weights)),
    'VEC4',
    { target, normalized: true },
  );
  gltf.meshes.push({ name: material, primitives: [primitive] });
  gltf.nodes.push({ name: `body-${material}`, mesh: gltf.meshes.length - 1, skin: 0 });
  gltf.roots.push(gltf.nodes.length - 1);
}

export function addToHead(gltf, data, material, list) {
  const mesh = fromHead(joined(...list.map((it) => it.mesh)), gltf.headPlace);
  hang(gltf, `head-${material}`, {
    name: material,
    primitives: [primitiveOf(data, material, mesh)],
  });
}

export function addFeature(gltf, data, { material, list, binds }) {
  const mesh = fromHead(joined(...list.map((it) => it.mesh)), gltf.headPlace);
  if (list[0].mesh.uvs) mesh.uvs = list.flatMap((it) => it.mesh.uvs);
  const names = [...new Set(list.flatMap((it) => (it.morphs ?? []).map(({ name }) => name)))];
  const primitive = primitiveOf(data, material, mesh);
  if (names.length > 0)
    primitive.targets = names.map((name) => {
      const offsets = list.flatMap(
        (it) =>
          it.morphs.find((morph) => morph.name === name)?.offsets ??
          Array(it.mesh.positions.length).fill(0),
      );
      return { POSITION: data.sparse(new Float32Array(offsets.map(neat))) };
    });
  const node = hang(gltf, `face-${material}`, {
    name: material,
    primitives: [primitive],
    ...(names.length > 0 && { weights: names.map(() => 0), extras: { targetNames: names } }),
  });
  names.forEach((name, index) => {
    binds[name] = [...(binds[name] ?? []), { node, index, weight: 1 }];
  });
}

function hang(gltf, name, mesh) {
  gltf.meshes.push(mesh);
  gltf.nodes.push({ name, mesh: gltf.meshes.length - 1 });
  const head = gltf.nodes[gltf.headNode];
  head.children = [...(head.children ?? []), gltf.nodes.length - 1];
  return gltf.nodes.length - 1;
}

function primitiveOf(data, material, { positions, normals, indices, uvs }) {
  const target = 34962;
  return {
    attributes: {
      POSITION: data.accessor(new Float32Array(positions.map(neat)), 'VEC3', {
        target,
        withBounds: true,
      }),
      NORMAL: data.accessor(new Float32Array(unit(normals)), 'VEC3', { target }),
      ...(uvs && {
        TEXCOORD_0: data.accessor(new Float32Array(uvs.map(neat)), 'VEC2', { target }),
      }),
    },
    indices: data.accessor(new Uint16Array(indices), 'SCALAR', { target: 34963 }),
    material: materialNames.indexOf(material),
  };
}

const fromHead = (mesh, place) => ({
  ...mesh,
  positions: mesh.positions.map((it, n) => it - place[n % 3]),
});
const pointsOf = (flatList) =>
  Array.from({ length: flatList.length / 3 }, (_, n) => flatList.slice(3 * n, 3 * n + 3));
const unit = (normals) =>
  pointsOf(normals).flatMap((n) => {
    const rounded = n.map((it) => Math.round(it * 1e3));
    const length = Math.hypot(...rounded) || 1;
    return rounded.map((it) => it / length);
  });
