// 役員はどうやって決めてるの asks how others do it.
const whatToDo =
  /どうすれば|どうしたら|どうしよう|どうやって(?![^。]{0,12}て(?:い)?(?:る|ます|た))|(?:何|なに)を(?:すれば|したら|する|やれば)|何をどう|手順/;

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

const whetherAllowed = /[てで]も(?:[いよ]い|大丈夫|だいじょうぶ|かまわない|構わない|OK)/;

/** 犬を飼ってもいいですか is answered by ことができる before what to hand in. */
export const asksWhetherAllowed = (understood: string): boolean => whetherAllowed.test(understood);

const help =
  /(?:管理事務室|管理会社|管理員|理事会)[^。]{0,12}(?:相談|お知らせくだ|知らせる|申し出|ご連絡|連絡してくだ)/;

/** Whether a sentence tells whom to turn to. */
export const tellsHelp = (text: string): boolean => help.test(text);
