import type { Form } from '#domain/applications/form.ts';

const none = { lapsesAfterMonths: null, usualConditions: [] } as const;

const car = {
  plate: { kind: 'text', label: '車の登録番号', hint: 'まだないときは「納車前」' },
  model: { kind: 'text', label: '車種' },
  lengthCm: { kind: 'number', label: '長さ', unit: 'cm', max: 999 },
  widthCm: { kind: 'number', label: '幅', unit: 'cm', max: 399 },
  heightCm: { kind: 'number', label: '高さ', unit: 'cm', max: 399 },
  weightKg: { kind: 'number', label: '重さ', unit: 'kg', max: 9999 },
} as const;

/** 駐車場使用申込書 */
export const parkingRequest = {
  ...none,
  title: '駐車場使用申込書',
  isDrawn: true,
  plainly: '駐車場を新しく借りたい、区画を替えたい',
  wish: 'parking',
  genre: 'application',
  decider: 'chair',
  filedBy: 'resident',
  basis: { kind: 'usual' },
  due: null,
  usualConditions: ['契約の前に、車検証の写しを出すこと', '車の大きさが区画の制限に収まること'],
  resultNote: '使い始める前に、使用契約を結んでください。',
  fields: {
    standing: { kind: 'choice', label: '申し込む方', options: ['組合員', '同居の家族', '賃借人'] },
    wished: {
      kind: 'text',
      label: '希望する区画',
      hint: '例：平面。どこでもよいときは「どこでも」',
    },
    current: { kind: 'text', label: '今使っている区画', hint: 'ないときは「なし」' },
    ...car,
    carOwner: { kind: 'text', label: '車の所有者' },
    inspectionUntil: { kind: 'day', label: '車検の期限', isOptional: true },
    wishedFrom: { kind: 'day', label: '使い始めたい日' },
  },
  steps: [
    { title: '希望', fields: ['standing', 'wished', 'current', 'wishedFrom'] },
    {
      title: '車',
      fields: [
        'plate',
        'model',
        'lengthCm',
        'widthCm',
        'heightCm',
        'weightKg',
        'carOwner',
        'inspectionUntil',
      ],
    },
  ],
  attachments: {
    inspection: { label: '車検証の写し（納車前はカタログ）' },
    consent: { label: '貸主の承諾書', when: { field: 'standing', is: ['賃借人'] } },
  },
} as const satisfies Form;

const changing = { field: 'purpose', is: ['車を替える'] } as const;

/** 駐車場使用契約・変更・解約届 */
export const parkingContract = {
  ...none,
  title: '駐車場の契約・変更・解約届',
  plainly: '駐車場の契約、車の入れ替え、解約、車庫証明',
  wish: 'parking',
  genre: 'application',
  decider: 'chair',
  filedBy: 'resident',
  basis: { kind: 'usual' },
  due: { field: 'effectiveOn', side: 'before', count: 1, unit: 'months' },
  usualConditions: ['解約の日までに車を出し、リモコンと鍵を返すこと'],
  resultNote: '契約は、住戸を売ったときや出ていったときに終わり、次の方には引き継がれません。',
  fields: {
    purpose: {
      kind: 'choice',
      label: '何の手続きですか',
      options: ['契約する', '車を替える', '解約する', '車庫証明の承諾書がほしい'],
    },
    space: { kind: 'text', label: '区画の番号' },
    effectiveOn: { kind: 'day', label: '使い始める日・終える日・替える日' },
    plate: { ...car.plate, when: changing },
    model: { ...car.model, when: changing },
    lengthCm: { ...car.lengthCm, when: changing },
    widthCm: { ...car.widthCm, when: changing },
    heightCm: { ...car.heightCm, when: changing },
    weightKg: { ...car.weightKg, when: changing },
    charging: {
      kind: 'choice',
      label: '電気自動車の充電',
      options: ['しない', '希望する'],
      when: { field: 'purpose', is: ['契約する', '車を替える'] },
    },
    pledge: {
      kind: 'pledge',
      label: '区画を人に貸したり譲ったりしません',
      when: { field: 'purpose', is: ['契約する', '車を替える'] },
    },
  },
  steps: [
    { title: '手続き', fields: ['purpose', 'space', 'effectiveOn'] },
    {
      title: '車と約束',
      fields: [
        'plate',
        'model',
        'lengthCm',
        'widthCm',
        'heightCm',
        'weightKg',
        'charging',
        'pledge',
      ],
    },
  ],
  attachments: {
    inspection: {
      label: '車検証の写し',
      when: { field: 'purpose', is: ['契約する', '車を替える'] },
    },
  },
} as const satisfies Form;

/** 共用部分使用申請書 */
export const commonUse = {
  ...none,
  title: '共用部分使用申請書',
  plainly: '廊下や玄関前、庭などを一時的に使う',
  wish: 'common',
  genre: 'application',
  decider: 'chair',
  filedBy: 'resident',
  basis: { kind: 'usual' },
  due: { field: 'usedOn', side: 'before', count: 7, unit: 'days' },
  deed: { from: 'usedOn', noneWords: '共用部分を使えない日' },
  usualConditions: ['使ったあとは元に戻すこと', '通路と避難の道をふさがないこと'],
  resultNote: '決められた日と場所のほかでは使えません。',
  fields: {
    purpose: { kind: 'long', label: '何に使いますか' },
    place: { kind: 'text', label: '場所' },
    usedOn: { kind: 'day', label: '使う日' },
    hours: { kind: 'text', label: '時間', hint: '準備と片付けを含めて' },
    people: { kind: 'number', label: '人数', unit: '人', max: 999 },
    fire: { kind: 'choice', label: '火を使いますか', options: ['使わない', '使う'] },
    fireDetail: { kind: 'text', label: '火の使い方と備え', when: { field: 'fire', is: ['使う'] } },
    commercial: {
      kind: 'choice',
      label: '物を売るなどの営利の使い方ですか',
      options: ['いいえ', 'はい'],
    },
    responsible: { kind: 'text', label: '責任者の氏名' },
    responsiblePhone: { kind: 'phone', label: '責任者の電話番号' },
    restore: { kind: 'pledge', label: '使ったあとは元に戻し、傷を付けたときは弁償します' },
  },
  steps: [
    {
      title: '使い方',
      fields: ['purpose', 'place', 'usedOn', 'hours', 'people', 'fire', 'fireDetail', 'commercial'],
    },
    { title: '責任者', fields: ['responsible', 'responsiblePhone', 'restore'] },
  ],
  attachments: { plan: { label: '配置の図', isOptional: true } },
} as const satisfies Form;

/** 事故・漏水報告 */
export const accident = {
  ...none,
  title: '事故・漏水の報告',
  plainly: '水漏れや事故、共用部分の傷みを知らせる',
  wish: 'common',
  genre: 'notification',
  decider: 'desk',
  filedBy: 'resident',
  basis: { kind: 'model', article: '第24条' },
  due: { field: 'happenedOn', side: 'after', count: 0, unit: 'days' },
  resultNote: '保険の手続きには期限があります。写真と見積書は捨てずに取っておいてください。',
  fields: {
    happenedOn: { kind: 'day', label: '起きた日' },
    happenedAt: { kind: 'text', label: '時刻', hint: 'およそでかまいません' },
    place: { kind: 'text', label: '場所' },
    what: { kind: 'long', label: 'どうなっていますか' },
    neighbours: {
      kind: 'text',
      label: '上下や隣の住戸',
      hint: '被害があれば、どの住戸か',
      isOptional: true,
    },
    cause: { kind: 'text', label: '思い当たる原因', isOptional: true },
    done: { kind: 'text', label: 'もうした手当て', isOptional: true },
    contractor: { kind: 'text', label: '呼んだ業者', isOptional: true },
    insurance: {
      kind: 'choice',
      label: 'ご自分の保険',
      options: ['入っている', '入っていない', '分からない'],
    },
    phone: { kind: 'phone', label: '連絡のつく電話番号' },
  },
  steps: [
    { title: '起きたこと', fields: ['happenedOn', 'happenedAt', 'place', 'what', 'neighbours'] },
    { title: '手当てと連絡先', fields: ['cause', 'done', 'contractor', 'insurance', 'phone'] },
  ],
  attachments: {
    photo: { label: '写真', isOptional: true },
    quotation: { label: '見積書', isOptional: true },
  },
} as const satisfies Form;

/** Minutes are shown to whoever asks; of these one says why (標準管理規約第49条, 第53条, 第64条). */
const withReason = [
  '会計の帳簿',
  '領収書などの証憑',
  '組合員名簿',
  '設計図書',
  'そのほか',
] as const;

/** 閲覧請求書 */
export const reading = {
  ...none,
  title: '書類の閲覧請求書',
  plainly: '議事録や帳簿などを見せてもらう',
  wish: 'read',
  isShown: true,
  answersInDays: 14,
  genre: 'application',
  decider: 'chair',
  filedBy: 'owner',
  basis: { kind: 'model', article: '第64条' },
  due: null,
  usualConditions: ['個人の情報にあたるところを除くこと', '管理事務室で見ること'],
  resultNote: '見た日と書類を記録します。',
  fields: {
    papers: {
      kind: 'choices',
      label: '見たい書類',
      hint: '議事録だけなら、理由を書かずに頼めます。',
      options: [
        '総会の議事録',
        '理事会の議事録',
        '会計の帳簿',
        '領収書などの証憑',
        '組合員名簿',
        '設計図書',
        'そのほか',
      ],
    },
    which: { kind: 'text', label: 'いつの、どの書類か' },
    reason: {
      kind: 'long',
      label: '見たい理由',
      when: { field: 'papers', is: withReason },
    },
    wishedOn: { kind: 'day', label: '見たい日', isOptional: true },
    phone: { kind: 'phone', label: '連絡のつく電話番号' },
  },
  steps: [{ title: '見たい書類', fields: ['papers', 'which', 'reason', 'wishedOn', 'phone'] }],
  attachments: {},
} as const satisfies Form;
