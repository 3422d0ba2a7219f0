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

/** Who does what: how it is asked, and how it is told. */
const deeds: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /(?:誰|だれ)[がに]?[^。]{0,6}(?:許可|承認|認め)/,
    /(?:^|[0-9]　|\n)(?:理事長|理事会)は、[^。]*(?:承認(?:し|する)|許可|認め)/,
  ],
  [
    /(?:委任状|代理)[^。]*(?:誰|だれ)[にで]/,
    /代理人は、次の|(?:代理人|代わりの人)に(?:なれる|なることができる)/,
  ],
];

/** How the one is named who does what was asked about: 誰が許可するの, 委任状は誰に頼めばいいですか. */
export const toldDoer = (understood: string): RegExp | undefined =>
  deeds.find(([asked]) => asked.test(understood))?.[1];

const help =
  /(?:管理事務室|管理会社|管理員|理事会)[^。]{0,12}(?:相談|お知らせくだ|知らせる|申し出|ご連絡|連絡してくだ)/;

/** Whether a sentence tells whom to turn to. */
export const tellsHelp = (text: string): boolean => help.test(text);
