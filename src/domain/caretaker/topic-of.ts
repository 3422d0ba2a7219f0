const askingWord =
  /何|いつ|どこ|どちら|どなた|どんな|どの|どれ|どう|誰|だれ|いくら|幾ら|いくつ|なぜ|どうして/;
const trailing = /(?:には|では|とは|って|[はがをのにもでへ、,\s]|(?<!こ)と)+$/u;
const opening =
  /^(?:(?:じゃあ?|では|それでは|それなら|それで(?=、)|んで(?=、)|で(?=、)|でも(?=、)|そしたら|そうすると|それと|そして|なら|ちなみに|あと|また|えっと|すみません|ところで)[、,\s]*|(?:ありがとう(?:ございま(?:す|した))?|(?:分|わ)かりました|なるほど|了解(?:です|しました)?|はい)[。、！!\s]+)+/;

/** 「…が決まったそうですが」「…があるそうですね」: said only to bring a thing up. */
const broughtUp =
  /^(.{2,40}?)が(?:あ(?:る|った|ります|りました)|予定され|決ま(?:った|りました)|始ま(?:る|った|ります|りました)|行われ(?:る|た|ます|ました))(?:[^、]{0,6}(?:が|けど|けれど|けれども|ね)|か)?$/u;
/** 「積立金は値上がりするのですか」: its matter is 積立金の値上がり. */
const happening =
  /^([^はがをで、]{1,20})[はがを]([\p{Script=Han}\p{Script=Katakana}ー]{2,8}|[\p{Script=Han}]{1,4}[がげりえきみし]{1,2})(?:する|します|した|しました|され|でき|になる|になります|になった)[ぁ-ん]{0,8}$/u;
const placed = /^([^がをに、]+)に([\p{Script=Han}\p{Script=Katakana}ー]{1,6}[きりみしけえい]?)$/u;
const condition =
  /^(.+?(?:[うくすつぬむるぐぶ]と|[たっ]?たら|だら|[えけせてねめれげべ]ば))[、\s]*(?=何|いつ|ど[こちなんのれう]|誰|だれ|いくら|幾ら|なぜ)/u;
/** 「臨時総会を開くには」 */
const purpose = /^([^はが、。]{2,30}?[うくすつぬむるぐぶ](?:に|ため)は)/u;
/** 「給水ポンプはいつ取り替えますか」: what is done is a word of Chinese origin or a verb made of two. */
const done =
  /(?!申請|届出|連絡|相談|予約|報告|提出)(?:\p{Script=Han}{2,}(?=します|する|され(?:ます|る))|\p{Script=Han}[ぁ-ん]?\p{Script=Han}[いえきぎけげしせちてねみめりれ](?=る|ます))/u;
/** 「値上げ案を教えてください」 */
const wanted =
  /^([^はが、。]{2,40}?)(?:を|について)(?:詳しく)?(?:教えて|知りたい|聞きたい|見たい|見せて|説明して)/u;
/** 「来客用の駐車場ある？」 */
const isThere =
  /^([^はがをに、。]{2,20}[\p{Script=Han}\p{Script=Katakana}ー])ある(?:か|の|のか)?[？?]*$/u;
/** 集会室借りたいんだけど, 駐車場空いてる: the particle is left out before a verb of every day. */
const unmarked =
  /^(?<thing>[^はがをもに、。]{0,12}?(?:[\p{Script=Han}\p{Script=Katakana}ー]|ごみ))(?:空[いき]|置[いきけ]|飼[いうえっ]|借り|貸[しすせ]|弾[いくけ]|出[しせす]|捨て|もら[いえっ]|使[いうえっ]|入れ|[止停]め|付け|替え|変え|買[いうえっ]|売[りるれっ]|見(?!積)|払[いうえっ]|遅れ)(?![ぁ-ん]*(?:こと|ました|[っしけきい]た)(?:$|んで|けど|の))[ぁ-ん]*[？?]*$/u;
/** What somebody tells of themselves is no topic. */
const myself = /^(?:うち|私|わたし|僕|我が家)$/u;
/** 「宅配ボックスに生ものも入れられますか」 */
const tooThere = /^([^はがをにも、。]{2,20})に[^はがをにで、。]{1,10}?も[^、。]+か[。？?]*$/u;
const politeEnd =
  /(?:(?:の|ん)(?:です|だ)|です|だ)?(?:が|けど|けれど|けれども|よね|ね)[、。？?！!\s]*$/u;

const asksAtEnd =
  /(?:か|の|は|[？?]|(?:いくら|いくつ|いつ|どこ|誰|だれ|どう(?:する|なる)?|何[^\sはがをに。、]{0,3})(?:まで|から|ごろ|頃)?(?:です)?)[。？?！!\s]*$/u;

const firstSentence = (text: string): string => text.split(/[。？?！!\n]/u)[0] ?? '';

const bareSentence = (question: string): string =>
  firstSentence(question.trim().replace(opening, ''));

/** 話題: what a question is about, as the words it begins with; empty when it begins with an asking word. */
export function topicOf(question: string): string {
  const sentence = bareSentence(question);
  const asksAt = sentence.search(askingWord);
  const object = asksAt < 0 ? objectOf(sentence) : undefined;
  if (object !== undefined) return object;
  const head = asksAt < 0 ? sentence : sentence.slice(0, asksAt);
  const marked =
    /^(.+?)(?:は|(?<!を.{0,8})って(?![もいおくしかみはた])|(?<!こ)とは)(?![ぁ-ん]*[つず])/u.exec(
      head,
    )?.[1];
  if (marked !== undefined) return marked.replace(myself, '').replace(trailing, '');
  const isSaid = /(?:[すたいんか]|(?:です|ます|[るた]|けれ?)(?:が|ど|けども?|よ?ね))$/u;
  return asksAt < 0 && isSaid.test(sentence) ? '' : head.replace(trailing, '');
}

const objectOf = (sentence: string): string | undefined =>
  [wanted, tooThere, isThere, unmarked].map((form) => form.exec(sentence)?.[1]).find(Boolean);

/** 用件: the topic with what happens to it, as one noun, where the question says so in a way that can be joined. */
export function matterOf(question: string): string {
  const sentence = bareSentence(question);
  const thing = broughtUp.exec(sentence)?.[1];
  if (thing !== undefined && !askingWord.test(thing))
    return thing.replace(trailing, '').replace(placed, '$1の$2');
  const [, whose, what] = (askingWord.test(sentence) ? null : happening.exec(sentence)) ?? [];
  if (whose !== undefined && what !== undefined) {
    return `${whose.replace(/に(?=[^に]+$)/u, 'への')}の${what}`;
  }
  // 駐車場に空きはありますか: 駐車場の空き
  return topicOf(question).replace(placed, '$1の$2');
}

/** 「管理費を滞納すると」: the condition a question begins with, where nothing but asking follows. */
export function conditionOf(question: string): string | undefined {
  const said = condition.exec(bareSentence(question))?.[1];
  return said === undefined || askingWord.test(said) || /は/u.test(said) ? undefined : said;
}

/** 「臨時総会を開くには」: what somebody wants to reach, where a question begins with it. */
export function purposeOf(question: string): string | undefined {
  const said = purpose.exec(bareSentence(question))?.[1];
  return said === undefined || askingWord.test(said) ? undefined : said;
}

/** 「給水ポンプはいつ取り替えますか」: 給水ポンプの取り替え. */
export function doneMatterOf(question: string): string | undefined {
  const sentence = bareSentence(question);
  const asksAt = sentence.search(askingWord);
  const topic = topicOf(question);
  const act = asksAt < 0 || topic === '' ? null : done.exec(sentence.slice(asksAt));
  return act === null ? undefined : `${topic}の${act[0]}`;
}

/** What a text tells; where it only asks, its first question. 借りたい。申し込みは？ is still about 借りたい. */
export function toldIn(text: string): string {
  const sentences = text.match(/[^。？?！!\n]+[。？?！!\n]*/gu) ?? [];
  const told = sentences.filter((sentence) => !asksAtEnd.test(sentence));
  return told.length > 0 ? told.join('') : (sentences[0] ?? text);
}

/** The question without the words that only lead over to it（じゃあ、では…）. */
export const withoutOpening = (question: string): string => question.trim().replace(opening, '');

/** What was said, ready to have another sentence behind it. */
export const statementOf = (question: string): string =>
  withoutOpening(question)
    .replace(/[。？?！!\s]+$/u, '')
    .replace(politeEnd, '');
