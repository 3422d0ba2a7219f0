import { isUnderstood } from '#domain/caretaker/exact/is-understood.ts';

/** 引っ越してきました, 入居する: who comes to live here. */
export const comes = /(?:引っ?)?越して(?:き|来)|(?:入居|転入)(?!者)|住み始め|新しく住/;
export const leaves = /転出|退去|引き払|出て(?:い|行)く|越して(?:い|行)/;

const ofPapers = /届け?出?書?|手続き?|書[類面]|用紙|申請書?|提出|出/;
/** What may stand beside it without changing what is asked. */
const beside =
  /新|[今先来]?[月週年]|[昨今明]日|最近|日|何|必要|要|教|知|期限|以内|方|人|者|私|家族|夫婦|管理(?:事務室|組合|人|員)|理事長|誰|部屋|住戸|マンション|居住者?|一覧|全部/;

/** 転入する居住者は, 転出する者は: whose papers an article tells of. */
const movers: readonly { readonly asked: RegExp; readonly told: RegExp }[] = [
  { asked: comes, told: /転入する(?:居住)?者/ },
  { asked: leaves, told: /転出する(?:居住)?者/ },
];

/** The words for whoever moves, where nothing but the papers of moving is asked for. */
export function moversPapers(asked: string): RegExp | undefined {
  return movers.find(
    (mover) =>
      mover.asked.test(asked) &&
      ofPapers.test(asked) &&
      isUnderstood(asked, [mover.asked, ofPapers, beside]),
  )?.told;
}
