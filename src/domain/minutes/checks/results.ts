import type { MinutesFacts } from '#domain/minutes/minutes-facts.ts';
import type { MinutesTexts, RecordedItem } from '#domain/minutes/minutes-record.ts';
import type { Choice } from '#domain/votes/record.ts';
import { outcomeWords } from '#domain/votes/secret/secret-tally.ts';
import { type Check, type Compared, figure, sameOr } from './check.ts';

const resultNames = { passed: '可決', rejected: '否決', continued: '継続審議' } as const;
const notTold = '記録なし';

/** X51: the record, what everybody was told, and what was typed into the minutes say the same. */
export const resultsAgree: Check = ({ record, told, digests, texts }) => [
  sameOr('error', '2人が確かめた後に、集計が変わっています。', {
    subject: '2人が確かめた集計',
    one: figure('確かめたとき', digests.confirmed.slice(0, 8)),
    other: figure('今', digests.now.slice(0, 8)),
  }),
  ...record.items.flatMap((item) => {
    const found = told.find(({ id }) => id === item.id);
    return [
      sameOr('error', '「会議・総会」の結果と、集計がちがいます。', {
        subject: `${item.label}の結果`,
        one: figure('集計', `${item.passes ? '可決' : '否決'} ${countedWords(item)}`),
        other: figure(
          '会議・総会',
          found?.result ? `${resultNames[found.result]} ${toldWords(found)}` : notTold,
        ),
      }),
      ...typedFigures(item, texts),
    ];
  }),
];

/** Votes, and of an election who was elected with how many. */
function countedWords({ byChoice: { yes, no, abstain }, secret }: RecordedItem): string {
  const isElection = secret !== null && secret.result.seats !== null;
  return isElection ? outcomeWords(secret.result) : [yes.votes, no.votes, abstain.votes].join('・');
}

type Told = MinutesFacts['told'][number];
const toldWords = ({ votesFor, votesAgainst, votesAbstained, outcome }: Told): string =>
  outcome === '' ? [votesFor, votesAgainst, votesAbstained].join('・') : outcome;

const said = /(賛成|反対|棄権)[はが:\s]*([0-9]+)\s*(名|人|票|個)/g;
const unanimous = /満場一致|全会一致|全員一致|全員の?賛成/;
const choiceOf: Readonly<Record<string, Choice>> = { 賛成: 'yes', 反対: 'no', 棄権: 'abstain' };

/** Figures that somebody wrote into the words of an item. */
function typedFigures(item: RecordedItem, texts: MinutesTexts): readonly Compared[] {
  // Names have votes, and neither a yes nor a no to compare.
  if (item.secret && item.secret.result.seats !== null) return [];
  const isPeople = (unit: string | undefined) => unit === '名' || unit === '人';
  const { course = '', questions = '' } = texts.items[item.id] ?? {};
  const words = `${course}\n${questions}`.normalize('NFKC');
  const known = [...words.matchAll(said)].filter(
    ([, , , unit]) => !(item.secret && isPeople(unit)),
  );
  const typed = known.map(([whole, name = '', count = '', unit]) => {
    const counted = item.byChoice[choiceOf[name] ?? 'yes'];
    const value = isPeople(unit) ? counted.heads : counted.votes;
    return sameOr(
      'error',
      '書き足した文の数が、集計とちがいます。文の数を消すか、直してください。',
      {
        subject: `${item.label}の文「${whole}」`,
        one: figure('文', Number(count)),
        other: figure('集計', value),
      },
    );
  });
  return unanimous.test(words) ? [...typed, unanimityOf(item, words)] : typed;
}

/** Without names nobody knows how many people were against it: votes are compared. */
function unanimityOf({ label, byChoice: { no, abstain }, secret }: RecordedItem, words: string) {
  const others = secret ? `${no.votes + abstain.votes}個` : `${no.heads + abstain.heads}名`;
  return sameOr('error', '反対や棄権がある議案に、全員が賛成したと書かれています。', {
    subject: `${label}の文「${unanimous.exec(words)?.[0] ?? ''}」`,
    one: figure('文の反対と棄権', secret ? '0個' : '0名'),
    other: figure('集計の反対と棄権', others),
  });
}

/** X52: the items of the minutes are those of the agenda, no more, no less, in the same order. */
export const itemsAgree: Check = ({ record, told }) => {
  const length = Math.max(record.items.length, told.length);
  return Array.from({ length }, (_, place) => {
    const [counted, announced] = [record.items[place], told[place]];
    return sameOr('error', '採決した議案と、知らせた議案がちがいます。', {
      subject: `${place + 1}番目の議案`,
      one: figure('採決', counted ? `${counted.label} ${counted.title}` : 'ありません'),
      other: figure(
        '会議・総会',
        announced ? `${announced.label} ${announced.title}` : 'ありません',
      ),
    });
  });
};
