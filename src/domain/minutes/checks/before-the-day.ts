import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { countsWords } from '#domain/minutes/counts-words.ts';
import { type Check, type Compared, figure, sameOr } from './check.ts';

const past = '済んだことなので、直せません。どうしてそうなったかを、付記に書いてください。';

/** X46: drawn up, then audited, then sent, in this order. */
export const auditCameFirst: Check = ({ settlement, dispatch }) => {
  if (!settlement) return [];
  const { draftedOn, auditedOn } = settlement;
  return [
    notAfter('決算書と監査', ['決算書の作成', draftedOn], ['監査', auditedOn]),
    notAfter('監査と招集', ['監査', auditedOn], ['招集の通知', dispatch.sentOn]),
  ];
};

type Day = readonly [name: string, day: IsoDate | null];

function notAfter(subject: string, [name, day]: Day, [later, laterDay]: Day): Compared {
  const isGood = day !== null && laterDay !== null && day <= laterDay;
  return {
    subject,
    one: figure(name, day === null ? '記録なし' : formatPlainDate(day)),
    other: figure(later, laterDay === null ? '記録なし' : formatPlainDate(laterDay)),
    outcome: isGood ? 'good' : 'warning',
    words: isGood ? '' : past,
  };
}

/** X47: what was approved is what was audited. */
export const auditedIsApproved: Check = ({ settlement }) =>
  settlement
    ? [
        sameOr('warning', past, {
          subject: '決算の数字',
          one: figure('監査した版', settlement.auditedDigest?.slice(0, 8) ?? '記録なし'),
          other: figure('承認した版', settlement.approvedDigest.slice(0, 8)),
        }),
      ]
    : [];

/** X48: the roll is the register. Who has sold since then differs today, and one says so. */
export const rollIsRegister: Check = ({ record, register }) => [
  sameOr('warning', '名簿がその後に変わったときは、そのことを付記に書いてください。', {
    subject: '議決権者の総数',
    one: figure('総会の名簿', countsWords(record.eligible)),
    other: figure('今の名簿', countsWords(register)),
  }),
];

/** X53: the convocation left in time. */
export const convocationInTime: Check = ({ dispatch }) => {
  const { sentOn, latestOn, urgentOn, hungOn, correctedOn } = dispatch;
  const isShort = sentOn > latestOn;
  const isUrgent = isShort && urgentOn !== null && sentOn <= urgentOn;
  const urgent = '短い期間で招集しています。理事会が期間を短くした理由を、付記に書いてください。';
  return [
    {
      subject: '招集の通知の期限',
      one: figure('発送', formatPlainDate(sentOn)),
      other: figure('期限', formatPlainDate(latestOn)),
      outcome: isShort ? 'warning' : 'good',
      words: isShort ? (isUrgent ? urgent : past) : '',
    },
    ...correctedOn.map(
      (day): Compared => ({
        subject: '日時や場所の訂正の期限',
        one: figure('訂正の発送', formatPlainDate(day)),
        other: figure('期限', formatPlainDate(latestOn)),
        outcome: day > latestOn ? 'warning' : 'good',
        words: day > latestOn ? past : '',
      }),
    ),
    // Where nobody noted that it hung, there is nothing to compare.
    ...(hungOn === null ? [] : [notAfter('発送と掲示', ['発送', sentOn], ['掲示', hungOn])]),
  ];
};
