import type { Evidence } from '#domain/caretaker/evidence/evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';

const most = 3;

/** The four questions with which a conversation begins. */
export const firstQuestions: readonly string[] = [
  'ペットは何匹まで飼えますか',
  '長期修繕計画の状況',
  '燃えるごみの曜日',
  '次の理事会はいつ',
];

const byTopic: readonly (readonly [topic: RegExp, questions: readonly string[]])[] = [
  [
    /ペット|動物/,
    ['飼えるペットの大きさは', 'ペットを飼うときの届出は', '共用部分で犬を歩かせてもよいですか'],
  ],
  [/ごみ/, ['粗大ごみの出し方は', '古紙を出す日はいつですか', 'ごみ置場は何時から使えますか']],
  [
    /リフォーム|専有部分の工事|修繕等/,
    [
      'リフォームの申請はいつまでに出しますか',
      '工事ができる曜日と時間は',
      '床をフローリングに替えられますか',
    ],
  ],
  [
    /バルコニー|ベランダ/,
    [
      'バルコニーで喫煙できますか',
      'バルコニーに物置を置けますか',
      '布団を手すりに干してもよいですか',
    ],
  ],
  [
    /駐車/,
    ['駐車場の空きはありますか', '駐車場の使用料はいくらですか', '来客の車はどこに停められますか'],
  ],
  [
    /駐輪|自転車|バイク/,
    [
      '自転車は何台まで停められますか',
      '自転車のシールはどこでもらえますか',
      'バイク置場の使用料はいくらですか',
    ],
  ],
  [/集会室/, ['集会室の料金はいくらですか', '集会室の予約の方法は', '集会室は何時まで使えますか']],
  [/引越/, ['引越しができる時間は', '引越しの届出はいつまでですか', '粗大ごみの出し方は']],
  [
    /修繕計画|積立金|修繕の健康度/,
    [
      '修繕積立金の残高はいくらですか',
      '次の大規模修繕はいつですか',
      '積立金は国の目安と比べて高いですか',
    ],
  ],
  [
    /管理組合のお金|収支|決算|予算/,
    ['修繕積立金の残高はいくらですか', '管理費は何に使われていますか', '長期修繕計画の状況'],
  ],
  [
    /点検|設備|エレベーター|受水槽|消防/,
    [
      'これからの点検の予定は',
      'エレベーターが止まったときの電話番号は',
      '消防設備点検で留守のときは',
    ],
  ],
  [
    /保険|水漏れ/,
    ['水漏れは誰の責任ですか', '建物の保険料はいくらですか', '水漏れが起きたときの電話番号は'],
  ],
  [
    /防災|地震|避難/,
    ['避難場所はどこですか', '防災訓練はいつですか', '備蓄倉庫の鍵は誰が持っていますか'],
  ],
];

/** What nearly every document speaks of: only where nothing narrower fits. */
const byBroadTopic: typeof byTopic = [
  [/役員/, ['役員の任期は何年ですか', '次の理事会はいつ', '理事会は何人で成立しますか']],
  [
    /理事会|会議の予定|やること/,
    ['次の総会はいつですか', '今の役員は誰ですか', '理事会は何人で成立しますか'],
  ],
  [
    /総会|議事録|議決/,
    ['次の総会はいつですか', '総会に出られないときはどうすればよいですか', '総会の定足数は'],
  ],
  [
    /管理費|支払い|滞納/,
    [
      '管理費の引き落としは毎月何日ですか',
      '支払いが遅れたときの利息は',
      '修繕積立金の残高はいくらですか',
    ],
  ],
  [
    /規約|決議|区分所有/,
    [
      '規約の変更には何人の賛成が必要ですか',
      '総会の通知は何日前までに出しますか',
      '建替えの決議には何分の何の賛成が必要ですか',
    ],
  ],
  [
    /契約|管理会社/,
    ['管理委託契約の期限はいつですか', 'エレベーターの保守料はいくらですか', '管理員の勤務時間は'],
  ],
];

const everyday: readonly string[] = ['次の理事会はいつ', '燃えるごみの曜日', '管理員の勤務時間は'];

/** 続けて尋ねられること: short questions that lie near the sources of an answer. */
export function suggestedQuestions({ items, understood }: Evidence): readonly string[] {
  const [first] = items;
  if (first === undefined) return [];
  const said = understood.normalize('NFKC');
  const questions = questionsFor(first.passage, understood);
  return questions.filter((question) => !hasBeenAsked(question, said)).slice(0, most);
}

const sameAbove = 0.8;

/** The same question in nearly the same words: 規約を変えるには何人 and 規約の変更には何人. */
function hasBeenAsked(question: string, said: string): boolean {
  const letters = lettersOf(question);
  const shared = letters.filter((letter) => said.includes(letter));
  return shared.length > sameAbove * letters.length;
}

const knownLetters = new Map<string, readonly string[]>();

/** The questions are those above, and few: their letters are read once. */
function lettersOf(question: string): readonly string[] {
  const known = knownLetters.get(question);
  if (known !== undefined) return known;
  const letters = [...new Set(question.normalize('NFKC').match(/[\p{Script=Han}ァ-ヴー]/gu))];
  knownLetters.set(question, letters);
  return letters;
}

/** A detailed rule is about one thing; a guide or minutes are about what the heading says. */
function questionsFor(
  { sourceTitle, heading }: KnowledgePassage,
  understood: string,
): readonly string[] {
  const inTurn = [sourceTitle, heading, understood];
  const find = (topics: typeof byTopic) =>
    inTurn.flatMap((words) => topics.find(([topic]) => topic.test(words))?.[1] ?? []);
  return [...new Set([...find(byTopic), ...find(byBroadTopic), ...everyday])];
}
