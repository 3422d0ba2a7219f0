import type { Shown } from '#domain/caretaker/cited-answer/judge-piece.ts';
import type { Mask } from './mask.ts';

const longestText = 1_200;

/** What a model has been shown so far, by the ids it may cite. */
export type ShownPassages = {
  readonly byLabel: ReadonlyMap<string, Shown>;
  /** The passages as the model reads them: JSON with every personal word hidden. */
  readonly show: (items: readonly Shown[]) => string;
};

export function collectShownPassages(mask: Mask): ShownPassages {
  const byLabel = new Map<string, Shown>();
  const labels = new Map<string, string>();
  const labelOf = (item: Shown): string => {
    const label = labels.get(item.passage.id) ?? `E${labels.size + 1}`;
    const chance = Math.max(item.chance, byLabel.get(label)?.chance ?? 0);
    labels.set(item.passage.id, label);
    byLabel.set(label, { passage: item.passage, chance });
    return label;
  };
  return {
    byLabel,
    show: (items) => JSON.stringify(items.map((item) => describe(labelOf(item), item, mask))),
  };
}

const validityWords = {
  always: undefined,
  current: '有効',
  coming: '施行前',
  ended: '旧版または終了',
} as const;

function describe(label: string, { passage }: Shown, { hide }: Mask) {
  const { sourceTitle, heading, inForceFrom, issuedOn, validity, confidence, text } = passage;
  return {
    id: label,
    資料名: hide(sourceTitle),
    箇所: hide(heading),
    施行日: inForceFrom ?? undefined,
    発行日: issuedOn ?? undefined,
    状態: validityWords[validity],
    確からしさ: confidence === 'B' ? '未確認' : undefined,
    // Half a name would not be known for a name.
    本文: hide(text).slice(0, longestText),
  };
}
