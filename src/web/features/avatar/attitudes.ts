import type { Mood } from '#web/lib/figure/mood.ts';
import type { Turn } from './performance.ts';

/** Left arm of each attitude; the right one is its mirror image unless it is given. */
type Arm = { readonly upper: Turn; readonly lower: Turn; readonly hand: Turn };
export type Attitude = {
  readonly arm: Arm;
  readonly rightArm?: Arm;
  readonly head: Turn;
  readonly chest: Turn;
  readonly face: Readonly<Record<string, number>>;
  readonly gaze: readonly [number, number];
};

const atEase: Arm = { upper: [-0.12, -0.5, -1.22], lower: [0, -1.02, 0], hand: [0, -0.1, 0] };
const offering: Arm = { upper: [-0.2, 0.5, -1.02], lower: [0.5, -1.5, 0], hand: [0.7, 0.25, 0] };
const atChin: Arm = { upper: [-0.75, -0.35, -1.05], lower: [0, -2.05, 0], hand: [0, -0.2, 0.3] };
/** The left hand towards the conversation, palm up. */
const showing: Arm = { upper: [-0.1, -0.3, -0.95], lower: [0.7, -0.75, 0.55], hand: [0.6, 0, 0.1] };
const atSide: Arm = { upper: [0, -0.1, -1.3], lower: [0, -0.35, 0], hand: [0, 0, 0] };

export const attitudes: Readonly<Record<Mood, Attitude>> = {
  idle: { arm: atEase, head: [0, 0, 0], chest: [0, 0, 0], face: { relaxed: 0.12 }, gaze: [0, 0] },
  greeting: {
    arm: atEase,
    head: [0.02, 0, 0],
    chest: [0, 0, 0],
    face: { happy: 1 },
    gaze: [0, 0],
  },
  listening: {
    arm: atEase,
    head: [-0.03, 0, 0.09],
    chest: [0.07, 0, 0],
    face: { surprised: 0.12, happy: 0.12 },
    gaze: [0, 0.02],
  },
  thinking: {
    arm: atEase,
    rightArm: atChin,
    head: [-0.05, 0.14, -0.09],
    chest: [0.01, 0.05, 0],
    face: { thinking: 1 },
    gaze: [-0.55, 0.45],
  },
  speaking: {
    arm: atEase,
    rightArm: offering,
    head: [0, 0, 0],
    chest: [0.02, 0, 0],
    face: { happy: 0.1 },
    gaze: [0, 0],
  },
  pointing: {
    arm: showing,
    rightArm: atEase,
    head: [0, 0.1, 0.02],
    chest: [0.02, 0.06, 0],
    face: { happy: 0.12 },
    gaze: [0.3, -0.05],
  },
  emergency: {
    arm: atSide,
    head: [0.03, 0, 0],
    chest: [0.03, 0, 0],
    face: { serious: 1 },
    gaze: [0, 0],
  },
  sorry: {
    arm: atEase,
    head: [0.04, 0, 0.05],
    chest: [0.1, 0, 0],
    face: { sad: 0.9 },
    gaze: [0, -0.2],
  },
};
