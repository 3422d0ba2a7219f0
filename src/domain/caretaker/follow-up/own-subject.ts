import { linesOfTable } from '#domain/caretaker/word-table.ts';
import { inKanji } from '#domain/documents/word-readings.ts';
import table from './leaning-words.txt?raw';

const [attributes = '', peopleAndStates = '', manner = '', judged = '', agents = ''] =
  linesOfTable(table);
const leaning = new RegExp(
  `^[おご]?(?:${attributes}|${peopleAndStates}|${manner}|${judged})$`,
  'u',
);
const agent = new RegExp(`^(?:${agents})$`, 'u');
const attributeFirst = new RegExp(
  `^[おご]?(?:${attributes})(?:[はがもを]|の(?:${attributes})[はがもを])`,
  'u',
);

const counted =
  /[0-9０-９一二三四五六七八九十何数両]+(?:台目|通目|回目|人目|匹目|枚目|か月|ヶ月|カ月|時間|週間|年間|日間|住戸|世帯|万円|キロ|[人名匹頭個回度晩泊戸室台本枚冊件社階号条つ歳才年日月分秒円割通目]|時(?!金))(?:以上|以内|以下|未満|前|後|分)?/gu;
const asked =
  /いつ|どこ|どちら|どっち|どなた|どんな|どの(?:くらい|ぐらい|ように)?|どれ(?:くらい|ぐらい)?|どう(?:して|やって)?|誰|(?<!す)だれ|いくら|幾ら|いくつ|なぜ|何/gu;
const letters = '[\\p{Script=Han}\\p{Script=Katakana}ー々ヶA-Za-zＡ-Ｚａ-ｚ0-9０-９]';
/** 内窓つけたい, 布団ほしていい: a verb spelt in kana, and no particle before it. */
const spelt = '(?:つけ|ほし|かけ|とめ|おき|おい|かい|かっ|だし|すて)(?:た[いら]|て)';
/** Nouns, by what follows them; 届け, 集まり and 知らせ end like the stems of verbs. */
const noun = new RegExp(
  `(?<name>[おご]?${letters}+(?:[がまわら]?[しみきりいえけせれめちげ](?=[はがをもの]))?)(?:さん|様|たち|など)*` +
    `(?<follows>に?は|[がをもにへと]|の|から|まで|より|や(?![さしすせそっ])|って(?![いもくおしみた])|だけ|しか|以外|で(?![なるて])(?:す|しょ)?|する|し[てた]|され|(?=${spelt})|[、？?\\s]|$)`,
  'gu',
);
/** 今日言ったら: not one long word. */
const day = /^(?:今日|明日|昨日|今月|来月|今年|来年)(?=\p{Script=Han}[ぁ-ん])/u;
/** Words in katakana, and long ones in kanji, whatever follows: カブ買いたい. */
const anywhere = /ごみ|\p{Script=Katakana}[\p{Script=Katakana}ー]+|\p{Script=Han}{3,}/gu;
/** What stands before the first particle, in whatever letters: ごみは, 手すりを. */
const first = /^([^はがをも、。？?\s]{2,12}?)([はがをも]|って)/u;
const before = /^(?:代わり|途中|一緒|直接|勝手)(?:に|で)/u;
/** 上がった, 下がりますか: が is no particle there. */
const insideVerb = /(?<=[上下広曲挙])が(?=[っりるれらろ])/gu;
/** 直す費用: a verb before what is asked of it. */
const doing = /^\p{Script=Han}[ぁ-ん]?[うくすつぬむるぐぶ](?=\p{Script=Han})/u;
/** 住民も見られますか: they too, as others do what was spoken of. */
const agentsToo = new RegExp(`^(?:${agents})(?:から|で)?も`, 'u');
const conditional = /^.*?(?:たら|だら|れば|なら|ても|でも|場合|とき)/u;
const nominalised = /(?:こと|とき|時|場合|際|もの|ところ|ほう|方|人|間|[のるたてでばらいずに])$/u;
/** うずらを飼う is no たら, but what is done to 飼うのを is none of its own. */
const saysWhat = /(?:こと|もの|ところ|ほう|方|人|の)$/u;

/** 来月引っ越すんだけど何をすればいい: what one is about to do is what is asked about. */
const ownMatter =
  /\p{Script=Han}[ぁ-ん]{0,3}[うくすつぬむるぐぶ]ん(?:です|だ)(?:けど|けれども?|が)[、。]?(?:まず)?(?:何|なに|どう|どんな)[^はがも]{0,6}(?:すれ|したら|必要|準備|手続)/u;

/** 新しく入居しました。何を届け出ますか: what one has done oneself begins a matter; 確認しました only answers. */
const ownNews =
  /^[^はがも、。]{0,12}(?:\p{Script=Han}{2}(?<!確認|理解|納得|把握|拝見)し|てき|始め)(?:まし)?た(?:(?:ばかり|ところ)(?:です|なのですが))?。(?:まず)?(?:何|なに|どう|どんな)[^はがも]{0,6}(?:すれ|したら|必要|準備|手続|届|出[すしせ])/u;

const longest = 20;
const asks = /(?:か|の|は|たい|[？?]|教えて(?:ください|下さい)?)[。？?！!\s]*$/u;
/** 雨降ったら, 何持っていけばいい, いつまでに言えばタダ: asked without any word that asks. */
const asksBarely =
  /(?:たら|とき|場合|いい|タダ|ただ|無料|大丈夫|だめ|ダメ|OK|(?:いくら|いつ|どこ|誰|だれ|どう(?:する|なる)?|何[^\sはがをに。、]{0,3})(?:まで|から)?)[。！!\s]*$/iu;

/** 言わずに済ませた主題: a short question in which nothing is named that it could be about. */
export const leavesSubjectOut = (question: string): boolean =>
  asks.test(question) && namesNothing(question);

/** Whether the next question is likelier about what was spoken of before this one. */
export const isAside = (question: string): boolean =>
  leavesSubjectOut(question) || (asksBarely.test(question) && namesNothing(question));

const namesNothing = (question: string): boolean =>
  question.length <= longest && !namesSubject(question);

/** Whether it begins with what is asked of a thing: 延滞金はいくらですか. */
export const beginsWithAttribute = (question: string): boolean => attributeFirst.test(question);

export function namesSubject(question: string): boolean {
  if (ownMatter.test(question) || ownNews.test(question)) return true;
  const whole = withoutLeaning(question);
  const { lead, bare, isThing } = firstSaid(whole);
  if (bare.length > 1 && isThing && !isLeaning(bare)) return true;
  // 立ち会いは: not a 会い of its own.
  const said = isLeaning(bare) ? whole.replace(lead, '') : whole;
  if ((said.match(anywhere) ?? []).some(isOfItsOwn)) return true;
  return [...said.matchAll(noun)].some(({ groups, index }) => {
    const { name = '', follows = '' } = groups ?? {};
    return !isLeaning(name) && !(index > 0 && said[index - 1] !== 'の' && acts(name, follows));
  });
}

/** Without what only leads over, counts and asks. */
const withoutLeaning = (question: string): string =>
  inKanji(question)
    .replace(before, '')
    .replace(agentsToo, '')
    .replace(insideVerb, 'か')
    .replace(counted, '')
    .replace(asked, '、')
    .replace(day, '、')
    .trim();

/** What stands before the first particle, and whether it may be a thing. */
function firstSaid(whole: string) {
  const [, words = '', particle = ''] = first.exec(whole) ?? [];
  const lead = words.replace(conditional, '');
  const bare = lead.replace(/(?:から|まで|だけ|[でにとへ])$/u, '').replace(doing, '');
  const isThing = particle === 'を' ? !saysWhat.test(lead) : !nominalised.test(lead);
  return { lead, bare, isThing };
}

const isOfItsOwn = (name: string): boolean => !isLeaning(name) && !agent.test(name);

const acts = (name: string, follows: string): boolean =>
  agent.test(name) && /^(?:[がにへと]|から)$/u.test(follows);

/** Also a word that belongs to another: 料金の支払い. */
const isLeaning = (name: string): boolean => name.split('の').every((part) => leaning.test(part));
