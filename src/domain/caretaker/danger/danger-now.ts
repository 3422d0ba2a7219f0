import { earthquakeScenes, lampOut, liftScenes, powerCutScenes, stuckScenes } from './building.ts';
import { isCalm } from './calm.ts';
import { distressScenes, menaceScenes } from './distress.ts';
import type { EmergencyKind } from './emergency-kind.ts';
import { fallingScenes } from './falling-things.ts';
import { fireScenes, gasScenes, otherSmells, wantedFire } from './fire-and-gas.ts';
import { intruderScenes } from './intruders.ts';
import { medicalScenes } from './people.ts';
import { waterCutScenes, waterIsBack, waterLeakScenes } from './water.ts';

type Danger = {
  readonly kind: EmergencyKind;
  readonly seen: RegExp;
  /** What makes the same words harmless. */
  readonly harmless?: RegExp;
};

const oneOf = (scenes: readonly string[]): RegExp => new RegExp(scenes.join('|'));
const pets = /犬|猫|ペット|インコ|鳥|ハト|鳩|魚|食器棚|木が|植木|看板|自転車が倒|自転車が転/;

// The order is that of the danger: smoke in a lift is a fire.
const dangers: readonly Danger[] = [
  { kind: 'gas', seen: oneOf(gasScenes), harmless: otherSmells },
  { kind: 'earthquake', seen: /地震(?:警報|速報|アラーム)/ },
  { kind: 'fire', seen: oneOf(fireScenes), harmless: wantedFire },
  { kind: 'lift', seen: oneOf(stuckScenes) },
  { kind: 'medical', seen: oneOf(medicalScenes), harmless: pets },
  { kind: 'medical', seen: oneOf(distressScenes) },
  { kind: 'intruder', seen: oneOf([...intruderScenes, ...menaceScenes]) },
  { kind: 'collapse', seen: oneOf(fallingScenes), harmless: /地震|水(?!道)|雨漏り/ },
  { kind: 'lift', seen: oneOf(liftScenes), harmless: /混んで|たら空気|待ち時間|遅い|傘|定員/ },
  { kind: 'water-cut', seen: /(?:赤い|茶色い|茶色の|濁った|黒い|錆びた)水/, harmless: waterIsBack },
  {
    kind: 'water-leak',
    seen: oneOf(waterLeakScenes),
    harmless:
      /(?:漏れ|ぽたぽた|ポタポタ)(?:て)?は(?:し)?て?い?な|結露|水やり|打ち水|滑り(?:やす|ま)|雨の日|宅配/,
  },
  {
    kind: 'earthquake',
    seen: oneOf(earthquakeScenes),
    harmless: /手すり|跳ね|洗濯機|足音|トラック|電車|工事で/,
  },
  {
    kind: 'power-cut',
    seen: oneOf(powerCutScenes),
    harmless: new RegExp(`電球|切れかけ|照明が切れ|ちかちか|チカチカ|街灯|${lampOut.source}`),
  },
  { kind: 'water-cut', seen: oneOf(waterCutScenes), harmless: waterIsBack },
];

// The mark stays: 停電? is a cry.
const sentence = /[^。!?]+[。!?]*/g;

/** 今、起きている危険: what the words of a frightened person tell of; null for what is planned, past or asked in calm. */
export function dangerNow(text: string): EmergencyKind | null {
  const told = (text.match(sentence) ?? []).filter((part) => !isCalm(part));
  const isTold = ({ seen, harmless }: Danger) =>
    told.some((part) => seen.test(part)) && !harmless?.test(text);
  return dangers.find(isTold)?.kind ?? null;
}
