// The caretaker as a VRM 1.0 file.
import { bodyParts } from './body.mjs';
import { faceParts } from './face.mjs';
import { addFeature, addSkinned, addToHead, skeletonNodes } from './gltf-parts.mjs';
import { materialNames, materialOf, softTexture } from './looks.mjs';
import { springBonesOf, vrmOf } from './vrm.mjs';
import { binary, glbOf } from './vrm-file.mjs';

/** The same bytes for the same season on every machine: no clock, no chance, no input. */
export function makeCaretaker(season) {
  const data = binary();
  const parts = bodyParts(season);
  const gltf = skeletonNodes(data);
  for (const [material, list] of grouped(parts.filter((it) => !isRigid(it))))
    addSkinned(gltf, data, material, list);
  for (const [material, list] of grouped(parts.filter(isRigid)))
    addToHead(gltf, data, material, list);
  const binds = {};
  for (const [material, list] of grouped(faceParts()))
    addFeature(gltf, data, { material, list, binds });
  const image = data.view(softTexture());
  return glbOf(
    {
      asset: { version: '2.0', generator: 'Sumiwa' },
      extensionsUsed: [
        'VRMC_vrm',
        'VRMC_springBone',
        'VRMC_materials_mtoon',
        'KHR_materials_unlit',
      ],
      extensions: { VRMC_vrm: vrmOf(binds), VRMC_springBone: springBonesOf() },
      scene: 0,
      scenes: [{ nodes: gltf.roots }],
      nodes: gltf.nodes,
      skins: gltf.skins,
      meshes: gltf.meshes,
      materials: materialNames.map((name) => materialOf(name, season)),
      textures: [{ source: 0, sampler: 0 }],
      samplers: [{ magFilter: 9729, minFilter: 9729, wrapS: 33071, wrapT: 33071 }],
      images: [{ bufferView: image, mimeType: 'image/png' }],
      accessors: data.accessors,
      bufferViews: data.bufferViews,
      buffers: [{ byteLength: data.bytes().length }],
    },
    data.bytes(),
  );
}

/** Rigid parts hang from the head; what bends is skinned. */
const isRigid = ({ weightsAt, mesh }) =>
  weightsAt([0, 0, 0]).length === 1 && weightsAt([0, 0, 0])[0][0] === 'head' && mesh !== undefined;

function grouped(parts) {
  const groups = new Map();
  for (const part of parts) groups.set(part.material, [...(groups.get(part.material) ?? []), part]);
  return groups;
}
