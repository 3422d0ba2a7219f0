import type { Form } from '#domain/applications/form.ts';

const furniture = {
  field: 'kinds',
  is: ['大きな家具・家電の搬入', '大きな家具・家電の搬出'],
} as const;
const bringing = { field: 'kinds', is: ['大きな家具・家電の搬入'] } as const;

/** 引越し・大型搬入届 */
export const moving = {
  title: '引越し・大型搬入届',
  plainly: '引っ越しの荷物や、ピアノなど大きな物を運ぶ',
  wish: 'move',
  genre: 'notification',
  decider: 'desk',
  filedBy: 'resident',
  basis: { kind: 'usual' },
  due: { field: 'movesOn', side: 'before', count: 7, unit: 'days' },
  deed: { from: 'movesOn', noneWords: '荷物を運べない日' },
  lapsesAfterMonths: null,
  usualConditions: [],
  resultNote:
    '日や時間が変わったときは、早めにお知らせください。重い物を置くときや、クレーンで運ぶときは、ほかの手続きが要ることがあります。',
  fields: {
    kinds: {
      kind: 'choices',
      label: '何をしますか',
      options: [
        '引っ越してくる（転入）',
        '引っ越していく（転出）',
        '大きな家具・家電の搬入',
        '大きな家具・家電の搬出',
      ],
      hint: 'いくつでも選べます。搬入は運び入れること、搬出は運び出すことです。引っ越しの荷物に重い物があるときは、搬入も選んでください',
    },
    goods: {
      kind: 'text',
      label: '運ぶ物',
      hint: '例：ピアノ、3人掛けのソファ。とても重い物（ピアノ、金庫、大きな水そうなど）を置くには、決まりによって、この届より前に承認が要ることがあります。早めに、置く場所とおよその重さを管理事務室に伝えてください',
      when: furniture,
    },
    movesOn: { kind: 'day', label: '運ぶ日', isUse: true },
    startTime: { kind: 'text', label: '始める時刻', hint: '例：午前9時' },
    endTime: { kind: 'text', label: '終わる時刻', hint: '例：正午ごろ' },
    carrier: { kind: 'text', label: '運送業者の名前', hint: '自分で運ぶときは「自分で」' },
    carrierPhone: {
      kind: 'phone',
      label: '責任者の携帯電話の番号',
      hint: '運ぶ日に、つながる番号',
    },
    vehicle: {
      kind: 'text',
      label: '車の大きさと台数',
      hint: '例：2トン車1台。車を使わないときは「なし」',
    },
    elevator: {
      kind: 'choice',
      label: 'エレベーターの専用運転',
      options: ['頼まない', '頼みたい', 'エレベーターを使わない'],
      hint: '専用運転は、しばらくのあいだ、荷物だけに使うことです',
    },
    elevatorReason: {
      kind: 'text',
      label: '専用運転が要る理由と時間',
      hint: '例：ピアノを運ぶため、30分ほど',
      when: { field: 'elevator', is: ['頼みたい'] },
    },
    cover: {
      kind: 'choice',
      label: '養生は、だれがしますか',
      options: ['業者がする', '自分でする', '管理事務室に相談したい'],
      hint: '養生は、傷が付かないように、エレベーターの中や通り道を覆うことです',
    },
    borrowing: {
      kind: 'choice',
      label: '管理組合の養生材',
      options: ['借りない', '借りたい'],
      hint: '借りられるかは、管理事務室に確かめてください',
    },
    note: { kind: 'long', label: 'そのほか', isOptional: true },
    pledge: {
      kind: 'pledge',
      label: '共用部分に傷を付けたときは、すぐに知らせ、責任をもって直します',
    },
  },
  steps: [
    { title: '運ぶ物と日時', fields: ['kinds', 'goods', 'movesOn', 'startTime', 'endTime'] },
    { title: '業者と車', fields: ['carrier', 'carrierPhone', 'vehicle'] },
    {
      title: 'エレベーターと養生',
      fields: ['elevator', 'elevatorReason', 'cover', 'borrowing', 'note', 'pledge'],
    },
  ],
  attachments: {
    layout: { label: '置く場所の図（重い物を置くとき）', isOptional: true, when: bringing },
  },
} as const satisfies Form;
