import type { MouthShape } from '#web/lib/figure/mouth.ts';
import type { Attitude } from './attitudes.ts';
import type { Performance, Turn } from './performance.ts';

export type Rhythm = Readonly<Record<'breath' | 'sway' | 'nod' | 'bow' | 'beat', number>>;
export type Place = readonly [number, number];
export type Face = {
  readonly blink: number;
  readonly mouth: MouthShape;
  readonly eyes: Place;
  readonly headTo: Place;
};

/** How quickly one attitude passes into another. */
const bodyEaseMs = 130;

export function follow(
  shown: Map<string, number>,
  target: ReadonlyMap<string, number>,
  passedMs: number,
): void {
  const share = 1 - Math.exp(-passedMs / bodyEaseMs);
  for (const name of new Set([...shown.keys(), ...target.keys()])) {
    const value = shown.get(name) ?? 0;
    shown.set(name, value + ((target.get(name) ?? 0) - value) * share);
  }
}

export function nearer(from: Place, to: Place, times: number): Place {
  const share = 1 - Math.exp(-times);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

export function compose(
  shown: ReadonlyMap<string, number>,
  { breath, sway, nod, bow, beat }: Rhythm,
  { blink, mouth, eyes, headTo }: Face,
): Performance {
  const turn = (name: string): Turn => [at(`${name}.0`), at(`${name}.1`), at(`${name}.2`)];
  const plus = (a: Turn, b: Turn): Turn => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
  const [hx, hy] = [headTo[0] + at('gaze.0'), headTo[1] + at('gaze.1')];
  const face = Object.fromEntries(
    [...shown]
      .filter(([name]) => name.startsWith('face.'))
      .map(([name, value]) => [name.slice(5), value]),
  );
  const open = Math.max(...Object.values(mouth));
  return {
    bones: {
      spine: [0.012 * breath + 0.34 * bow, 0, 0.008 * sway],
      chest: plus(turn('chest'), [-0.014 * breath + 0.1 * bow, 0, 0]),
      neck: [0.12 * nod + 0.06 * bow, hx * 0.08, 0],
      // The head follows a part of what the eyes do, and every syllable a little.
      head: plus(turn('head'), [
        0.14 * nod + 0.1 * bow - hy * 0.12 + 0.012 * breath + 0.02 * open,
        hx * 0.16,
        0.018 * sway + 0.03 * beat,
      ]),
      leftShoulder: [0, 0, 0.02 * breath],
      rightShoulder: [0, 0, -0.02 * breath],
      leftUpperArm: plus(turn('leftUpper'), [0, 0, 0.012 * breath]),
      leftLowerArm: turn('leftLower'),
      leftHand: turn('leftHand'),
      rightUpperArm: plus(turn('rightUpper'), [0, 0, -0.012 * breath - 0.05 * beat]),
      rightLowerArm: plus(turn('rightLower'), [0, -0.12 * beat, 0]),
      rightHand: plus(turn('rightHand'), [0, -0.1 * beat, 0]),
    },
    // A shut eye smiles already, and a speaking mouth leaves room for its vowels.
    expressions: {
      ...face,
      happy: (face['happy'] ?? 0) * (1 - 0.7 * open),
      blink: blink * (1 - (face['happy'] ?? 0)),
      ...mouth,
    },
    gaze: [eyes[0] + at('gaze.0'), eyes[1] + at('gaze.1')],
  };

  function at(name: string): number {
    return shown.get(name) ?? 0;
  }
}

export function flat({ arm, rightArm, head, chest, face, gaze }: Attitude): Map<string, number> {
  const right = rightArm ?? arm;
  const mirror = ([x, y, z]: Turn): Turn => [x, -y, -z];
  const turns = {
    head,
    chest,
    leftUpper: arm.upper,
    leftLower: arm.lower,
    leftHand: arm.hand,
    rightUpper: mirror(right.upper),
    rightLower: mirror(right.lower),
    rightHand: mirror(right.hand),
    gaze,
  };
  return new Map([
    ...Object.entries(turns).flatMap(([name, values]) =>
      Array.from(values, (value, n) => [`${name}.${n}`, value] as const),
    ),
    ...Object.entries(face).map(([name, value]) => [`face.${name}`, value] as const),
  ]);
}
