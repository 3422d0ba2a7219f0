// Verbs in one step keep their stem: 借りられる, 見る. Those in the row of え are told by their last letter.
const oneStep = /(?:借り|降り|浴び|^見|^着|[えけせてねめれげべぜで])$/u;
/** 予約し, and し alone: する with its noun. 出し and 貸し are verbs of their own. */
const withSuru = /(?:\p{Script=Han}{2}|^|\p{Script=Katakana})し$/u;

// 置き: 置く, 置け.
const rows = new Map([
  ['い', 'うえ'],
  ['き', 'くけ'],
  ['ぎ', 'ぐげ'],
  ['し', 'すせ'],
  ['ち', 'つて'],
  ['に', 'ぬね'],
  ['び', 'ぶべ'],
  ['み', 'むめ'],
  ['り', 'るれ'],
]);

function inRow(stem: string, place: 0 | 1): string | undefined {
  const letter = rows.get(stem.slice(-1))?.[place];
  return letter === undefined ? undefined : stem.slice(0, -1) + letter;
}

/** 辞書の形: 上がり（ます） becomes 上がる; undefined where no verb is told by its stem. */
export function plainForm(stem: string): string | undefined {
  if (withSuru.test(stem)) return stem.replace(/し$/u, 'する');
  return oneStep.test(stem) ? `${stem}る` : inRow(stem, 0);
}

/** できるか: 借り（たい） becomes 借りられますか. */
export function possibleForm(stem: string): string | undefined {
  if (withSuru.test(stem)) return stem.replace(/し$/u, 'できますか');
  const possible = oneStep.test(stem) ? `${stem}られ` : inRow(stem, 1);
  return possible === undefined ? undefined : `${possible}ますか`;
}
