export type Turn = readonly [x: number, y: number, z: number];
type BoneName =
  | 'spine'
  | 'chest'
  | 'neck'
  | 'head'
  | `${'left' | 'right'}${'Shoulder' | 'UpperArm' | 'LowerArm' | 'Hand'}`;

/** Everything that is set on the model for one frame. */
export type Performance = {
  readonly bones: Readonly<Partial<Record<BoneName, Turn>>>;
  readonly expressions: Readonly<Record<string, number>>;
  /** Where the eyes go, metres from straight ahead: x to the viewer's right, y up. */
  readonly gaze: readonly [number, number];
};
