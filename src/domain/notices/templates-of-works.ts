import {
  contact,
  contactLine,
  day,
  emergencyEnd,
  emergencyFields,
  emergencyFoot,
  emergencyHead,
  from,
  type NoticeTemplate,
  remark,
  until,
  whenLine,
  where,
} from './template.ts';

const everybody = ['owners', 'residents'] as const;
const plan = { urgency: 'normal', groups: ['residents'] } as const;
const sudden = { urgency: 'emergency', groups: ['residents'] } as const;
const planned = [day, from, until, contact, remark];
const done = [contactLine, '{remark}'];

/** 設備と工事 */
export const templatesOfWorks = {
  waterCut: {
    ...plan,
    name: '断水',
    fields: [{ key: 'cause', label: '理由', kind: 'line', usual: '受水槽の清掃' }, ...planned],
    title: '断水のお知らせ',
    lines: [
      '{cause}のため、次の時間は水が出ません。',
      whenLine,
      '始まる前に、飲み水とトイレ用の水をためておいてください。',
      '終わったあとは、はじめに少し水を流してからお使いください。',
      ...done,
    ],
  },
  powerCut: {
    ...plan,
    name: '停電（電気設備の点検）',
    fields: planned,
    title: '電気設備の点検による停電のお知らせ',
    lines: [
      '電気設備の点検のため、次の時間は建物の電気が止まります。',
      whenLine,
      'エレベーター、オートロック、水道も止まることがあります。',
      'パソコンなどは、始まる前に電源を切ってください。',
      '医療機器をお使いの方は、前日までに連絡先へお知らせください。',
      ...done,
    ],
  },
  liftStopped: {
    ...sudden,
    name: 'エレベーターの停止',
    fields: [
      { key: 'which', label: '止まっているもの', kind: 'line', usual: 'エレベーター' },
      ...emergencyFields,
      ...emergencyEnd,
    ],
    title: 'エレベーター停止のお知らせ',
    lines: [
      '{which}が止まっています。',
      ...emergencyHead,
      '階段をお使いください。階段の上り下りが難しい方は、連絡先へお電話ください。',
      ...emergencyFoot,
    ],
  },
  liftInspection: {
    ...plan,
    name: 'エレベーターの点検',
    fields: planned,
    title: 'エレベーター点検のお知らせ',
    lines: [
      'エレベーターの定期点検を行います。点検の間は使えません。',
      whenLine,
      '階段をお使いください。',
      ...done,
    ],
  },
  fireInspection: {
    ...plan,
    name: '消防設備の点検（在宅のお願い）',
    fields: planned,
    title: '消防設備点検のお知らせ',
    lines: [
      '消防設備の点検で、係の者が各住戸にうかがいます。',
      whenLine,
      'ご在宅をお願いします。ご都合の悪い方は、前日までに連絡先へお知らせください。',
      'ベルが鳴ることがあります。ご了承ください。',
      ...done,
    ],
  },
  drainCleaning: {
    ...plan,
    name: '排水管の清掃（在宅のお願い）',
    fields: planned,
    title: '排水管清掃のお知らせ',
    lines: [
      '排水管の清掃で、係の者が各住戸にうかがいます。',
      whenLine,
      '台所、洗面所、浴室、洗濯機の排水口のまわりを片づけておいてください。',
      'ご都合の悪い方は、前日までに連絡先へお知らせください。',
      ...done,
    ],
  },
  tankCleaning: {
    ...plan,
    name: '受水槽の清掃',
    fields: planned,
    title: '受水槽清掃のお知らせ',
    lines: [
      '受水槽の清掃を行います。水が濁ったり、出にくくなったりすることがあります。',
      whenLine,
      '水が濁ったときは、きれいになるまで流してからお使いください。',
      ...done,
    ],
  },
  pitInspection: {
    ...plan,
    name: '機械式駐車場の点検',
    parking: 'mechanical',
    fields: planned,
    title: '機械式駐車場の点検のお知らせ',
    lines: [
      '機械式駐車場の点検を行います。点検の間は、車の出し入れができません。',
      whenLine,
      'お出かけの予定がある方は、始まる前に車を出しておいてください。',
      ...done,
    ],
  },
  scaffolding: {
    urgency: 'normal',
    groups: everybody,
    name: '足場・修繕工事',
    fields: [
      { key: 'work', label: '工事の名前', kind: 'line' },
      day,
      { key: 'lastDay', label: '終わる日', kind: 'day' },
      {
        key: 'hours',
        label: '作業の時間',
        kind: 'line',
        usual: '9時から17時まで（日曜・祝日は休み）',
      },
      contact,
      remark,
    ],
    title: '{work}のお知らせ',
    lines: [
      '{work}を行います。',
      '期間：{day}から{lastDay}まで',
      '時間：{hours}',
      'バルコニーの物は、始まる前に室内へ入れてください。窓には鍵をかけてください。',
      ...done,
    ],
  },
  noisyWorks: {
    ...plan,
    name: '音の出る工事',
    fields: [where, { key: 'work', label: '工事の内容', kind: 'line' }, ...planned],
    title: '音の出る工事のお知らせ',
    lines: [
      '{where}で、{work}を行います。大きな音が出ます。',
      whenLine,
      'ご迷惑をおかけします。ご協力をお願いします。',
      ...done,
    ],
  },
} as const satisfies Record<string, NoticeTemplate>;
