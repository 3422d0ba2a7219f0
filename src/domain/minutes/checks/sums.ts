import { countsWords } from '#domain/minutes/counts-words.ts';
import type { RecordedItem } from '#domain/minutes/minutes-record.ts';
import { sumCounts } from '#domain/votes/tally.ts';
import { type Check, figure, sameOr } from './check.ts';

const mend = '数が合いません。議決権の受付と集計の記録を、先に確かめてください。';

/** X49: the ways add up to those present, and with the silent to everybody, in heads and votes. */
export const waysAddUp: Check = ({ record }) =>
  record.items.flatMap((item) => {
    const { none, ...present } = item.byWay;
    const came = sumCounts(Object.values(present));
    return [
      sameOr('error', mend, {
        subject: `${item.label}の出席`,
        one: figure('区分の合計', countsWords(came)),
        other: figure('出席計', countsWords(item.present)),
      }),
      sameOr('error', mend, {
        subject: `${item.label}の総数`,
        one: figure('出席と未提出', countsWords(sumCounts([came, none]))),
        other: figure('総数', countsWords(record.eligible)),
      }),
    ];
  });

/** X50: yes, no and abstentions are those present, and every answer that was counted is still in the box. */
export const choicesAddUp: Check = ({ record, chain }) => [
  ...record.items.map((item: RecordedItem) =>
    sameOr('error', mend, {
      subject: `${item.label}の賛否`,
      one: figure('賛成・反対・棄権', countsWords(sumCounts(Object.values(item.byChoice)))),
      other: figure('出席計', countsWords(item.present)),
    }),
  ),
  sameOr('error', mend, {
    subject: '届いた回答の通数',
    one: figure(
      '記録のつながり',
      chain.brokenAt === null ? `${chain.count}通` : `${chain.brokenAt}通目で切れています`,
    ),
    other: figure('残っている回答', `${chain.stored}通`),
  }),
];
