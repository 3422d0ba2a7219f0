import { countsWords } from '#domain/minutes/counts-words.ts';
import type { RecordedItem, RecordedSecret } from '#domain/minutes/minutes-record.ts';
import { sumCounts } from '#domain/votes/tally.ts';
import { type Check, type Compared, figure, sameOr } from './check.ts';

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

function openAddsUp(item: RecordedItem): Compared {
  return sameOr('error', mend, {
    subject: `${item.label}の賛否`,
    one: figure('賛成・反対・棄権', countsWords(sumCounts(Object.values(item.byChoice)))),
    other: figure('出席計', countsWords(item.present)),
  });
}

/** Without names no ballot can be found again; that there are as many as voters can be told all the same. */
function secretAddsUp(
  { label, present, byChoice }: RecordedItem,
  { result, electronic }: RecordedSecret,
): readonly Compared[] {
  const sum = sumCounts(Object.values(byChoice));
  const votes = (count: number) => `${count}個`;
  return [
    sameOr('error', mend, {
      subject: `${label}の電子の票`,
      one: figure('投票した人の議決権', votes(electronic.cast)),
      other: figure('集まった票', votes(electronic.inPile)),
    }),
    ...(result.seats === null
      ? [
          sameOr('error', mend, {
            subject: `${label}の賛否`,
            one: figure('賛成・反対・棄権', votes(sum.votes)),
            other: figure('出席計', votes(present.votes)),
          }),
        ]
      : []),
  ];
}

/** X50: yes, no and abstentions are those present, and every answer that was counted is still in the box. */
export const choicesAddUp: Check = ({ record, chain }) => [
  ...record.items.flatMap((item: RecordedItem) =>
    item.secret ? secretAddsUp(item, item.secret) : [openAddsUp(item)],
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
