import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import type { RelativeDates } from '#demo/relative-dates.ts';
import { type FormKey, type FormTerms, formInForce } from '#domain/applications/all-forms.ts';
import { isClosed, noClosedDays } from '#domain/applications/closed-days.ts';
import { dueDayOf } from '#domain/applications/due.ts';
import {
  type Answers,
  type AnswersOf,
  agreed,
  type ClosedDays,
  type Due,
} from '#domain/applications/form.ts';
import type { pet } from '#domain/applications/forms/living.ts';
import type { works } from '#domain/applications/forms/works.ts';
import { addDays, type IsoDate, partsOf, weekdayOf } from '#domain/calendar.ts';
import type { HouseRows } from './row-types.ts';

type ApplicationRows = Pick<HouseRows, 'application_terms' | 'application' | 'application_step'>;

function before(field: string, count: number, unit: Due['unit']): Due {
  return { field, side: 'before', count, unit };
}

const atNewYear = { from: '12-29', until: '01-03' } as const;
const closedForWorks: ClosedDays = {
  weekdays: [0],
  isOnHolidays: true,
  spans: [atNewYear],
  basisWords: '専有部分の修繕・リフォーム細則 第11条第2項',
};

/** What the bylaws and rules of the demonstration say. */
const terms: Partial<Record<FormKey, FormTerms>> = {
  works: {
    due: before('startsOn', 1, 'months'),
    basisWords: '管理規約 第17条、専有部分の修繕・リフォーム細則 第4条「専有部分工事申請書」',
    closedDays: closedForWorks,
  },
  'work-notice': {
    due: before('startsOn', 7, 'days'),
    basisWords: '管理規約 第17条第8項、専有部分の修繕・リフォーム細則 第6条「専有部分工事届」',
    closedDays: closedForWorks,
  },
  windows: {
    due: before('startsOn', 1, 'months'),
    basisWords: '管理規約 第22条',
    closedDays: closedForWorks,
  },
  pet: {
    due: before('startsOn', 14, 'days'),
    basisWords: 'ペット飼育細則 第8条、第9条、第15条',
    limits: [
      { field: 'count', most: 2, basisWords: 'ペット飼育細則 第3条' },
      { field: 'height', most: 45, basisWords: 'ペット飼育細則 第4条' },
      { field: 'weight', most: 10, basisWords: 'ペット飼育細則 第4条' },
    ],
  },
  moving: {
    due: before('movesOn', 7, 'days'),
    basisWords: '引越し・大型搬入細則 第3条',
    closedDays: {
      ...noClosedDays,
      spans: [atNewYear],
      basisWords: '引越し・大型搬入細則 第4条第2項',
    },
  },
  'move-in': {
    due: { field: 'movesOn', side: 'after', count: 14, unit: 'days' },
    basisWords: '管理規約 第31条第2項、引越し・大型搬入細則 第12条',
  },
  'move-out': {
    due: before('leavesOn', 7, 'days'),
    basisWords: '引越し・大型搬入細則 第13条',
  },
  absence: { basisWords: '管理規約 第31条第4項' },
  lease: {
    due: before('startsOn', 14, 'days'),
    basisWords: '管理規約 第19条、くらしのしおり「住戸貸与届」',
  },
  'member-change': { basisWords: '管理規約 第31条第1項' },
  'notice-place': { basisWords: '管理規約 第31条第3項' },
  'domestic-agent': { basisWords: '管理規約 第32条' },
  voter: { basisWords: '管理規約 第46条第2項' },
  'parking-request': { basisWords: '駐車場使用細則 第7条、第8条' },
  'parking-contract': {
    basisWords: '駐車場使用細則 第9条「車両変更届」、第11条、第12条「駐車場解約届」',
  },
  'bicycle-request': {
    basisWords: '駐輪場・バイク置場使用細則 第5条、第6条、第9条、第12条',
    limits: [
      {
        field: 'count',
        most: 2,
        basisWords: '駐輪場・バイク置場使用細則 第5条（3台目からは空きがあるとき）',
      },
    ],
  },
  reading: { basisWords: '管理規約 第64条' },
};

/** The first Monday of a week without a closed day: a work of five days keeps to the rules. */
function openMondayFrom(day: IsoDate): IsoDate {
  const week = [0, 1, 2, 3, 4].map((ahead) => addDays(day, ahead));
  const isOpen = weekdayOf(day) === 1 && !week.some((it) => isClosed(closedForWorks, it));
  return isOpen ? day : openMondayFrom(addDays(day, 1));
}

function floorWorks(today: IsoDate) {
  const startsOn = openMondayFrom(addDays(today, 50));
  return {
    kinds: ['床'],
    outline: '居間の畳をはがして、フローリングに替えます。',
    soundGrade: 'ΔLL(I)-4',
    touchesCommon: '手を加えない',
    contractor: 'みなと内装株式会社',
    contractorPerson: '原田',
    contractorPhone: '045-000-7711',
    startsOn,
    endsOn: addDays(startsOn, 4),
    hours: '月〜金、9時〜17時',
    noisyDays: '初日の10時〜16時',
    waterStop: '止めない',
    route: 'エレベーター。かごの中と廊下を養生',
    vehicle: '2トン車1台、車寄せで荷下ろしだけ',
    asbestos: '済んだ（石綿なし）',
    pledge: agreed,
  } as const satisfies AnswersOf<typeof works>;
}

function newCat(today: IsoDate) {
  return {
    purpose: '飼い始める',
    species: '猫',
    breed: '雑種',
    name: 'そら',
    sex: 'メス',
    coat: '白と茶',
    bornOn: addDays(today, -120),
    height: '25',
    weight: '4',
    count: '1',
    startsOn: addDays(today, 18),
    neighbours: '済んだ',
    pledge: agreed,
  } as const satisfies AnswersOf<typeof pet>;
}

type Filing = {
  readonly form: FormKey;
  readonly dwelling: string;
  readonly applicant: string;
  readonly answers: Answers;
  readonly daysAgo: number;
  readonly isOnPaper: boolean;
};

/** One of the visitor's own, on the phone; one of a neighbour's, brought on paper. */
export function seedApplications({ today }: RelativeDates): ApplicationRows {
  const filings: readonly Filing[] = [
    {
      form: 'works',
      dwelling: '605',
      applicant: demoUser.name,
      answers: floorWorks(today),
      daysAgo: 5,
      isOnPaper: false,
    },
    {
      form: 'pet',
      dwelling: '501',
      applicant: '森 大輔',
      answers: newCat(today),
      daysAgo: 2,
      isOnPaper: true,
    },
  ];
  return {
    application_terms: (Object.keys(terms) as FormKey[]).map((form) => ({
      id: demoId('application_terms', form),
      form,
      terms: terms[form] ?? {},
    })),
    application: filings.map((filing, index) => applicationRow(today, filing, index + 1)),
    application_step: filings.map((filing) => stepRow(today, filing)),
  };
}

function applicationRow(today: IsoDate, filing: Filing, number: number) {
  const { form, dwelling, applicant, answers, isOnPaper } = filing;
  return {
    id: demoId('application', form),
    form,
    dwelling_id: demoId('dwelling', dwelling),
    applicant,
    answers,
    year: partsOf(addDays(today, -filing.daysAgo)).year,
    number,
    due_on: dueDayOf(formInForce(form, terms[form]).due, answers),
    filed_as: isOnPaper ? ('companyStaff' as const) : ('owner' as const),
    filed_by: isOnPaper ? null : demoUser.id,
    saved_at: `${addDays(today, -filing.daysAgo)}T10:00:00+09:00`,
  };
}

function stepRow(today: IsoDate, { form, answers, daysAgo, isOnPaper }: Filing) {
  const on = addDays(today, -daysAgo);
  return {
    id: demoId('application_step', form),
    application_id: demoId('application', form),
    position: 1,
    kind: 'sent' as const,
    words: '',
    conditions: [],
    answers,
    taken_on: on,
    taken_as: isOnPaper ? ('companyStaff' as const) : ('owner' as const),
    taken_at: `${on}T10:00:00+09:00`,
  };
}
