// 役員はどうやって決めてるの asks how others do it.
const whatToDo =
  /どうすれば|どうしたら|どうしよう|どうやって(?![^。]{0,12}て(?:い)?(?:る|ます|た))|(?:何|なに)を(?:すれば|したら|する|やれば)|何をどう|手順|(?:とき|場合)は[?？]*$/;

const trouble =
  /うるさ|うるせ|騒がし|騒音|眠れ|寝られ|困っ|困り|臭[いくう]|くさい|におい|迷惑|なんとかして|何とかして|やめさせ|やめてほし|苦情を?言/;
const asksOther = /いつ|いくら|何時|何曜|何[日月年人]|法律|裁判|訴え|(?:総会|理事会)で/;

/** 来月引っ越してきます。何をすればいいですか: whatever was told before, the main thing to do is asked. */
export const asksWhatToDo = (understood: string): boolean => whatToDo.test(understood);

/** 上の階の足音がうるさくて眠れません: nothing is asked, and whom to turn to is wanted. */
export const tellsTrouble = (understood: string): boolean =>
  trouble.test(understood) && !asksOther.test(understood);

const where = /どこ(?:に|へ|で|か|です|$|[?？。])|どこが(?:いい|避難)|場所/;

/** Whether a place to go to is asked; どこまで and どこの会社 ask for something else. */
export const asksWhere = (understood: string): boolean => where.test(understood);

const whereToGo = /どこ[にへ](?:逃げ|避難|行|集ま)/;

/** どこに逃げればいいですか: more than one place may be right. */
export const asksWhereToGo = (understood: string): boolean => whereToGo.test(understood);

const whetherAllowed =
  /[てで]も(?:[いよ]い|大丈夫|だいじょうぶ|かまわない|構わない|OK)|[てで][いよ]い(?:[?？のん]|です|でしょう|か|$)/;

/** 犬を飼ってもいいですか is answered by ことができる before what to hand in. */
export const asksWhetherAllowed = (understood: string): boolean => whetherAllowed.test(understood);

const wish = /たい(?:の|ん)?(?:です|だ)?(?:が|けど|けれど|けれども)?[。？?]*$/;

/** 犬を飼いたいです: whether that is allowed is the first thing to hear. */
export const wishes = (understood: string): boolean => wish.test(understood);

/** 指摘なし and 良: nothing was found there. */
const finding = '／(?:結果|判定)：(?!(?:異常なし|指摘なし|良|正常|なし|合格|適合)(?:／|$|（))';
const visit = '(?:点検|検査|調査)[^。]{0,16}';

/** Who does what, and what came of it: how it is asked, and how it is told. */
const deeds: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /(?:誰|だれ)[がに]?[^。]{0,6}(?:許可|承認|認め)/,
    /(?:^|[0-9]　|\n)(?:理事長|理事会)は、[^。]*(?:承認(?:し|する)|許可|認め)/,
  ],
  [
    /(?:委任状|代理)[^。]*(?:誰|だれ)[にで]/,
    /代理人は、次の|(?:代理人|代わりの人)に(?:なれる|なることができる)/,
  ],
  [
    /(?:とき|場合|する|したい|替える)[^。]{0,6}手続|手続[^。]{0,4}(?:教え|知りた)/,
    /申請し|申請書|届け?出(?:る|を|な)|届を|申し込|手続を[^。]*(?:済ませ|行|する)/,
  ],
  [new RegExp(`${visit}結果`), /総合の?判定は|結果は「|^すべての(?:項目|所)/m],
  [
    new RegExp(
      `${visit}(?:指摘|異常|不具合|不良|問題|悪い所|悪いところ|見つか|言われ|注意され|引っかか)`,
    ),
    new RegExp(`${finding}|結果は「`),
  ],
];

/** Whether a row of a report tells that something was found. */
export const tellsFinding = (text: string): boolean => new RegExp(finding).test(text);

/** How the one is named who does what was asked about: 誰が許可するの; or what came of it: 検査の結果は. */
export const toldDoer = (understood: string): RegExp | undefined =>
  asksWhetherDone(understood)
    ? toldDone(understood)
    : deeds.find(([asked]) => asked.test(understood))?.[1];

const help =
  /(?:管理事務室|管理会社|管理員|理事会)[^。]{0,12}(?:相談|お知らせくだ|知らせる|申し出|ご連絡|連絡してくだ)/;

/** Whether a sentence tells whom to turn to. */
export const tellsHelp = (text: string): boolean => help.test(text);

/** 直したのか, 終わりましたか: whether something has been done by now, and nothing else about it. */
const whetherDone =
  /(?:(?<!見)直し|直っ|終わっ|終わり|済ん|済み|完了し|交換し|修理し|取り?替え|塗っ|塗り)(?:た|まし|て(?:い)?(?:る|ます))[^。]{0,8}$/;
const asksOfDeed = /なぜ|どうして|いくら|いつ|何|誰|だれ|どう|どこ|どの|どんな/;

export const asksWhetherDone = (understood: string): boolean => {
  const asked = understood.replace(/[?？。]+$/, '');
  return whetherDone.test(asked) && !asksOfDeed.test(asked);
};

const done =
  '(?:終わった|終わりました|済んだ|済みました|完了した|完了しました|直った|(?<!見)直した|取り替えた|交換した|補修した)';
const longWord = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu;
const ofDeed = /^(?:箇所|部分|全部|場所|交換|修理|補修|工事|完了|作業|対応)/;

/** How it is told that what was asked about has been done: a sentence with something of each of its words. */
function toldDone(understood: string): RegExp | undefined {
  if (!asksWhetherDone(understood)) return undefined;
  const words = (understood.match(longWord) ?? []).filter((word) => !ofDeed.test(word));
  if (words.length < 2) return undefined;
  const named = words.map((word) => `(?=[^。\\n]*(?:${pairsOf(word).join('|')}))`);
  return new RegExp(`(?:^|[。\\n])${named.join('')}[^。\\n]*${done}`);
}

/** 建替え決議: 建替, 替え, … */
export const pairsOf = (word: string): readonly string[] =>
  [...word].slice(1).map((letter, place) => `${[...word][place]}${letter}`);
