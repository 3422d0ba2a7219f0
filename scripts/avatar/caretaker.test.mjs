import { VRMExpressionPresetName, VRMHumanBoneName } from '@pixiv/three-vrm';
import { validateBytes } from 'gltf-validator';
import { Object3D, Texture, TextureLoader, Vector3 } from 'three';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadVrm } from '#web/features/avatar/load-vrm.ts';
import { perform } from '#web/features/avatar/perform.ts';
import { Performer } from '#web/features/avatar/performer.ts';
import {
  modelProblemSentences,
  ownModelLimits,
  problemOfModel,
} from '#web/features/own-figure/check-vrm.ts';
import { licenceOf } from '#web/features/own-figure/licence-of.ts';
import { pictureSize } from '#web/features/own-figure/picture-size.ts';
import { bodyParts } from './body.mjs';
import { makeCaretaker } from './caretaker.mjs';
import { faceParts } from './face.mjs';
import { glbOf } from './vrm-file.mjs';

const seasons = ['spring', 'summer', 'autumn', 'winter'];
const files = new Map(seasons.map((season) => [season, makeCaretaker(season)]));
const good = files.get('winter');
const jsonLength = good.readUInt32LE(12);
const json = () => JSON.parse(good.toString('utf8', 20, 20 + jsonLength));
const binary = good.subarray(28 + jsonLength);
const changed = (change) => {
  const copy = json();
  change(copy);
  return glbOf(copy, binary);
};
const arrayOf = (file) => file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);

// There are no pictures outside a browser; whether they are shown is seen in e2e.
beforeAll(() => {
  vi.spyOn(TextureLoader.prototype, 'load').mockImplementation((_, onLoad) => {
    const texture = new Texture();
    onLoad?.(texture);
    return texture;
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => vi.restoreAllMocks());

test.each(seasons)(
  '%s: no error, at most 600 kB, the same each time, fit to be shown',
  async (season) => {
    const file = files.get(season);
    const { issues } = await validateBytes(new Uint8Array(file));
    expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
    expect(file.length).toBeLessThanOrEqual(600 * 1024);
    expect(makeCaretaker(season).equals(file)).toBe(true);
    expect(problemOfModel(new Uint8Array(file))).toBeNull();
  },
);

test('every season wears something of its own', () => {
  expect(new Set([...files.values()].map((file) => file.toString('base64'))).size).toBe(4);
});

const points = ({ positions }) =>
  Array.from({ length: positions.length / 3 }, (_, n) => positions.slice(3 * n, 3 * n + 3));

test('its brows are free below hair and cap, however high it lifts them', () => {
  const brows = faceParts().filter(({ material }) => material === 'brow');
  const lifted = brows.flatMap(({ mesh, morphs }) => [
    ...points(mesh),
    ...morphs.flatMap(({ offsets }) =>
      points({ positions: mesh.positions.map((it, n) => it + offsets[n]) }),
    ),
  ]);
  const top = Math.max(...lifted.map(([, y]) => y));
  const side = Math.max(...lifted.map(([x]) => Math.abs(x)));
  const above = bodyParts('autumn')
    .filter(({ material }) => ['hair', 'lock', 'cap', 'band', 'visor'].includes(material))
    .flatMap(({ mesh }) => points(mesh))
    .filter(([x, y, z]) => z > 0.05 && y > 0.75 && Math.abs(x) < side);
  expect(Math.min(...above.map(([, y]) => y))).toBeGreaterThan(top);
});

test('eyes, brows and hair are the same on the left and on the right', () => {
  const rounded = (x) => Math.round(x * 2_000);
  const parts = [
    ...faceParts().filter(({ material }) => ['brow', 'eye'].includes(material)),
    ...bodyParts('autumn').filter(({ material }) => ['hair', 'lock'].includes(material)),
  ];
  const all = parts.flatMap(({ mesh }) => points(mesh));
  const seen = new Set(all.map((it) => it.map(rounded).join(' ')));
  const alone = all.filter(([x, y, z]) =>
    [-1, 0, 1].every((by) =>
      [-1, 0, 1].every((up) =>
        [-1, 0, 1].every(
          (out) => !seen.has([rounded(-x) + by, rounded(y) + up, rounded(z) + out].join(' ')),
        ),
      ),
    ),
  );
  expect(alone).toEqual([]);
});

test('the library finds its bones, expressions, gaze and springs', async () => {
  const vrm = await loadVrm(arrayOf(good));
  const required = ['Hips', 'Spine', 'Chest', 'Neck', 'Head', 'LeftUpperArm', 'RightHand'];
  const bones = required.map((name) => vrm.humanoid.getNormalizedBoneNode(VRMHumanBoneName[name]));
  expect(bones.every((bone) => bone !== null)).toBe(true);
  const names = vrm.expressionManager.expressions.map(({ expressionName }) => expressionName);
  expect(names).toEqual(
    expect.arrayContaining([...Object.values(VRMExpressionPresetName), 'thinking', 'serious']),
  );
  expect(vrm.springBoneManager.joints.size).toBe(3);
  const target = new Object3D();
  target.position.copy(new Vector3(2, 0.88, 1.5));
  vrm.lookAt.target = target;
  target.updateMatrixWorld();
  vrm.update(0.016);
  vrm.update(0.016);
  expect(vrm.expressionManager.getValue('lookLeft')).toBeGreaterThan(0.5);
  expect(vrm.expressionManager.getValue('lookRight')).toBe(0);
});

test('a performance moves bones, face and mouth, and the locks follow', async () => {
  const vrm = await loadVrm(arrayOf(good));
  const performer = new Performer();
  performer.mouth = () => ({ aa: 0.8, ih: 0, ou: 0, ee: 0, oh: 0 });
  performer.step(0);
  performer.become('speaking', 0);
  const lock = vrm.scene.getObjectByName('leftLock');
  const before = lock.quaternion.clone();
  for (let now = 16; now < 1_200; now += 16) {
    perform(vrm, performer.step(now));
    vrm.update(0.016);
  }
  expect(vrm.expressionManager.getValue('aa')).toBeCloseTo(0.8);
  const arm = vrm.humanoid.getNormalizedBoneNode(VRMHumanBoneName.RightLowerArm);
  expect(
    arm.rotation
      .toArray()
      .slice(0, 3)
      .some((it) => Math.abs(it) > 0.5),
  ).toBe(true);
  expect(lock.quaternion.angleTo(before)).toBeGreaterThan(0.001);
});

test('200 changed files: each is refused in a sentence, or the loader answers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const outcomes = { refused: 0, broken: 0, shown: 0 };
  for (let n = 0; n < 200; n++) {
    const file = Buffer.from(good);
    for (let m = 0; m < 3; m++) {
      // Half of the changes hit the description, half of them anything.
      const at = (n * 7_919 + m * 104_729) % (n % 2 === 0 ? jsonLength + 28 : file.length);
      file[at] = (n * 31 + m * 17) % 256;
    }
    const problem = problemOfModel(new Uint8Array(file));
    if (problem !== null) {
      outcomes.refused += modelProblemSentences[problem].endsWith('。') ? 1 : 0;
      continue;
    }
    const isShown = await loadVrm(arrayOf(file)).then(
      () => true,
      () => false,
    );
    outcomes[isShown ? 'shown' : 'broken'] += 1;
  }
  expect(outcomes.refused + outcomes.broken + outcomes.shown).toBe(200);
  expect(outcomes.refused).toBeGreaterThan(40);
  expect(outcomes.shown).toBeGreaterThan(20);
});

const half = () => good.subarray(0, good.length / 2);
const withFirst = (change) => {
  const it = Buffer.from(good);
  change(it);
  return it;
};
test.each([
  ['an empty file', 'no-glb', () => new Uint8Array()],
  ['a text', 'no-glb', () => new TextEncoder().encode('no model, but long enough to be read')],
  ['half of a file', 'broken', half],
  ['a length that is not true', 'broken', () => withFirst((it) => it.writeUInt32LE(9e7, 12))],
  ['JSON that is none', 'broken', () => withFirst((it) => it.write('{{{{', 20))],
  ['an ordinary model', 'no-vrm', () => changed((it) => delete it.extensions)],
  [
    'a picture elsewhere',
    'outside',
    () => changed((it) => it.images.splice(0, 1, { uri: 'https://example.com/a.png' })),
  ],
  [
    'data in an address',
    'outside',
    () => changed((it) => Object.assign(it.buffers[0], { uri: 'data:,' })),
  ],
  [
    'a view beyond the end',
    'broken',
    () => changed((it) => Object.assign(it.bufferViews[3], { byteLength: 1e9 })),
  ],
  [
    'a negative place',
    'broken',
    () => changed((it) => Object.assign(it.bufferViews[3], { byteOffset: -4 })),
  ],
  [
    'an accessor beyond its view',
    'broken',
    () => changed((it) => Object.assign(it.accessors[2], { count: 1e6 })),
  ],
  [
    'a number that is none',
    'broken',
    () => changed((it) => Object.assign(it.accessors[2], { count: '7' })),
  ],
  [
    'too many meshes',
    'too-heavy',
    () => changed((it) => Object.assign(it, { meshes: Array(501).fill(it.meshes[0]) })),
  ],
  [
    'a picture that is none',
    'picture',
    () => changed((it) => Object.assign(it.images[0], { bufferView: 0 })),
  ],
])('%s: %s', (_, problem, file) => {
  expect(problemOfModel(new Uint8Array(file()))).toBe(problem);
});

test('a huge picture is refused by its head alone', () => {
  const png = Buffer.alloc(33);
  png.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  expect(pictureSize(png)).toEqual({ width: 30_000, height: 30_000 });
  expect(ownModelLimits.imageSide).toBe(4_096);
});

test('what its author allows is read from both kinds of files', () => {
  expect(licenceOf(new Uint8Array(good))).toEqual({
    name: 'スミワのAI管理人',
    authors: 'Sumiwa',
    isFor: 'author',
    isForBusiness: true,
    hasOwnTerms: false,
    lines: [
      '使える人：作者だけ',
      '使い方：法人の仕事にも使える',
      '作者の名前：出す',
      '配ること：できない',
      '変えること：できない',
      '著作権：Sumiwa',
      '利用の条件：https://vrm.dev/licenses/1.0/',
    ],
  });
  const old = changed((it) => {
    const meta = {
      title: '花子',
      author: '太郎',
      allowedUserName: 'Everyone',
      commercialUssageName: 'Disallow',
      licenseName: 'CC_BY',
    };
    it.extensions = { VRM: { humanoid: {}, meta } };
  });
  expect(licenceOf(new Uint8Array(old))).toEqual({
    name: '花子',
    authors: '太郎',
    isFor: 'everybody',
    isForBusiness: false,
    hasOwnTerms: false,
    lines: [
      '使える人：だれでも',
      '使い方：営利でない利用だけ',
      '利用の条件：CC BY（作者の名前を出す）',
    ],
  });
});
