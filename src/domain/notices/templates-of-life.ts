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

const plan = { urgency: 'normal', groups: ['residents'] } as const;
const sudden = { urgency: 'emergency', groups: ['residents'] } as const;
const planned = [day, from, until, contact, remark];
const done = [contactLine, '{remark}'];

/** 暮らし、防災、組合 */
export const templatesOfLife = {
  drill: {
    ...plan,
    name: '防災訓練',
    fields: [where, ...planned],
    title: '防災訓練のお知らせ',
    lines: [
      '防災訓練を行います。どなたでも参加できます。',
      whenLine,
      '集合場所：{where}',
      '動きやすい服装でお越しください。',
      ...done,
    ],
  },
  typhoon: {
    ...plan,
    name: '台風への備え',
    fields: [day, contact, remark],
    title: '台風への備えのお願い',
    lines: [
      '{day}ごろ、台風が近づくおそれがあります。',
      'バルコニーの植木鉢や物干しざおは、室内へ入れてください。',
      '排水口のごみを取り除き、窓の鍵をかけてください。',
      ...done,
    ],
  },
  afterQuake: {
    ...sudden,
    name: '地震のあと',
    fields: [...emergencyFields, ...emergencyEnd],
    title: '地震のあとのお知らせ',
    lines: [
      '建物と設備を確かめています。',
      ...emergencyHead,
      'エレベーターは使わないでください。ガスのにおいがするときは、火を使わず外へ出てください。',
      'けがをした方、助けが要る方は、連絡先へお知らせください。',
      ...emergencyFoot,
    ],
  },
  stranger: {
    ...plan,
    name: '不審者への注意',
    namesNobody: true,
    fields: [day, where, { key: 'what', label: 'あったこと', kind: 'text' }, contact, remark],
    title: '不審者にご注意ください',
    lines: [
      '{day}、{where}で次のことがありました。',
      '{what}',
      'オートロックの扉を開けるときは、うしろに人がいないか確かめてください。',
      '危険を感じたときは、すぐに110番へ電話してください。',
      ...done,
    ],
  },
  leak: {
    ...sudden,
    name: '漏水',
    fields: [where, ...emergencyFields, ...emergencyEnd],
    title: '漏水のお知らせ',
    lines: [
      '{where}で水漏れが起きています。',
      ...emergencyHead,
      '天井や壁がぬれていないか、確かめてください。ぬれているときは、電気のコンセントに触れず、連絡先へお電話ください。',
      ...emergencyFoot,
    ],
  },
  garbage: {
    ...plan,
    name: 'ごみの出し方',
    namesNobody: true,
    fields: [{ key: 'what', label: 'お願いしたいこと', kind: 'text' }, contact, remark],
    title: 'ごみの出し方のお願い',
    lines: [
      'ごみの出し方について、お願いがあります。',
      '{what}',
      '収集日の朝に、決められた場所へ出してください。',
      ...done,
    ],
  },
  noise: {
    ...plan,
    name: '生活音のマナー',
    namesNobody: true,
    fields: [
      { key: 'sound', label: '音の種類', kind: 'line', usual: '足音や家具を動かす音' },
      { key: 'hours', label: '時間帯', kind: 'line', usual: '夜10時以降' },
      contact,
      remark,
    ],
    title: '生活音についてのお願い',
    lines: [
      '{hours}の{sound}について、ご相談が届いています。',
      '音は思いがけないところまで伝わります。お互いに、少しだけ気をつけていただけると助かります。',
      ...done,
    ],
  },
  bicycles: {
    ...plan,
    name: '自転車置場の整理',
    fields: [{ key: 'deadline', label: '札を付ける期限', kind: 'day' }, day, contact, remark],
    title: '自転車置場の整理のお知らせ',
    lines: [
      '使われていない自転車を整理します。',
      'お使いの自転車には、{deadline}までに札を付けてください。札は管理員室でお渡しします。',
      '札のない自転車は、{day}に別の場所へ移します。',
      ...done,
    ],
  },
  yearEnd: {
    ...plan,
    name: '年末年始',
    fields: [
      { key: 'day', label: '休みの始まる日', kind: 'day' },
      { key: 'lastDay', label: '休みの終わる日', kind: 'day' },
      { key: 'urgent', label: '休みの間の連絡先', kind: 'line' },
      remark,
    ],
    title: '年末年始のお知らせ',
    lines: [
      '管理員室は、{day}から{lastDay}まで休みます。',
      'この間に設備の故障などがあったときは、次の連絡先へお電話ください。',
      '連絡先：{urgent}',
      '{remark}',
    ],
  },
  meeting: {
    urgency: 'normal',
    groups: ['owners'],
    name: '総会・説明会',
    fields: [
      { key: 'what', label: '会の名前', kind: 'line', usual: '通常総会' },
      where,
      day,
      from,
      contact,
      remark,
    ],
    title: '{what}の日程のお知らせ',
    lines: [
      '{what}を次のとおり開く予定です。',
      '日時：{day} {from}から',
      '場所：{where}',
      '正式な招集の通知は、決められた期日までに別にお届けします。',
      ...done,
    ],
  },
  fees: {
    urgency: 'normal',
    groups: ['owners'],
    name: '料金の変更',
    fields: [
      { key: 'what', label: '変わる料金', kind: 'line' },
      { key: 'decided', label: '決まった会議と日', kind: 'line' },
      day,
      { key: 'how', label: '変わる内容', kind: 'text' },
      contact,
      remark,
    ],
    title: '{what}の変更のお知らせ',
    lines: [
      '{decided}で、{what}の変更が決まりました。',
      '変わる日：{day}',
      '{how}',
      'お手続きは要りません。',
      ...done,
    ],
  },
} as const satisfies Record<string, NoticeTemplate>;
