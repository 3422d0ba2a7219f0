import type { Form } from '#domain/applications/form.ts';

const receipt = '届けた内容が変わったときは、もう一度お知らせください。';
const ofOwners = {
  wish: 'owner',
  genre: 'notification',
  decider: 'desk',
  filedBy: 'owner',
  lapsesAfterMonths: null,
  usualConditions: [],
  resultNote: receipt,
} as const;

/** 第三者貸与届 */
export const lease = {
  ...ofOwners,
  title: '第三者貸与届',
  plainly: '住戸を人に貸す',
  basis: { kind: 'model', article: '第19条' },
  due: { field: 'startsOn', side: 'before', count: 0, unit: 'days' },
  resultNote: 'これは届けの受付で、貸すことの許可ではありません。',
  fields: {
    tenantKind: { kind: 'choice', label: '借りる方', options: ['個人', '法人'] },
    tenantName: { kind: 'text', label: '借りる方の氏名・名称' },
    residents: { kind: 'long', label: '住む方', hint: '1人ずつ、氏名と続柄' },
    startsOn: { kind: 'day', label: '貸し始める日' },
    endsOn: { kind: 'day', label: '契約が終わる日', from: 'startsOn' },
    use: { kind: 'choice', label: '使い方', options: ['住まい', '住まいのほか'] },
    ownerPhone: { kind: 'phone', label: '所有者の電話番号' },
    ownerAddress: { kind: 'text', label: '所有者の住所' },
    agency: { kind: 'text', label: '仲介や管理の会社', isOptional: true },
    antisocial: { kind: 'pledge', label: '契約に、暴力団などに貸さない定めを入れました' },
    noLodging: { kind: 'pledge', label: '民泊（宿泊の営業）に使わないことを確かめました' },
  },
  steps: [
    {
      title: '借りる方',
      fields: ['tenantKind', 'tenantName', 'residents', 'startsOn', 'endsOn', 'use'],
    },
    {
      title: '所有者と約束',
      fields: ['ownerPhone', 'ownerAddress', 'agency', 'antisocial', 'noLodging'],
    },
  ],
  attachments: { pledge: { label: '借りる方の誓約書（規約を守ること）' } },
} as const satisfies Form;

/** 組合員変更届 */
export const memberChange = {
  ...ofOwners,
  title: '組合員変更届（資格の得喪）',
  plainly: '住戸を買った、相続した、売った',
  basis: { kind: 'model', article: '第31条' },
  due: { field: 'acquiredOn', side: 'after', count: 14, unit: 'days' },
  resultNote:
    '名簿は、登記を確かめたうえで直します。前の所有者の滞納は、新しい所有者にも請求されることがあります。',
  fields: {
    cause: { kind: 'choice', label: '理由', options: ['売買', '相続', '贈与', '競売', 'そのほか'] },
    formerOwner: { kind: 'text', label: '前の所有者' },
    newOwner: { kind: 'text', label: '新しい所有者' },
    acquiredOn: { kind: 'day', label: '所有者になった日' },
    registeredOn: { kind: 'day', label: '登記した日', from: 'acquiredOn', isOptional: true },
    isShared: { kind: 'choice', label: '共有ですか', options: ['1人で所有', '共有'] },
    shares: {
      kind: 'long',
      label: '共有する方と持分',
      hint: '例：佐藤 一郎 2分の1、佐藤 花子 2分の1',
      when: { field: 'isShared', is: ['共有'] },
    },
    voter: {
      kind: 'text',
      label: '議決権を使う方（1人）',
      when: { field: 'isShared', is: ['共有'] },
    },
    address: { kind: 'text', label: '住所' },
    phone: { kind: 'phone', label: '電話番号' },
    noticePlace: { kind: 'text', label: '通知の送り先', hint: '住所と同じときは「同じ」' },
    livesAbroad: { kind: 'choice', label: '国内に住所がありますか', options: ['ある', 'ない'] },
    agent: {
      kind: 'text',
      label: '国内管理人の氏名と連絡先',
      when: { field: 'livesAbroad', is: ['ない'] },
      isOptional: true,
    },
    payment: { kind: 'text', label: '管理費等の支払い方', hint: '例：口座振替を申し込む' },
    arrears: { kind: 'pledge', label: '前の所有者に滞納があれば、引き継ぐことを確かめました' },
  },
  steps: [
    {
      title: '変わったこと',
      fields: [
        'cause',
        'formerOwner',
        'newOwner',
        'acquiredOn',
        'registeredOn',
        'isShared',
        'shares',
        'voter',
      ],
    },
    {
      title: '新しい所有者',
      fields: ['address', 'phone', 'noticePlace', 'livesAbroad', 'agent', 'payment', 'arrears'],
    },
  ],
  attachments: { registry: { label: '登記事項証明書' } },
} as const satisfies Form;

/** 通知先届 */
export const noticePlace = {
  ...ofOwners,
  title: '通知先届',
  plainly: '総会の案内などの送り先を変える',
  basis: { kind: 'act', article: '第35条第3項' },
  due: null,
  fields: {
    to: { kind: 'text', label: '宛名' },
    place: { kind: 'text', label: '送り先の住所' },
    way: { kind: 'choice', label: '受け取り方', options: ['紙', 'メール'] },
    email: { kind: 'text', label: 'メールアドレス', when: { field: 'way', is: ['メール'] } },
    fromDay: { kind: 'day', label: 'いつから' },
  },
  steps: [{ title: '送り先', fields: ['to', 'place', 'way', 'email', 'fromDay'] }],
  attachments: {},
} as const satisfies Form;

/** 国内管理人届 */
export const domesticAgent = {
  ...ofOwners,
  title: '国内管理人届',
  plainly: '海外に住むので、国内の代わりの人を知らせる',
  basis: { kind: 'act', article: '第6条の2' },
  due: null,
  fields: {
    change: {
      kind: 'choice',
      label: '何の届けですか',
      options: ['選んだ', '変わった', '終わった'],
    },
    agentName: { kind: 'text', label: '国内管理人の氏名・名称' },
    agentAddress: { kind: 'text', label: '国内管理人の住所' },
    agentPhone: { kind: 'phone', label: '国内管理人の電話番号' },
    powers: {
      kind: 'long',
      label: '任せること',
      when: { field: 'change', is: ['選んだ', '変わった'] },
    },
    fromDay: { kind: 'day', label: 'いつから' },
    untilDay: { kind: 'day', label: 'いつまで', from: 'fromDay', isOptional: true },
  },
  steps: [
    {
      title: '国内管理人',
      fields: [
        'change',
        'agentName',
        'agentAddress',
        'agentPhone',
        'powers',
        'fromDay',
        'untilDay',
      ],
    },
  ],
  attachments: { mandate: { label: '委任の書面', isOptional: true } },
} as const satisfies Form;

/** 議決権行使者届 */
export const voter = {
  ...ofOwners,
  title: '議決権行使者届',
  plainly: '共有する住戸で、投票する1人を決める',
  basis: { kind: 'act', article: '第40条' },
  due: { field: 'meetingOn', side: 'before', count: 0, unit: 'days' },
  resultNote: '総会が始まるまでに届くと、その総会から使えます。',
  fields: {
    owners: {
      kind: 'long',
      label: '共有する方の全員と持分',
      hint: '例：佐藤 一郎 2分の1、佐藤 花子 2分の1',
    },
    chosen: { kind: 'text', label: '議決権を使う方（1人）' },
    agreedBy: { kind: 'text', label: '同意した方', hint: '持分の合計が半分を超えること' },
    meetingOn: { kind: 'day', label: '最初に使う総会の日' },
    pledge: { kind: 'pledge', label: '持分の過半数の同意があります' },
  },
  steps: [
    { title: '議決権を使う方', fields: ['owners', 'chosen', 'agreedBy', 'meetingOn', 'pledge'] },
  ],
  attachments: { signed: { label: '共有する方の署名のある書面' } },
} as const satisfies Form;
