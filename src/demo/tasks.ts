import { addDays, type IsoDate, partsOf } from '#domain/calendar.ts';
import { demoId } from './demo-id.ts';
import type { RelativeDates } from './relative-dates.ts';
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

export function seedTasks(dates: RelativeDates): readonly TaskRow[] {
  return [...meetingTasks(dates), ...openTasks(dates), ...doneTasks(dates)].map((task) => ({
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

function meetingTasks({ today, nextBoard, nextAgm }: RelativeDates): readonly Task[] {
  const { month } = partsOf(nextBoard);
  const agendaDue = addDays(nextBoard, -5);
  return [
    {
      key: 'board-agenda',
      title: `${month}月の理事会の議題をまとめる`,
      detail: '各担当から議題と資料を集め、理事と監事に送ります。',
      owner: '理事長',
      dueOn: agendaDue < today ? today : agendaDue,
      createdOn: addDays(today, -3),
    },
    {
      key: 'agm-candidates',
      title: '次の通常総会に向けて役員候補者を募る',
      detail: '任期が満了する理事2名と監事1名の候補者です。足りないときは輪番の表で頼みます。',
      owner: '理事会',
      dueOn: nextAgm,
      createdOn: addDays(today, -12),
    },
  ];
}

function openTasks({ today }: RelativeDates): readonly Task[] {
  return [
    {
      key: 'water-outage',
      title: '断水の日の当番を決める',
      detail: '給水ポンプの点検で全住戸が断水します。水が戻ったときの案内の当番を決めます。',
      owner: '管理員・田村 副理事長',
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
      key: 'emergency-lights',
      title: '非常用の照明の電池3台を交換する',
      detail: '建築設備の定期検査で指摘されたものです。見積りは39,600円です。',
      owner: '株式会社みどり管財',
      dueOn: addDays(today, 26),
      createdOn: addDays(today, -16),
    },
    {
      key: 'reserve-plan',
      title: '修繕積立金の見直しの案をまとめる',
      detail: '検討委員会の計算をもとに、上げる額と工事の時期を並べた資料を作ります。',
      owner: '小林 会計担当理事・検討委員会',
      dueOn: addDays(today, 33),
      createdOn: addDays(today, -31),
    },
    {
      key: 'ev-study',
      title: 'EV充電の費用の分け方を調べる',
      detail: '調査だけを行います。設備を付けるかどうかは決まっていません。',
      owner: '森 理事',
      dueOn: addDays(today, 75),
      createdOn: addDays(today, -31),
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

function inTheMorning(day: IsoDate): string {
  return `${day}T10:00:00+09:00`;
}
