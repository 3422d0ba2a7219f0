// 役員はどうやって決めてるの asks how others do it.
const whatToDo =
  /どうすれば|どうしたら|どうしよう|どうやって(?![^。]{0,12}て(?:い)?(?:る|ます|た))|(?:何|なに)を(?:すれば|したら|する|やれば)|何をどう|手順|(?:とき|場合)は[?？]*$/;

/** 来月引っ越してきます。何をすればいいですか: whatever was told before, the main thing to do is asked. */
export const asksWhatToDo = (understood: string): boolean => whatToDo.test(understood);

const whetherAllowed =
  /[てで]も(?:[いよ]い|大丈夫|だいじょうぶ|かまわない|構わない|OK)|[てで][いよ]い(?:[?？のん]|です|でしょう|か|$)/;

/** 犬を飼ってもいいですか is answered by ことができる before what to hand in. */
export const asksWhetherAllowed = (understood: string): boolean => whetherAllowed.test(understood);

const wish = /たい(?:の|ん)?(?:です|だ)?(?:が|けど|けれど|けれども)?[。？?]*$/;

/** 犬を飼いたいです: whether that is allowed is the first thing to hear. */
export const wishes = (understood: string): boolean => wish.test(understood);

const ofPaper = /届|申請|申[し込]|用紙|書類|手続|許可|承認|承諾/;
const needed = /必要|要[りる]|いりますか|[うくすつぶむる]には[、。？?]*$/;

/** ソファを買ったので届けが要りますか, 家具を運び入れたいのですが: what to hand in, or to do before. */
export const asksToHandIn = (understood: string): boolean =>
  ofPaper.test(understood) ||
  needed.test(understood) ||
  whatToDo.test(understood) ||
  wish.test(understood);

const howToUse = /使い方|使用方法|(?:利用|使用)の仕方|どう(?:やって|やったら)?使/;

/** 宅配ボックスの使い方: what is to be heard from the beginning. */
export const asksHowToUse = (understood: string): boolean => howToUse.test(understood);
