import type { Form } from '#domain/applications/form.ts';

const contractor = {
  contractor: { kind: 'text', label: '工事をする会社' },
  contractorPerson: { kind: 'text', label: '工事の担当者' },
  contractorPhone: { kind: 'phone', label: '工事の担当者の電話番号' },
} as const;

const period = {
  startsOn: { kind: 'day', label: '工事を始める日' },
  endsOn: { kind: 'day', label: '工事が終わる日', from: 'startsOn' },
  hours: { kind: 'text', label: '工事をする曜日と時間', hint: '例：月〜土、9時〜17時' },
} as const;

const deed = { from: 'startsOn', until: 'endsOn', noneWords: '工事ができない日' } as const;

const workQuality = '承認は、工事の出来や施工の品質を保証するものではありません。';

/** 専有部分修繕等工事申請書 */
export const works = {
  title: '専有部分修繕等工事申請書',
  plainly: '床や水回り、間取り、配管などの工事をする',
  wish: 'renovate',
  genre: 'application',
  decider: 'board',
  filedBy: 'owner',
  basis: { kind: 'model', article: '第17条' },
  due: { field: 'startsOn', side: 'before', count: 21, unit: 'days' },
  deed,
  lapsesAfterMonths: 6,
  usualConditions: [
    '工事の前に、上下左右の住戸へ日程を知らせること',
    '共用の廊下とエレベーターを養生すること',
    '工事が終わったら、完了を届け出ること',
  ],
  resultNote: workQuality,
  fields: {
    kinds: {
      kind: 'choices',
      label: '工事の種類',
      options: [
        '床',
        '水回り',
        '配管',
        '間取り',
        '電気の容量',
        '給湯器',
        'エアコンの穴',
        'そのほか',
      ],
    },
    outline: { kind: 'long', label: '工事の内容', hint: 'どの部屋の、何を、どう変えるか' },
    soundGrade: {
      kind: 'text',
      label: '床材の遮音の等級',
      hint: 'カタログに書いてあります。例：ΔLL(I)-4',
      when: { field: 'kinds', is: ['床'] },
    },
    touchesCommon: {
      kind: 'choice',
      label: '壁や床のコンクリート、共用の配管に手を加えますか',
      options: ['手を加えない', '手を加える', '分からない'],
    },
    commonParts: {
      kind: 'long',
      label: '手を加えるところと方法',
      when: { field: 'touchesCommon', is: ['手を加える'] },
    },
    ...contractor,
    ...period,
    noisyDays: { kind: 'text', label: '大きな音の出る日', hint: 'ないときは「なし」' },
    waterStop: { kind: 'choice', label: '共用の水を止めますか', options: ['止めない', '止める'] },
    waterStopTime: {
      kind: 'text',
      label: '水を止める日と時間',
      when: { field: 'waterStop', is: ['止める'] },
    },
    route: { kind: 'text', label: '材料を運ぶ道と養生', hint: '例：エレベーター、かごの中を養生' },
    vehicle: { kind: 'text', label: '工事の車', hint: '台数と止める所。ないときは「なし」' },
    asbestos: {
      kind: 'choice',
      label: '石綿（アスベスト）の事前調査',
      options: ['済んだ（石綿なし）', '済んだ（石綿あり）', 'これから調べる'],
    },
    insurance: { kind: 'text', label: '工事の保険', isOptional: true },
    pledge: {
      kind: 'pledge',
      label: '共用部分やほかの住戸に傷を付けたときは、責任をもって直します',
    },
  },
  steps: [
    {
      title: '工事の内容',
      fields: ['kinds', 'outline', 'soundGrade', 'touchesCommon', 'commonParts'],
    },
    {
      title: '工事の会社と日程',
      fields: ['contractor', 'contractorPerson', 'contractorPhone', 'startsOn', 'endsOn', 'hours'],
    },
    {
      title: '周りへの影響',
      fields: [
        'noisyDays',
        'waterStop',
        'waterStopTime',
        'route',
        'vehicle',
        'asbestos',
        'insurance',
        'pledge',
      ],
    },
  ],
  attachments: {
    plan: { label: '工事の前と後の図面' },
    specification: { label: '仕様書' },
    schedule: { label: '工程表' },
    catalogue: { label: '床材のカタログ', when: { field: 'kinds', is: ['床'] } },
    neighbours: { label: '近隣への説明の書面', isOptional: true },
  },
} as const satisfies Form;

/** 工事届 */
export const workNotice = {
  title: '工事届',
  plainly: '壁紙の張り替えなど、承認の要らない工事をする',
  wish: 'renovate',
  genre: 'notification',
  decider: 'desk',
  filedBy: 'owner',
  basis: { kind: 'usual' },
  due: { field: 'startsOn', side: 'before', count: 0, unit: 'days' },
  deed,
  lapsesAfterMonths: null,
  usualConditions: [],
  resultNote: 'この受付は、工事の出来や施工の品質を保証するものではありません。',
  fields: {
    outline: { kind: 'long', label: '工事の内容' },
    ...contractor,
    ...period,
    noisyDays: { kind: 'text', label: '大きな音の出る日', hint: 'ないときは「なし」' },
    vehicle: { kind: 'text', label: '工事の車', hint: '台数と止める所。ないときは「なし」' },
  },
  steps: [
    { title: '工事の内容', fields: ['outline', 'noisyDays', 'vehicle'] },
    {
      title: '工事の会社と日程',
      fields: ['contractor', 'contractorPerson', 'contractorPhone', 'startsOn', 'endsOn', 'hours'],
    },
  ],
  attachments: { schedule: { label: '工程表', isOptional: true } },
} as const satisfies Form;

/** 窓ガラス・玄関扉等改良申請書 */
export const windows = {
  title: '窓ガラス・玄関扉等改良申請書',
  plainly: '窓や玄関のドアを取り替える',
  wish: 'renovate',
  genre: 'application',
  decider: 'board',
  filedBy: 'owner',
  basis: { kind: 'model', article: '第22条' },
  due: { field: 'orderOn', side: 'before', count: 0, unit: 'days' },
  deed: { from: 'startsOn', noneWords: deed.noneWords },
  lapsesAfterMonths: 6,
  usualConditions: ['外から見た色と形を、今と変えないこと', '費用は申請した方の負担とすること'],
  resultNote: workQuality,
  fields: {
    part: {
      kind: 'choices',
      label: '取り替えるところ',
      options: ['窓ガラス', '窓枠', '玄関の扉', '網戸'],
    },
    product: { kind: 'text', label: '製品の名前と型番' },
    specification: { kind: 'long', label: '性能', hint: '断熱、防音、防火など' },
    look: {
      kind: 'choice',
      label: '外から見た色や形',
      options: ['変わらない', '少し変わる', '大きく変わる'],
    },
    lookChange: {
      kind: 'long',
      label: 'どう変わるか',
      when: { field: 'look', is: ['少し変わる', '大きく変わる'] },
    },
    orderOn: { kind: 'day', label: '注文する日' },
    startsOn: { kind: 'day', label: '工事を始める日', from: 'orderOn' },
    ...contractor,
    pledge: { kind: 'pledge', label: '費用は自分で負担し、将来の手入れも行います' },
  },
  steps: [
    { title: '取り替えるもの', fields: ['part', 'product', 'specification', 'look', 'lookChange'] },
    {
      title: '日程と会社',
      fields: [
        'orderOn',
        'startsOn',
        'contractor',
        'contractorPerson',
        'contractorPhone',
        'pledge',
      ],
    },
  ],
  attachments: {
    catalogue: { label: '製品のカタログ' },
    quotation: { label: '見積書', isOptional: true },
  },
} as const satisfies Form;
