import { formatDate, type IsoDate, partsOf, weekdayName, weekdayOf } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import type { DemandWords } from '#domain/meetings/agenda/demand-of.ts';
import {
  type Enclosure,
  type PaperEnclosure,
  paperEnclosures,
} from '#domain/meetings/agenda/enclosures.ts';
import type { Topic } from '#domain/meetings/agenda/topics.ts';
import type { SecretTerms } from '#domain/votes/secret/secret-terms.ts';
import { enclosureWords, topicWords } from './topic-words.ts';

/** What whoever asks for the convocation chooses. */
export type Terms = {
  /** The last day for slips, until 17:00. */
  readonly deadlineOn: IsoDate;
  /** Where one asks, and where slips go. */
  readonly contact: string;
  /** 議決権行使者 whom co-owners have named. */
  readonly voterIds: readonly string[];
  /** Whether whoever has a mail address gets it by mail. */
  readonly byMail: boolean;
};

export type ConvocationItem = {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly topic: Topic;
  readonly gist: string;
  readonly reason: string;
  /** 無記名投票; `null` where it is voted on openly. */
  readonly secret: SecretTerms | null;
  /** Why it is of this kind. */
  readonly why: string;
  readonly demand: DemandWords;
};

export type ConvocationFacts = {
  readonly association: string;
  readonly chair: string;
  readonly title: string;
  readonly heldOn: IsoDate;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
  readonly items: readonly ConvocationItem[];
  /** 資料 that are bound in. */
  readonly bound: readonly Enclosure[];
  readonly terms: Terms;
  /** 電子投票 is offered here. */
  readonly isElectronic: boolean;
};

type Row = readonly [name: string, words: string];

/** 議案書 in finished words: what is approved, printed, mailed and kept is exactly this. */
export type ConvocationPaper = {
  readonly title: string;
  readonly association: string;
  readonly chair: string;
  readonly lead: string;
  readonly rows: readonly Row[];
  readonly items: readonly PaperItem[];
  readonly enclosures: readonly string[];
  /** 資料 bound in behind the items; not there where none is. */
  readonly bound?: readonly PaperEnclosure[] | undefined;
  readonly slipNotes: readonly string[];
};

export type PaperItem = {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly title: string;
  readonly plain: string;
  readonly kindName: string;
  readonly pass: string;
  readonly gist: readonly string[];
  readonly reason: readonly string[];
  /** 無記名投票: what stands on its ballot paper; not there where it is voted on openly. */
  readonly secret?: SecretTerms | undefined;
  /** 決議の種類, what it takes, and on what both rest. */
  readonly rows: readonly Row[];
};

export function convocationPaper(facts: ConvocationFacts): ConvocationPaper {
  const { association, chair, title, items } = facts;
  const bound = paperEnclosures(items, facts.bound);
  return {
    title,
    association,
    chair,
    lead: `${title}を下記のとおり開催します。会議の目的と議案の要領をお知らせします。`,
    rows: noticeRows(facts),
    items: items.map(paperItem),
    enclosures: items.flatMap((item) => enclosureNames(item, bound)),
    ...(bound.length > 0 ? { bound } : {}),
    slipNotes: slipNotes(facts),
  };
}

/** 資料 by their numbers; of an item without any, what has to be put beside by hand. */
function enclosureNames({ label, topic }: ConvocationItem, bound: readonly PaperEnclosure[]) {
  const own = bound.filter(({ itemLabel }) => itemLabel === label);
  if (own.length > 0) return own.map((it) => `${it.label}　${it.title}（${label}）`);
  const words = enclosureWords[topic];
  return words === undefined ? [] : [`${label}：${words}`];
}

function noticeRows({ heldOn, startsAt, endsAt, place, terms, ...facts }: ConvocationFacts): Row[] {
  const deadline = deadlineWords(terms.deadlineOn);
  const electronic = facts.isElectronic
    ? 'スミワにログインできる方は、画面の「総会の投票」からも答えられます。'
    : '';
  return [
    ['日時', `${longDay(heldOn)}　${startsAt}〜${endsAt}`],
    ['場所', place],
    ['会議の目的', '次の「議案の一覧」のとおりです。議案の要領は、議案ごとのページにあります。'],
    [
      '出席できない方',
      `「出席票・委任状・議決権行使書」の用紙で、議決権行使書か委任状のどちらかを出してください。${electronic}`,
    ],
    ['用紙の締切', `${deadline}必着`],
    ['提出先・問い合わせ先', terms.contact],
    ['持ち物', 'この議案書'],
  ];
}

/** 令和8年5月24日（2026年・日曜日） */
export const longDay = (day: IsoDate): string =>
  `${formatEraDate(day)}（${partsOf(day).year}年・${weekdayName(weekdayOf(day))}曜日）`;

const deadlineWords = (deadlineOn: IsoDate): string => `${formatDate(deadlineOn)}17時`;

function paperItem(item: ConvocationItem): PaperItem {
  const { id, label, title, topic, gist, reason, secret, demand } = item;
  return {
    ...(secret ? { secret } : {}),
    id,
    kind: demand.kind,
    label,
    title,
    plain: topicWords[topic],
    kindName: demand.name,
    pass: demand.pass,
    gist: linesOf(gist),
    reason: linesOf(reason),
    rows: demandRows(item),
  };
}

function demandRows({ demand, why, secret }: ConvocationItem): Row[] {
  const { name, pass, passCount, quorum, quorumCount, article, own, refused, besides } = demand;
  const rows: Row[] = [
    ['決議の種類', `${name}。${why}`],
    ['決まるために要る賛成', counted(pass, passCount)],
    ['要る出席', counted(quorum, quorumCount)],
    ['採決のしかた', secret ? secretWords(secret) : ''],
    ['根拠', [...new Set([article, ...own.map(({ place }) => place)])].join('、')],
    ['規約との関係', refused],
    ['このほかに', besides.join('')],
  ];
  return rows.filter(([, words]) => words !== '');
}

function secretWords({ candidates, seats }: SecretTerms): string {
  const choice =
    candidates.length === 0
      ? '賛成か反対を選びます。'
      : `候補者は、${candidates.join('、')}の${candidates.length}名です。このうち${seats}名までを選びます。要る賛成に届いた方のうち、票の多い順に${seats}名が当選します。`;
  return `無記名投票です。${choice}`;
}

/** 全員が出席するときの数: fewer are enough where fewer take part. */
function counted(words: string, count: string): string {
  return words === '' || count === '' ? words : `${words}（全員が出席するときは、${count}）`;
}

function slipNotes({ terms, items, isElectronic }: ConvocationFacts): string[] {
  const isSecret = items.some(({ secret }) => secret !== null);
  return [
    ...(isSecret ? [secretNote(isElectronic)] : []),
    `${deadlineWords(terms.deadlineOn)}までに届いたものを数えます。締切のあとに届いたものは数えません。`,
    '議決権行使書は、議案ごとに賛成・反対・棄権のどれか1つに○を付けます。○がない議案や、○が2つある議案は、棄権と同じです。棄権は、賛成に数えません。',
    '委任状に代理人の名前がないときは、効力がありません。議長に任せるときは「議長」に○を付けてください。',
    '議決権行使書と委任状の両方を出したときは、議決権行使書を数えます。出したあとで総会に出席したときは、出席してからはご本人の答えを数えます。',
    '2回出したときは、締切までに届いた新しいほうを数えます。',
    '押印はいりません。お名前は、ご本人が書いてください。',
  ];
}

function secretNote(isElectronic: boolean): string {
  const electronic = isElectronic ? '「総会の投票」の画面からも投票できます。' : '';
  return `無記名投票の議案は、この用紙では答えられません。名前のない投票用紙を、名前のない内側の封筒に入れて封をし、この用紙といっしょに出してください。内側の封筒は、採決を締め切ってから、ほかの封筒と混ぜて開きます。${electronic}無記名の票は、入れた後で直せません。`;
}

const linesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => line.trim() || []);
