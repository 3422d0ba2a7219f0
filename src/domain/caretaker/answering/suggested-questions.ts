import type { Asked, Evidence } from '#domain/caretaker/evidence/evidence.ts';
import { sameQuestionAs } from './same-question.ts';

const most = 3;
/** Below it, what was found may be about something else than what was asked. */
const sameTopicFrom = 0.6;

/** A question that the caretaker can answer, and the words that show that it was asked already. */
type Suggestion = readonly [question: string, asked: RegExp];
type Topic = readonly [words: RegExp, suggestions: readonly Suggestion[]];

const pets: Suggestion = ['ペットは何匹まで飼えますか', /何匹|何頭|匹数|頭数/];
const planState: Suggestion = ['長期修繕計画の状況を教えてください', /修繕計画.*(?:状況|どう)/];
const burnable: Suggestion = ['燃えるごみは何曜日ですか', /燃える|燃やす|可燃|生ごみ/];
const bulky: Suggestion = ['粗大ごみはどうやって出しますか', /粗大|大型ごみ/];
const nextBoard: Suggestion = [
  '次の理事会はいつですか',
  /理事会.*(?:いつ|何日|日程|予定)|次(?:回)?の?理事会/,
];
const nextMeeting: Suggestion = [
  '次の総会はいつですか',
  /総会.*(?:いつ|何日|日程|予定)|次(?:回)?の?総会/,
];
const boardQuorum: Suggestion = [
  '理事会は何人の出席で開けますか',
  /理事会.*(?:何人|定足|成立|出席)/,
];
const balance: Suggestion = [
  '修繕積立金の残高はいくらですか',
  /残高|貯金|積立金はいくら|いくら(?:残|たま|貯)/,
];
const shortage: Suggestion = ['修繕積立金は将来いくら不足しますか', /不足|足りる|足りま|足りな/];
const feesFor: Suggestion = [
  '管理費は何に使われていますか',
  /管理費.*(?:何に|使い|使わ|使え|内訳)/,
];

/** The four questions with which a conversation begins. */
const firstQuestions: readonly Suggestion[] = [pets, planState, burnable, nextBoard];

const topics: readonly Topic[] = [
  [
    /ペット|動物|犬|猫/,
    [
      pets,
      ['飼えるペットの大きさは、どれくらいまでですか', /大きさ|大型|小型|体重|体高|キロ/],
      ['ペットの飼育届はいつまでに出しますか', /(?:ペット|犬|猫|飼).*(?:届|手続|申請|申込)/],
      [
        '共用部分で犬を歩かせてもよいですか',
        /(?:ペット|犬|猫).*(?:歩|散歩|抱|廊下|エレベーター|共用)/,
      ],
    ],
  ],
  [
    /ごみ|古紙/,
    [
      burnable,
      bulky,
      ['古紙を出す日はいつですか', /古紙|新聞|段ボール|雑誌/],
      ['ごみは朝何時までに出しますか', /ごみ.*(?:何時|時間)/],
    ],
  ],
  [
    /リフォーム|専有部分の工事|修繕等/,
    [
      [
        'リフォームの申請はいつまでに出しますか',
        /(?:リフォーム|工事).*(?:申請|届|手続|いつまで|何日前)/,
      ],
      [
        'リフォームの工事は何時から何時までできますか',
        /(?:リフォーム|工事).*(?:何時|時間|曜|休日|祝日)/,
      ],
      ['床をフローリングに替えられますか', /フローリング|床/],
    ],
  ],
  [
    /バルコニー|ベランダ/,
    [
      ['バルコニーでたばこを吸えますか', /たばこ|タバコ|煙草|喫煙|禁煙|吸/],
      ['バルコニーに物置を置けますか', /物置|置(?:け|い|く|か)/],
      ['布団を手すりに干してもよいですか', /布団|ふとん|洗濯|干/],
    ],
  ],
  [
    /駐車/,
    [
      ['駐車場の空きはありますか', /駐車.*(?:空|あき)/],
      ['駐車場の使用料はいくらですか', /駐車.*(?:使用料|料金|月額|いくら)/],
      ['来客の車はどこに停められますか', /来客|客の車|お客/],
    ],
  ],
  [
    /駐輪|自転車|バイク/,
    [
      ['自転車は1住戸で何台まで停められますか', /(?:自転車|駐輪).*(?:何台|台数|台まで)/],
      ['自転車のシールはどこでもらえますか', /シール/],
      ['駐輪場の使用料はいくらですか', /(?:自転車|駐輪).*(?:使用料|料金|いくら)/],
      ['バイク置場の使用料はいくらですか', /バイク.*(?:使用料|料金|いくら)/],
    ],
  ],
  [
    /集会室/,
    [
      ['集会室の使用料はいくらですか', /集会室.*(?:使用料|料金|いくら)/],
      ['集会室はどうやって予約しますか', /集会室.*(?:予約|申込|申し込|借り)/],
      ['集会室は何時まで使えますか', /集会室.*(?:何時|時間)/],
    ],
  ],
  [
    /引っ?越/,
    [
      ['引越しができるのは何時から何時までですか', /引っ?越.*(?:何時|時間|曜|休日|祝日)/],
      ['引越しの届出はいつまでに出しますか', /引っ?越.*(?:届|手続|申請|いつまで|何日前)/],
      ['引越しのとき、エレベーターの養生は必要ですか', /養生/],
    ],
  ],
  [
    /修繕計画|積立金|修繕の健康度|大規模修繕/,
    [
      balance,
      ['次の大規模修繕はいつですか', /大規模修繕.*(?:いつ|何年|時期)|次の大規模修繕/],
      planState,
      shortage,
    ],
  ],
  [/管理組合のお金|収支|決算|予算/, [balance, feesFor, shortage]],
  [
    /エレベーター/,
    [
      ['エレベーターの点検はいつですか', /エレベーター.*点検/],
      [
        'エレベーターが止まったときは、どこに電話しますか',
        /エレベーター.*(?:止|故障|閉じ込|電話|連絡)/,
      ],
      ['エレベーターの保守料はいくらですか', /エレベーター.*(?:保守|費用|いくら|料)/],
    ],
  ],
  [
    /点検|受水槽|消防/,
    [
      ['これからの点検はいつありますか', /点検.*(?:いつ|予定|日程|何日)/],
      ['消防設備点検の日に留守のときは、どうすればよいですか', /留守|不在|立ち?会/],
    ],
  ],
  [
    /保険|水漏れ|漏水/,
    [
      ['水漏れは誰の責任ですか', /責任|弁償|賠償/],
      ['水漏れが起きたときは、どこに電話しますか', /(?:水漏れ|漏水).*(?:電話|連絡)/],
      ['建物の保険料はいくらですか', /保険料|保険.*いくら/],
    ],
  ],
  [
    /防災|地震|避難/,
    [
      ['避難場所はどこですか', /避難(?:場所|所)|避難.*どこ/],
      ['防災訓練はいつですか', /訓練/],
      ['備蓄倉庫の鍵は誰が持っていますか', /鍵|備蓄/],
    ],
  ],
];

/** What nearly every document speaks of: only where nothing narrower fits, and never for a title alone. */
const broadTopics: readonly Topic[] = [
  [
    /役員|理事長|監事/,
    [
      ['役員の任期は何年ですか', /任期/],
      ['今の役員は誰ですか', /(?:役員|理事長|監事).*(?:誰|だれ|どなた|名前)/],
      boardQuorum,
    ],
  ],
  [/理事会|会議の予定/, [nextBoard, nextMeeting, boardQuorum]],
  [
    /総会|議決権/,
    [
      nextMeeting,
      ['委任状と議決権行使書は、どう違いますか', /委任状|議決権行使書/],
      ['総会の定足数はどれだけですか', /定足数|総会.*(?:何人|成立|出席)/],
    ],
  ],
  [
    /管理費|支払い|滞納/,
    [
      ['管理費の引き落としは毎月何日ですか', /引き?落/],
      ['管理費の支払いが遅れると、利息はいくらかかりますか', /遅れ|利息|遅延/],
      feesFor,
    ],
  ],
  [
    /規約|決議/,
    [
      ['規約を変えるには、どれだけの賛成が必要ですか', /規約.*(?:変|改)/],
      ['総会の通知は何日前までに出しますか', /通知|何日前|何週間前/],
      ['建替えを決めるには、どれだけの賛成が必要ですか', /建て?替/],
    ],
  ],
  [
    /委託契約|管理会社|管理員/,
    [
      ['管理委託契約はいつまでですか', /委託契約.*(?:いつ|期限|期間|更新)/],
      ['管理員の勤務時間を教えてください', /管理員.*(?:時間|何時|いつ|曜)/],
    ],
  ],
];

/** 続けて尋ねられること, of the answer's own topic: rather none than one about something else. */
export function suggestedQuestions(evidence: Evidence, asked: Asked): readonly string[] {
  const said = [evidence.understood, ...saidIn(asked)];
  return notYetAsked(suggestionsFor(evidence), said).slice(0, most);
}

/** What may be asked first, after a greeting. */
export function questionsToBegin(asked: Asked): readonly string[] {
  return notYetAsked(firstQuestions, saidIn(asked));
}

/** A detailed rule is about one thing, and its title says which; minutes are about what the heading says. */
function suggestionsFor({ items, understood, chance }: Evidence): readonly Suggestion[] {
  const [first] = items;
  if (first === undefined) return [];
  const { sourceTitle, heading } = first.passage;
  const isSure = chance >= sameTopicFrom;
  const narrow = suggestionsAbout(
    topics,
    isSure ? [sourceTitle, heading, understood] : [understood],
  );
  if (narrow.length > 0) return narrow;
  return suggestionsAbout(broadTopics, isSure ? [heading, understood] : [understood]);
}

function suggestionsAbout(known: readonly Topic[], texts: readonly string[]) {
  return texts.flatMap((text) => {
    const words = text.normalize('NFKC');
    return known.find(([topic]) => topic.test(words))?.[1] ?? [];
  });
}

/** Each question with the one before it, whose subject a follow-up（いくらですか）leaves out. */
function saidIn({ question, previous }: Asked): readonly string[] {
  const questions = [...previous, question];
  return [...questions, ...questions.slice(1).map((it, place) => `${questions[place]} ${it}`)];
}

function notYetAsked(
  suggestions: readonly Suggestion[],
  said: readonly string[],
): readonly string[] {
  const asked = said
    .map((it) => it.normalize('NFKC').replace(/\s+/g, ' '))
    .map((words) => ({ words, isSame: sameQuestionAs(words) }));
  const isAsked = ([question, sign]: Suggestion) =>
    asked.some(({ words, isSame }) => sign.test(words) || isSame(question));
  const open = suggestions.filter((it) => !isAsked(it)).map(([question]) => question);
  return [...new Set(open)];
}
