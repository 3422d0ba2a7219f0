import { addDays, type IsoDate, partsOf } from '#domain/calendar.ts';
import { demoId } from './demo-id.ts';
import { dayAt, type RelativeDates } from './relative-dates.ts';
import type { TaskRow } from './rows.ts';

type Task = {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly owner: string;
  readonly dueOn: IsoDate;
  readonly createdOn: IsoDate;
  readonly doneOn?: IsoDate;
};

/** What the reserve fund's review asks for next, by day. */
const reserveReview: readonly (readonly [due: string, title: string])[] = [
  ['d+0 07-31', '積立金の検討会の1回目の案内を配る'],
  ['d+0 09-10', '積立金のアンケートの用紙を作る'],
  ['d+0 11-13', '積立金の計算に工事を絞る案を加える'],
  ['d+0 12-12', '積立金の説明会の資料を作る'],
  ['d+0 01-31', '説明会の後のアンケートの用紙を用意する'],
  ['d+0 03-12', '二つの案を合わせた計算をまとめる'],
  ['d+0 04-28', '積立金の議案書を校正する'],
  ['d+1 06-30', '積立金の検討の資料を引き継ぐ'],
];

const fireChecks: readonly string[] = ['d+0 07-16', 'd+0 01-22', 'd+1 07-16'];

export function seedTasks(dates: RelativeDates): readonly TaskRow[] {
  const tasks = [...meetingTasks(dates), ...studies(dates), ...upkeep(dates), ...doneTasks(dates)];
  return tasks.map((task) => ({
    id: demoId('task', task.key),
    title: task.title,
    detail: task.detail,
    due_on: task.dueOn,
    owner: task.owner,
    created_by: null,
    created_at: inTheMorning(task.createdOn),
    done_at: task.doneOn === undefined ? null : inTheMorning(task.doneOn),
  }));
}

function meetingTasks(dates: RelativeDates): readonly Task[] {
  const { today, nextBoard } = dates;
  const agendaDue = addDays(nextBoard, -5);
  return [
    {
      key: 'board-agenda',
      title: `${partsOf(nextBoard).month}月の理事会の議題をまとめる`,
      detail: '各担当から議題と資料を集め、理事と監事に送ります。',
      owner: '理事長',
      dueOn: agendaDue < today ? today : agendaDue,
      createdOn: addDays(today, -3),
    },
    {
      key: 'agm-candidates',
      title: '次の役員の候補者を募る',
      detail: '任期が満了する理事2名と監事1名の候補者です。足りないときは輪番の表で頼みます。',
      owner: '理事会',
      ...dueOrDone(today, dayAt(dates, 'd+0 04-05')),
    },
  ];
}

function studies(dates: RelativeDates): readonly Task[] {
  const { today } = dates;
  const stages = reserveReview.map(([due, title]) => ({ dueOn: dayAt(dates, due), title }));
  const reserve = stages
    .filter(({ dueOn }) => dueOn >= today)
    .slice(0, 1)
    .map(({ dueOn, title }) => ({
      key: 'reserve-review',
      title,
      detail:
        '上がる額だけでなく、工事の時期を見直した場合も並べて示します。額はまだ決まっていません。',
      owner: '小林 会計担当理事・検討会',
      dueOn,
      createdOn: addDays(today, -20),
    }));
  return [
    ...reserve,
    {
      key: 'ev-study',
      title: 'EV充電の調査の報告書をまとめる',
      detail: '調査だけを行います。設備を付けるかどうかは決まっていません。',
      owner: '森 理事・渡辺 理事',
      ...dueOrDone(today, dayAt(dates, 'd+0 04-10')),
    },
  ];
}

function upkeep(dates: RelativeDates): readonly Task[] {
  const { today } = dates;
  const fireCheck = fireChecks.map((day) => dayAt(dates, day)).find((day) => day > today) ?? today;
  const fireDue = addDays(fireCheck, -14);
  return [
    {
      key: 'water-outage',
      title: '断水の日の当番を決める',
      detail: '給水ポンプの点検で全住戸が断水します。水が戻ったときの案内の当番を決めます。',
      owner: '田村 副理事長・管理員',
      dueOn: addDays(today, 5),
      createdOn: addDays(today, -4),
    },
    {
      key: 'parking-vacancy',
      title: '機械式駐車場の空き2区画を掲示する',
      detail: '使用を始められる日と申込みの期限を、エントランスの掲示板に14日間掲示します。',
      owner: '渡辺 理事',
      dueOn: addDays(today, 10),
      createdOn: addDays(today, -9),
    },
    {
      key: 'fire-check',
      title: `${partsOf(fireCheck).month}月の消防設備点検の在宅をお願いする`,
      detail: '留守で受けられない住戸に、予備日の希望を尋ねます。',
      owner: '管理員',
      dueOn: fireDue < today ? today : fireDue,
      createdOn: addDays(today, -5),
    },
  ];
}

function doneTasks({ today }: RelativeDates): readonly Task[] {
  return [
    {
      key: 'elevator-notice',
      title: 'エレベーター点検のお知らせを掲示する',
      detail: '止まる時間を掲示板とエレベーターの中に貼ります。',
      owner: '管理員',
      dueOn: addDays(today, -7),
      createdOn: addDays(today, -14),
      doneOn: addDays(today, -7),
    },
    {
      key: 'outage-notice',
      title: '断水のお知らせを全戸に配る',
      detail: '給水ポンプの点検と弁の交換のためです。',
      owner: '株式会社みどり管財',
      dueOn: addDays(today, -3),
      createdOn: addDays(today, -11),
      doneOn: addDays(today, -4),
    },
    {
      key: 'dumped-garbage',
      title: 'ごみ置場に置かれた3点に札を付ける',
      detail: '処理券のない粗大ごみです。7日たっても引取りがなければ処分します。',
      owner: '管理員',
      dueOn: addDays(today, -23),
      createdOn: addDays(today, -25),
      doneOn: addDays(today, -23),
    },
  ];
}

/** Done on its day once the day is past. */
function dueOrDone(today: IsoDate, dueOn: IsoDate): Pick<Task, 'dueOn' | 'createdOn' | 'doneOn'> {
  if (dueOn >= today) return { dueOn, createdOn: addDays(today, -31) };
  return { dueOn, createdOn: addDays(dueOn, -60), doneOn: dueOn };
}

function inTheMorning(day: IsoDate): string {
  return `${day}T10:00:00+09:00`;
}
