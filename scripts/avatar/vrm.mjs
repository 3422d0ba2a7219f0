// What makes a glTF a VRM 1.0: meta, humanoid, expressions, gaze and springs.
import { bones, humanBoneCount, springs } from './skeleton.mjs';

const visemes = ['aa', 'ih', 'ou', 'ee', 'oh'];
const looking = ['lookUp', 'lookDown', 'lookLeft', 'lookRight'];
const nodeOf = new Map(bones.map(({ name }, node) => [name, node]));

const meta = {
  name: 'スミワのAI管理人',
  version: '1',
  authors: ['Sumiwa'],
  copyrightInformation: 'Sumiwa',
  licenseUrl: 'https://vrm.dev/licenses/1.0/',
  avatarPermission: 'onlyAuthor',
  allowExcessivelyViolentUsage: false,
  allowExcessivelySexualUsage: false,
  commercialUsage: 'corporation',
  allowPoliticalOrReligiousUsage: false,
  allowAntisocialOrHateUsage: false,
  creditNotation: 'required',
  allowRedistribution: false,
  modification: 'prohibited',
};
const range = (inputMaxValue) => ({ inputMaxValue, outputScale: 1 });

/** @param binds the morph targets of each expression */
export function vrmOf(binds) {
  const humanBones = bones.slice(0, humanBoneCount).map(({ name }, node) => [name, { node }]);
  return {
    specVersion: '1.0',
    meta,
    humanoid: { humanBones: Object.fromEntries(humanBones) },
    expressions: expressionsOf(binds),
    lookAt: {
      offsetFromHeadBone: [0, 0.127, 0.06],
      type: 'expression',
      rangeMapHorizontalInner: range(26),
      rangeMapHorizontalOuter: range(26),
      rangeMapVerticalDown: range(24),
      rangeMapVerticalUp: range(24),
    },
  };
}

function expressionsOf(binds) {
  const expression = (names, more = {}) => ({
    morphTargetBinds: names.flatMap((name) => binds[name] ?? []),
    ...more,
  });
  const plain = [...visemes, ...looking, 'blinkLeft', 'blinkRight', 'relaxed', 'sad', 'surprised'];
  return {
    preset: {
      ...Object.fromEntries(plain.map((name) => [name, expression([name])])),
      blink: expression(['blinkLeft', 'blinkRight'], { overrideLookAt: 'blend' }),
      happy: expression(['happy'], { overrideBlink: 'blend' }),
      angry: expression(['serious']),
      neutral: expression([]),
    },
    custom: { thinking: expression(['thinking']), serious: expression(['serious']) },
  };
}

/** Locks and scarf swing a little when the head turns. */
export function springBonesOf() {
  const joint = (name) => ({
    node: nodeOf.get(name),
    hitRadius: 0.01,
    stiffness: 1.6,
    gravityPower: 0.1,
    gravityDir: [0, -1, 0],
    dragForce: 0.45,
  });
  return {
    specVersion: '1.0',
    springs: springs.map(({ name }) => ({ name, joints: [joint(name), joint(`${name}End`)] })),
  };
}
