import type { Form } from '#domain/applications/form.ts';
import { moving } from './moving.ts';

const receipt = '届けた内容が変わったときは、もう一度お知らせください。';
const none = { lapsesAfterMonths: null, usualConditions: [], resultNote: receipt } as const;
/** The moving itself has a paper of its own. */
const carrying = {
  kind: 'choice',
  label: '荷物を運ぶときの届け',
  options: ['もう出した', 'これから出す', '大きな荷物は運ばない'],
  hint: `運ぶ日と時間、業者、エレベーターのことは、「${moving.title}」に書きます`,
} as const;
const carryingNote = `荷物を運ぶときは、「${moving.title}」も出してください。`;
const dog = { field: 'species', is: ['犬'] } as const;
const keeping = { field: 'purpose', is: ['飼い始める', '毎年の更新'] } as const;
const beginning = { field: 'purpose', is: ['飼い始める'] } as const;
const ending = { field: 'purpose', is: ['飼うのを終える'] } as const;

/** ペット飼育届・飼育終了届 */
export const pet = {
  title: 'ペット飼育届・飼育終了届',
  plainly: '犬や猫を飼い始める、毎年の更新、飼い終わる',
  wish: 'pet',
  genre: 'notification',
  decider: 'desk',
  filedBy: 'resident',
  basis: { kind: 'usual' },
  due: { field: 'startsOn', side: 'before', count: 0, unit: 'days' },
  ...none,
  resultNote: 'エレベーターや廊下では、抱くかケージに入れてください。毎年の更新もお願いします。',
  fields: {
    purpose: {
      kind: 'choice',
      label: '何の届けですか',
      options: ['飼い始める', '毎年の更新', '飼うのを終える'],
    },
    species: { kind: 'choice', label: '種類', options: ['犬', '猫', 'そのほか'] },
    breed: { kind: 'text', label: '品種', when: keeping },
    name: { kind: 'text', label: 'ペットの名前' },
    sex: { kind: 'choice', label: '性別', options: ['オス', 'メス'], when: keeping },
    coat: { kind: 'text', label: '毛の色', when: keeping },
    bornOn: {
      kind: 'day',
      label: '生まれた日',
      isPast: true,
      hint: '分からないときは、およその日',
      when: keeping,
    },
    height: {
      kind: 'number',
      label: '肩までの高さ（成長したとき）',
      unit: 'cm',
      max: 200,
      when: keeping,
    },
    weight: { kind: 'number', label: '体重（成長したとき）', unit: 'kg', max: 200, when: keeping },
    count: { kind: 'number', label: 'この住戸で飼う数（合計）', unit: '匹', max: 9, when: keeping },
    startsOn: { kind: 'day', label: '飼い始める日', when: beginning },
    licence: { kind: 'text', label: '犬の鑑札の番号', when: dog, isOptional: true },
    rabiesOn: {
      kind: 'day',
      label: '狂犬病の予防注射の日',
      isPast: true,
      when: dog,
      isOptional: true,
    },
    vet: { kind: 'text', label: 'かかりつけの動物病院', isOptional: true },
    insurance: { kind: 'text', label: '損害保険', isOptional: true },
    neighbours: {
      kind: 'choice',
      label: '隣と上下の住戸への話',
      options: ['済んだ', 'これから'],
      when: beginning,
    },
    endedOn: { kind: 'day', label: '飼うのを終えた日', when: ending },
    pledge: {
      kind: 'pledge',
      label: '共用部分では抱くかケージに入れ、バルコニーで飼わず、損害は弁償します',
      when: keeping,
    },
  },
  steps: [
    { title: '届けの種類', fields: ['purpose', 'species', 'name', 'endedOn'] },
    {
      title: 'ペットのこと',
      fields: ['breed', 'sex', 'coat', 'bornOn', 'height', 'weight', 'count', 'startsOn'],
    },
    {
      title: '健康と約束',
      fields: ['licence', 'rabiesOn', 'vet', 'insurance', 'neighbours', 'pledge'],
    },
  ],
  attachments: {
    photo: { label: '全身の写真', when: keeping },
    rabies: { label: '狂犬病の予防注射の証明書', when: dog, isOptional: true },
    vaccine: { label: 'ワクチンの証明書', when: keeping, isOptional: true },
  },
} as const satisfies Form;

/** 入居届 */
export const moveIn = {
  title: '入居届・居住者届',
  plainly: '新しく住み始める、住む人が変わる',
  wish: 'move',
  genre: 'notification',
  decider: 'desk',
  filedBy: 'resident',
  basis: { kind: 'model', article: '第31条' },
  due: { field: 'movesOn', side: 'before', count: 0, unit: 'days' },
  ...none,
  resultNote: `${receipt}${carryingNote}`,
  fields: {
    people: { kind: 'long', label: '住む方', hint: '1人ずつ、氏名、続柄、生年、電話番号' },
    movesOn: { kind: 'day', label: '住み始める日' },
    emergencyName: { kind: 'text', label: '緊急のときの連絡先（いっしょに住んでいない方）' },
    emergencyPhone: { kind: 'phone', label: '緊急のときの電話番号' },
    help: {
      kind: 'text',
      label: '災害のときに手助けが要ること',
      hint: '書かなくてもかまいません。書くと、災害のときに役員が見ます',
      isOptional: true,
    },
    workplace: { kind: 'text', label: '勤め先など', isOptional: true },
    vehicles: { kind: 'text', label: '車・自転車・バイク', hint: 'ないときは「なし」' },
    pets: {
      kind: 'text',
      label: 'ペット',
      hint: 'いるときは、ペットの届けも出してください。いないときは「なし」',
    },
    carrying,
    consent: { kind: 'pledge', label: '名簿と緊急の連絡に使うことに同意します' },
  },
  steps: [
    {
      title: '住む方',
      fields: ['people', 'movesOn', 'emergencyName', 'emergencyPhone', 'help', 'workplace'],
    },
    { title: '引っ越しと持ち物', fields: ['carrying', 'vehicles', 'pets', 'consent'] },
  ],
  attachments: {},
} as const satisfies Form;

/** 退去届 */
export const moveOut = {
  title: '退去届',
  plainly: '引っ越して出ていく',
  wish: 'move',
  genre: 'notification',
  decider: 'desk',
  filedBy: 'resident',
  basis: { kind: 'usual' },
  due: { field: 'leavesOn', side: 'before', count: 14, unit: 'days' },
  ...none,
  resultNote: `${receipt}${carryingNote}`,
  fields: {
    leavesOn: { kind: 'day', label: '出ていく日' },
    newAddress: { kind: 'text', label: '引っ越し先の住所' },
    newPhone: { kind: 'phone', label: '引っ越したあとの電話番号' },
    carrying,
    keys: { kind: 'text', label: '鍵の返し方' },
    parking: {
      kind: 'choice',
      label: '駐車場・駐輪場',
      options: ['使っていない', '解約する', '住み続ける家族が使う'],
    },
    mailbox: {
      kind: 'choice',
      label: '郵便受け',
      options: ['空にして出る', '住み続ける家族が使う'],
    },
    money: { kind: 'text', label: '清算のこと', isOptional: true },
  },
  steps: [
    { title: '引っ越し', fields: ['leavesOn', 'carrying', 'newAddress', 'newPhone'] },
    { title: '返すもの', fields: ['keys', 'parking', 'mailbox', 'money'] },
  ],
  attachments: {},
} as const satisfies Form;

/** 長期不在届 */
export const absence = {
  title: '長期不在届',
  plainly: '1か月以上留守にする',
  wish: 'move',
  genre: 'notification',
  decider: 'desk',
  filedBy: 'resident',
  basis: { kind: 'usual' },
  due: { field: 'startsOn', side: 'before', count: 0, unit: 'days' },
  ...none,
  fields: {
    startsOn: { kind: 'day', label: '留守にする最初の日' },
    endsOn: { kind: 'day', label: '戻る日', from: 'startsOn' },
    contactName: { kind: 'text', label: '連絡先の氏名' },
    contactPhone: { kind: 'phone', label: '連絡先の電話番号' },
    keyHolder: { kind: 'text', label: '鍵を預けた方', isOptional: true },
    water: { kind: 'choice', label: '水道の元栓', options: ['閉める', '閉めない'] },
    post: { kind: 'text', label: '配布物や郵便の扱い', isOptional: true },
  },
  steps: [
    { title: '留守のあいだ', fields: ['startsOn', 'endsOn', 'contactName', 'contactPhone'] },
    { title: '部屋のこと', fields: ['keyHolder', 'water', 'post'] },
  ],
  attachments: {},
} as const satisfies Form;
