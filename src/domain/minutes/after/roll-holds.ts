import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { type Compared, figure, sameOr } from '#domain/minutes/checks/check.ts';
import { sumYen } from '#domain/money.ts';
import type { AfterFacts, RollFacts } from './after-facts.ts';

/** X59: each dwelling is on the roll once, with one voter; who owned it that day; what the one before left. */
export function rollHolds({ roll }: AfterFacts): readonly Compared[] {
  return [onceEach(roll), oneVoterEach(roll), ...sameOwners(roll), ...oldDebt(roll)];
}

function onceEach({ dwellings, heads }: RollFacts): Compared {
  const listed = heads.flatMap(numbersOf);
  const missing = dwellings.filter(({ number }) => !listed.includes(number));
  const doubled = listed.filter((number, at) => listed.indexOf(number) !== at);
  const apart = [...missing.map(({ number }) => number), ...doubled];
  return {
    subject: '住戸と、総会の名簿',
    one: figure('区分所有者のいる住戸', `${dwellings.length}戸`),
    other: figure('名簿にある住戸', `${new Set(listed).size}戸`),
    outcome: apart.length === 0 ? 'good' : 'warning',
    words:
      apart.length === 0
        ? ''
        : `${apart.join('、')}が、名簿に1回ずつ載っていません。名簿を確かめてください。`,
  };
}

function oneVoterEach({ heads }: RollFacts): Compared {
  const without = heads.filter(({ voters }) => voters !== 1);
  return {
    subject: '組合員1人に、議決権を使う方が1人',
    one: figure('名簿の組合員', `${heads.length}名`),
    other: figure('議決権を使う方が1人に決まっている組合員', `${heads.length - without.length}名`),
    outcome: without.length === 0 ? 'good' : 'warning',
    words:
      without.length === 0
        ? ''
        : `${without.map(({ dwellings }) => dwellings).join('、')}は、議決権行使者が1人に決まっていません。共有の方に届け出をお願いしてください。`,
  };
}

/** Who bought between the dispatch and the meeting votes from their day on. */
function sameOwners({ heldOn, dwellings, heads }: RollFacts): Compared[] {
  const listed = new Map(
    heads.flatMap((head) => numbersOf(head).map((number) => [number, head.names] as const)),
  );
  return dwellings.flatMap(({ number, owners }) => {
    const names = listed.get(number);
    if (names === undefined || owners.some((name) => names.split('、').includes(name))) return [];
    return [
      sameOr('warning', '発送の後に区分所有者が変わっています。名簿の訂正を確かめてください。', {
        subject: `${number}の組合員`,
        one: figure('総会の名簿', names),
        other: figure(`${formatPlainDate(heldOn)}の区分所有者`, owners.join('、')),
      }),
    ];
  });
}

/** Nobody is named here: the list of arrears is read by fewer people. */
function oldDebt({ old }: RollFacts): Compared[] {
  if (old.length === 0) return [];
  const apart = old.filter(({ openYen, toldYen }) => openYen !== toldYen).length;
  return [
    {
      subject: '前の区分所有者のときの未納',
      one: figure('納期がその時期だった未納', formatYen(sumYen(old.map(({ openYen }) => openYen)))),
      other: figure('承継として示した額', formatYen(sumYen(old.map(({ toldYen }) => toldYen)))),
      outcome: apart === 0 ? 'good' : 'warning',
      words:
        apart === 0
          ? ''
          : `${apart}戸で、額がちがいます。「滞納」で、住戸ごとの額を確かめてください。`,
    },
  ];
}

const numbersOf = ({ dwellings }: { readonly dwellings: string }) => dwellings.split('、');
