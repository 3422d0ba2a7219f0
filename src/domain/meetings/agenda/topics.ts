import type { Kind } from '#domain/resolutions/kind.ts';

/** What is to be decided, as a board would say it. */
export const topicNames = {
  settlement: '事業報告・収支決算',
  contract: '管理会社との契約',
  plan: '長期修繕計画',
  fee: '管理費・修繕積立金の額',
  usage: '駐車場などの使用料',
  works: '工事',
  withdrawal: '修繕積立金の取崩し・借入れ',
  bylaw: '規約の変更',
  rule: '細則',
  incorporation: '管理組合の法人化・解散',
  suit: '裁判',
  restoration: '災害などで失われた部分の復旧',
  rebuilding: '建替え・売却・取壊し・建物の更新',
  other: 'そのほか',
  budget: '事業計画・収支予算',
  officers: '役員',
} as const;

export type Topic = keyof typeof topicNames;
export const allTopics = Object.keys(topicNames) as readonly Topic[];

/** The order in which items are heard: what costs before the 予算 that assumes it, 役員 last. */
export const rankOf = (topic: Topic): number => allTopics.indexOf(topic);

export type Answers = Readonly<Record<string, string>>;
export type KindQuestion = {
  readonly id: string;
  readonly ask: string;
  readonly hint: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** The kind that an answer leads to, a further question, or why it is what it is. */
type Found = { readonly kind: Kind; readonly why: string };
export type Step = KindQuestion & {
  readonly leads: Readonly<Record<string, Found | Step>>;
};

const yesNo = [
  { value: 'yes', label: 'はい' },
  { value: 'no', label: 'いいえ' },
] as const;

const sumStep = (what: string): Step => ({
  id: 'inBylaws',
  ask: '額は、規約に書かれていますか',
  hint: `${what}の額や単価が、規約の文や別表そのものに書かれているかを見ます。「総会で定める」と書かれているだけなら「いいえ」です。`,
  options: yesNo,
  leads: {
    yes: {
      kind: 'bylaw',
      why: '額が規約に書かれているので、額を変えると規約の変更になります。',
    },
    no: {
      kind: 'ordinary',
      why: '額は総会で決めることになっていて、規約は変わりません。',
    },
  },
});

const change = { kind: 'major-change', why: '共用部分の形や働きが大きく変わる工事です。' } as const;
const relaxed = (why: string) => ({ kind: 'major-change-relaxed', why }) as const;

const worksStep: Step = {
  id: 'changes',
  ask: '建物の形や使い方が大きく変わりますか',
  hint: 'エレベーターを新しく付ける、集会室を別の用途に変えるなどです。傷んだところを直す、同じものに取り替えるだけなら「いいえ」です。',
  options: yesNo,
  leads: {
    no: { kind: 'ordinary', why: '形や働きが大きくは変わらない工事です。' },
    yes: {
      id: 'purpose',
      ask: '何のための工事ですか',
      hint: '欠陥を取り除くため、またはバリアフリーのために必要なときは、法律で割合が下がります。理由を招集通知にも書きます。',
      options: [
        { value: 'defect', label: '欠陥を取り除くため' },
        { value: 'access', label: 'バリアフリーのため' },
        { value: 'else', label: 'どちらでもない' },
      ],
      leads: {
        defect: relaxed('欠陥を取り除くために必要な変更なので、割合が下がります。'),
        access: relaxed('バリアフリー化のために必要な変更なので、割合が下がります。'),
        else: change,
      },
    },
  },
};

const groundsStep = (kind: Kind, eased: Kind, what: string): Step => ({
  id: 'grounds',
  ask: '法律の決めた5つの事由のどれかに当たりますか',
  hint: '耐震性の不足、火災への安全性の不足、外壁の剥落のおそれ、給排水管などの劣化、バリアフリー基準に合わないことの5つです。',
  options: yesNo,
  leads: {
    yes: { kind: eased, why: `${what}の決議です。法律の決めた事由があるので、割合が下がります。` },
    no: { kind, why: `${what}の決議です。` },
  },
});

const bylawStep: Step = {
  id: 'part',
  ask: '一部の人だけが使う共用部分についての規約ですか',
  hint: '店舗だけが使う廊下など、使う人が限られた部分のことです。ふつうは「いいえ」です。',
  options: yesNo,
  leads: {
    yes: { kind: 'bylaw-of-part', why: '一部の人だけが使う共用部分についての規約の変更です。' },
    no: { kind: 'bylaw', why: '規約の設定、変更、廃止です。' },
  },
};

const suitStep: Step = {
  id: 'wants',
  ask: '何を求める裁判ですか',
  hint: '部屋の使用禁止、競売、引渡しを求めるときは、先に本人の言い分を聴きます。',
  options: [
    { value: 'stop', label: '迷惑行為をやめること' },
    { value: 'bar', label: '部屋の使用禁止' },
    { value: 'auction', label: '部屋の競売' },
    { value: 'hand', label: '部屋の引渡し' },
  ],
  leads: {
    stop: { kind: 'suit-to-stop', why: '共同の利益に反する行為をやめるよう求める裁判です。' },
    bar: { kind: 'suit-to-bar-use', why: '部屋の使用禁止を求める裁判です。' },
    auction: { kind: 'suit-for-auction', why: '部屋の競売を求める裁判です。' },
    hand: { kind: 'suit-to-hand-over', why: '借りている人に部屋の引渡しを求める裁判です。' },
  },
};

const restorationStep: Step = {
  id: 'half',
  ask: '失われた部分の価格は、建物の価格の半分を超えますか',
  hint: '災害などで壊れた部分の価格を、建物全体の価格と比べます。',
  options: yesNo,
  leads: {
    yes: { kind: 'restoration-large', why: '失われた部分が、建物の価格の半分を超えています。' },
    no: { kind: 'restoration-small', why: '失われた部分は、建物の価格の半分までです。' },
  },
};

const rebuildingStep: Step = {
  id: 'what',
  ask: '何を決めますか',
  hint: '招集通知は2か月前までに出し、1か月前までに説明会を開きます。',
  options: [
    { value: 'rebuilding', label: '建替え' },
    { value: 'renewal', label: '建物の更新' },
    { value: 'sale', label: '建物と敷地の売却' },
    { value: 'demolition-and-sale', label: '取り壊して敷地を売却' },
    { value: 'demolition', label: '取壊し' },
  ],
  leads: {
    rebuilding: groundsStep('rebuilding', 'rebuilding-relaxed', '建替え'),
    renewal: groundsStep('renewal', 'renewal-relaxed', '建物の更新'),
    sale: groundsStep('sale', 'sale-relaxed', '建物と敷地の売却'),
    'demolition-and-sale': groundsStep(
      'demolition-and-sale',
      'demolition-and-sale-relaxed',
      '建物の取壊しと敷地の売却',
    ),
    demolition: groundsStep('demolition', 'demolition-relaxed', '建物の取壊し'),
  },
};

const incorporationStep: Step = {
  id: 'which',
  ask: 'どちらを決めますか',
  hint: '',
  options: [
    { value: 'begin', label: '法人になる' },
    { value: 'end', label: '法人を解散する' },
  ],
  leads: {
    begin: { kind: 'incorporation', why: '管理組合を法人にする決議です。' },
    end: { kind: 'dissolution', why: '管理組合法人を解散する決議です。' },
  },
};

const usual: Found = {
  kind: 'ordinary',
  why: '法律に特別の定めがないので、普通決議で決めます。',
};

/** Where each topic begins: at once found, or with a question. */
export const beginnings = {
  settlement: usual,
  contract: usual,
  plan: usual,
  fee: sumStep('管理費や修繕積立金'),
  usage: sumStep('使用料'),
  works: worksStep,
  withdrawal: usual,
  bylaw: bylawStep,
  rule: usual,
  incorporation: incorporationStep,
  suit: suitStep,
  restoration: restorationStep,
  rebuilding: rebuildingStep,
  other: usual,
  budget: usual,
  officers: usual,
} as const satisfies Record<Topic, Found | Step>;

const named: readonly (readonly [RegExp, Topic])[] = [
  [/決算|事業報告/, 'settlement'],
  [/予算|事業計画/, 'budget'],
  [/役員|理事|監事/, 'officers'],
  [/細則/, 'rule'],
  [/規約/, 'bylaw'],
  [/長期修繕計画/, 'plan'],
  [/取崩し|借入/, 'withdrawal'],
  [/(?:管理費|積立金).*(?:額|改定|単価)/, 'fee'],
  [/使用料/, 'usage'],
  [/委託契約|管理会社/, 'contract'],
  [/建替え|敷地.*売却|取壊し/, 'rebuilding'],
  [/工事|修繕|設置|増設|取替え|更新/, 'works'],
];

/** What a title is probably about. */
export const topicOf = (title: string): Topic =>
  named.find(([words]) => words.test(title))?.[1] ?? 'other';
