/** 常体の文末 and the same in です・ます. What is not here stays as it was written. */
const endings: readonly (readonly [plain: RegExp, polite: string])[] = [
  [/(?<=ては|では|なければ|てから)ならない(?=。)/g, 'なりません'],
  [/できる(?=。)/g, 'できます'],
  [/できない(?=。)/g, 'できません'],
  [/(?<=[\p{Script=Han}とをのに])する(?=。)/gu, 'します'],
  [/(?<=[\p{Script=Han}とをは])しない(?=。)/gu, 'しません'],
  [/(?<=認|求|設|定)めない(?=。)/g, 'めません'],
  [/(?<=設)けない(?=。)/g, 'けません'],
  [/(?<=負)わない(?=。)/g, 'いません'],
  [/(?<=加)わらない(?=。)/g, 'わりません'],
  [/である(?=。)/g, 'です'],
  [/(?<=必要|支え|問題)がない(?=。)/g, 'がありません'],
];

/** 置いてはならない。 becomes 置いてはなりません。 */
export function politely(words: string): string {
  return endings.reduce((text, [plain, polite]) => text.replace(plain, polite), words);
}
