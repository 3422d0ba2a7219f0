import { type StoppageKind, type StoppageMark, stoppageKindNames } from './stoppage-marks.ts';

type Kind = {
  readonly name: string;
  /** What stops; nothing where something is going on instead. */
  readonly subject: string | null;
  /** Alone in a sentence: 断水の予定です. */
  readonly will: string;
  /** In the words of a question. */
  readonly asked: RegExp;
  /** In the words of a notice, and of the numbers to call. */
  readonly told: RegExp;
};

/** What may stop. */
export const stoppageKinds = {
  water: {
    name: '断水',
    subject: '水道',
    will: '断水の予定です',
    asked: /断水|(?:水|水道|お湯)[がはの]?(?:止ま|出な)/,
    told: /断水|給水|水道|水が(?:出|止)/,
  },
  power: {
    name: '停電',
    subject: '電気',
    will: '停電の予定です',
    asked: /停電|電気[がはの]?(?:止ま|使えな|つかな)/,
    told: /停電|電気設備|電気[がは](?:止|使|つ)/,
  },
  gas: {
    name: 'ガスの停止',
    subject: 'ガス',
    will: 'ガスが止まる予定です',
    asked: /断ガス|ガス[がはの]?(?:止ま|停止|使えな)/,
    told: /ガス/,
  },
  lift: {
    name: 'エレベーターの停止',
    subject: 'エレベーター',
    will: 'エレベーターが止まる予定です',
    asked: /エレベーター?[がはの]?(?:止ま|停止|休止|使えな)/,
    told: /エレベーター/,
  },
  internet: {
    name: 'インターネットの停止',
    subject: 'インターネット',
    will: 'インターネットが止まる予定です',
    asked: /(?:インターネット|ネット|回線)[がはの]?(?:止ま|停止|使えな)/,
    told: /インターネット|回線/,
  },
} as const satisfies Record<StoppageKind, Kind>;

const stops =
  /断水|停電|断ガス|止ま(?:る|り|って)|停止|休止|通行止|使えません|使えなくな|水が出(?:ません|なくな)|出し入れができません/;
const works = /(?:工事|修繕)を(?:行|し|実施)|工事が(?:あり|始ま)|音[のが]出/;
const onlySpokenOf = /説明会|アンケート/;
/** 復旧しました, 中止になりました: what was announced is over, or will not be. */
const over = /(?:復旧|再開|終了|完了)(?:しま|いた|のお知らせ)|取りやめ|中止(?:し|に|と|の)/;
/** エレベーターは使えます: named only because it does not stop. */
const goesOn =
  /[^。\n]*(?:使えます|動きます|(?:止まり|断水し|停電し)ません|止まることはありません)[^。\n]*/g;

/** What stops by the first words of a notice; nothing where it is about something else. */
export function marksIn(words: string): readonly StoppageMark[] {
  const text = words.normalize('NFKC').replace(goesOn, '');
  if (over.test(text)) return [];
  const isOfWorks = works.test(text) && !onlySpokenOf.test(text);
  if (!stops.test(text)) return isOfWorks ? ['works'] : [];
  const kinds = stoppageKindNames.filter((kind) => stoppageKinds[kind].told.test(text));
  return kinds.length > 0 ? kinds : ['other'];
}
