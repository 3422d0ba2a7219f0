import type { Form } from '#domain/applications/form.ts';

const usingBicycle = { field: 'purpose', is: ['新しく使う', '自転車・バイクを替える'] } as const;

/** 駐輪場・バイク置き場使用申込書 */
export const bicycleRequest = {
  lapsesAfterMonths: null,
  title: '駐輪場・バイク置き場の申込・変更・解約届',
  plainly: '自転車やバイクを置きたい、替えた、置くのをやめる',
  wish: 'parking',
  genre: 'application',
  decider: 'chair',
  filedBy: 'resident',
  basis: { kind: 'usual' },
  due: null,
  usualConditions: ['登録のシールを、自転車・バイクの見える所に貼ること'],
  resultNote: '自転車やバイクを替えたとき、置くのをやめるときは、もう一度届けてください。',
  fields: {
    purpose: {
      kind: 'choice',
      label: '何の手続きですか',
      options: ['新しく使う', '自転車・バイクを替える', '使うのをやめる'],
    },
    vehicle: { kind: 'choice', label: '種類', options: ['自転車', '原付・バイク'] },
    count: { kind: 'number', label: 'この住戸で置く台数（合計）', unit: '台', max: 9 },
    place: { kind: 'text', label: '今の区画やシールの番号', hint: 'ないときは「なし」' },
    effectiveOn: { kind: 'day', label: '使い始める日・替える日・やめる日' },
    look: { kind: 'text', label: '車種と色', hint: '例：電動アシスト、青', when: usingBicycle },
    registration: {
      kind: 'text',
      label: '防犯登録か標識の番号',
      isOptional: true,
      when: usingBicycle,
    },
    pledge: {
      kind: 'pledge',
      label: '決められた所に置き、ほかの人に貸したり譲ったりしません',
      when: usingBicycle,
    },
  },
  steps: [
    { title: '手続き', fields: ['purpose', 'vehicle', 'count'] },
    {
      title: '自転車・バイクのこと',
      fields: ['place', 'effectiveOn', 'look', 'registration', 'pledge'],
    },
  ],
  attachments: {},
} as const satisfies Form;
