/** 緊急の種類: what the first phone number of an answer depends on. `lift` is also a lift that stands still. */
export const emergencyKinds = [
  'gas',
  'fire',
  'medical',
  'intruder',
  'collapse',
  'lift',
  'water-leak',
  'earthquake',
  'power-cut',
  'water-cut',
] as const;

export type EmergencyKind = (typeof emergencyKinds)[number];
