import { formatEraDate } from '#domain/era.ts';
import {
  type PaperBlock,
  type PrintedPaper,
  type PrintedRow,
  textBlock,
} from '#domain/statements/pack/printed-paper.ts';
import { choiceNames } from '#domain/votes/record.ts';
import { outcomeWords } from '#domain/votes/secret/secret-tally.ts';
import { type Counts, sumCounts } from '#domain/votes/tally.ts';
import { clockWords } from './clock-words.ts';
import { countsWords } from './counts-words.ts';
import type {
  ByWay,
  MinutesRecord,
  MinutesTexts,
  RecordedItem,
  RecordedSecret,
  Way,
} from './minutes-record.ts';

const wayWords: Readonly<Record<Way, string>> = {
  room: '会場',
  web: 'WEB',
  proxy: '代理人',
  paper: '議決権行使書',
  electronic: '電子',
  none: '未提出',
};
const presentWays = ['room', 'web', 'proxy', 'paper', 'electronic'] as const;

/** 総会議事録: figures from the record, words from people, in the order of the meeting. */
export function minutesPaper(record: MinutesRecord, texts: MinutesTexts): PrintedPaper {
  const { title, heldOn } = record;
  return {
    title: `${title}　議事録`,
    fundName: '',
    period: formatEraDate(heldOn),
    startsPage: true,
    blocks: [
      ...headBlocks(record, texts),
      ...writtenBlocks('開会と報告', texts.opening),
      ...reportBlocks(record),
      ...record.items.flatMap((item) => itemBlocks(item, texts)),
      ...writtenBlocks('閉会', texts.closing),
      ...remarkBlocks(texts),
      signatureBlock(record, texts),
    ],
  };
}

function headBlocks(record: MinutesRecord, texts: MinutesTexts): readonly PaperBlock[] {
  const { associationName, heldOn, place, beganAt, votedUntil, eligible, opening } = record;
  const present = sumCounts(presentWays.map((way) => opening[way]));
  return [
    table(
      '会議の概要',
      ['項目', '内容'],
      [
        line(['管理組合', associationName]),
        line(['日', formatEraDate(heldOn)]),
        line(['開会', clockWords(beganAt)]),
        line(['最後の採決が終わった時刻', clockWords(votedUntil)]),
        line(['場所', place]),
        line(['議長', texts.chairName]),
        line(['組合員と議決権の総数', countsWords(eligible)]),
        line(['開会のときの出席', countsWords(present)]),
      ],
    ),
    table(
      '開会のときの出席の内訳',
      ['区分', '組合員', '議決権'],
      [
        ...wayRows(opening),
        totalRow('出席計', present),
        countsRow('未提出', opening.none),
        totalRow('総数', eligible),
      ],
    ),
  ];
}

function reportBlocks({ reports }: MinutesRecord): readonly PaperBlock[] {
  if (reports.length === 0) return [];
  return [
    { kind: 'heading', text: '報告事項' },
    { kind: 'points', points: reports.map(({ label, title }) => `${label}　${title}`.trim()) },
  ];
}

function itemBlocks(item: RecordedItem, texts: MinutesTexts): readonly PaperBlock[] {
  const { label, title } = item;
  const { course = '', questions = '' } = texts.items[item.id] ?? {};
  return [
    { kind: 'heading', text: `${label}　${title}` },
    textBlock(`決議の種類は${item.kindName}で、可決に要るのは${item.pass}です（${item.basis}）。`),
    ...written('説明の要旨', course),
    ...written('質疑応答', questions),
    ...(item.secret ? secretBlocks(item, item.secret) : [voteTable(item)]),
    textBlock(verdictSentence(item)),
    ...namedBlocks(item),
  ];
}

function voteTable({ label, byChoice, present, byWay }: RecordedItem): PaperBlock {
  return table(
    `${label}の採決`,
    ['区分', '組合員', '議決権'],
    [
      ...(['yes', 'no', 'abstain'] as const).map((choice) =>
        countsRow(choiceNames[choice], byChoice[choice]),
      ),
      totalRow('出席計', present),
      ...wayRows(byWay, 'うち'),
    ],
  );
}

/** Who was there is counted in people, what was voted in votes alone. */
function secretBlocks({ label, byWay, present }: RecordedItem, secret: RecordedSecret) {
  const { result, turnout } = secret;
  return [
    textBlock(
      `採決は無記名投票で行いました。投票したか、会場で用紙を受け取った組合員は${countsWords(turnout)}で、投じられた票は${result.castVotes}個です。だれがどう投票したかの記録は、どこにも残していません。`,
    ),
    table(
      `${label}の出席`,
      ['区分', '組合員', '議決権'],
      [...wayRows(byWay), totalRow('出席計', present)],
    ),
    table(
      `${label}の開票`,
      ['票', '', '議決権'],
      result.lines.map(({ label: name, votes, isElected }) =>
        line([name, isElected ? '当選' : '', `${votes}個`]),
      ),
    ),
  ];
}

/** 第5号議案は、出席組合員37名・議決権39個のうち、…可決されました。 */
export function verdictSentence(item: RecordedItem): string {
  const { label, present, byChoice, axes, passes, hasQuorum, secret } = item;
  const { yes, no, abstain } = byChoice;
  if (secret) return secretSentence(item, secret);
  const parts = `賛成${countsWords(yes)}、反対${countsWords(no)}、棄権${countsWords(abstain)}`;
  const land = axes.includes('land') ? `賛成の敷地の持分は${yes.land}です。` : '';
  const quorum = hasQuorum ? '' : '定足数に達しなかったため、';
  const verdict = passes ? '可決されました' : '否決されました';
  return `${label}は、出席組合員${present.heads}名・議決権${present.votes}個のうち、${parts}となり、${quorum}${verdict}。${land}`;
}

function secretSentence(
  { label, present, byChoice, passes, hasQuorum }: RecordedItem,
  { result }: RecordedSecret,
): string {
  const there = `${label}は、出席組合員${present.heads}名・議決権${present.votes}個のうち、無記名投票の結果、`;
  const quorum = hasQuorum ? '' : '定足数に達しなかったため、';
  if (result.seats !== null)
    return `${there}${quorum}次のとおりとなりました。${outcomeWords(result)}`;
  const { yes, no, abstain } = byChoice;
  return `${there}賛成${yes.votes}個、反対${no.votes}個、棄権${abstain.votes}個となり、${quorum}${passes ? '可決されました' : '否決されました'}。`;
}

/** Each owner's own words, where the Act wants them in the minutes. */
function namedBlocks({ label, named }: RecordedItem): readonly PaperBlock[] {
  if (!named) return [];
  const rows = named.map(({ dwellings, choice }) =>
    line([`${dwellings}号室`, choiceNames[choice]]),
  );
  return [table(`${label}の各区分所有者の賛否`, ['住戸', '賛否'], rows)];
}

function writtenBlocks(heading: string, text: string): readonly PaperBlock[] {
  return text.trim() === '' ? [] : [{ kind: 'heading', text: heading }, ...paragraphs(text)];
}

function written(name: string, text: string): readonly PaperBlock[] {
  if (text.trim() === '') return [];
  const [first, ...rest] = paragraphs(text);
  return first ? [textBlock(`【${name}】${first.text}`), ...rest] : [];
}

function paragraphs(text: string) {
  const lines = text.split('\n').map((it) => it.trim());
  return lines.filter((it) => it !== '').map((it) => ({ kind: 'text' as const, text: it }));
}

function remarkBlocks({ remarks }: MinutesTexts): readonly PaperBlock[] {
  const points = Object.keys(remarks)
    .toSorted()
    .flatMap((id) => (remarks[id] ?? '').trim() || []);
  return points.length === 0
    ? []
    : [
        { kind: 'heading', text: '付記' },
        { kind: 'points', points },
      ];
}

function signatureBlock({ attendants }: MinutesRecord, texts: MinutesTexts): PaperBlock {
  const { chairName, signerIds } = texts;
  const names = attendants.filter(({ id }) => signerIds.includes(id)).map(({ name }) => name);
  return {
    kind: 'signature',
    before: `この議事録が正しいことを確かめ、議長（${chairName}）と、出席した組合員2名（${names.join('、')}）が署名します。`,
    lines: ['議長', '出席者', '出席者'],
  };
}

const line = (cells: readonly string[]): PrintedRow => ({ look: 'line', cells });
const countsRow = (name: string, { heads, votes }: Counts): PrintedRow =>
  line([name, `${heads}名`, `${votes}個`]);
const totalRow = (name: string, counts: Counts): PrintedRow => ({
  ...countsRow(name, counts),
  look: 'sum',
});
const wayRows = (byWay: ByWay, before = ''): readonly PrintedRow[] =>
  presentWays.map((way) => countsRow(`${before}${wayWords[way]}`, byWay[way]));

/** Its figures are people and votes, not yen, and stand on the right all the same. */
function table(
  caption: string,
  headers: readonly string[],
  rows: readonly PrintedRow[],
): PaperBlock {
  const isCounts = headers.length > 2;
  const columns = headers.map((header, place) => ({
    header,
    align: isCounts && place > 0 ? ('yen' as const) : ('text' as const),
  }));
  return { kind: 'table', table: { caption, columns, rows, isYen: false } };
}
