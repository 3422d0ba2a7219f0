import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { asksMajority } from '#domain/retrieval/question/asks-majority.ts';
import { comes, leaves } from './who-moves.ts';

type Told = Pick<KnowledgePassage, 'category' | 'sourceId' | 'sourceTitle' | 'text'>;
type Kind = {
  readonly is: (passage: Told) => boolean;
  readonly isMeant: (asked: string) => boolean;
};

/** 理事 and 役員 are people, whatever a 理事長 or a 理事会 does; and 管理事務室 is a room. */
const officers = /(?:(?<!管)理事|役員)(?![長会])/;

/** How large a part it takes in general, not how many there were. */
const needed = /何(?:割|分の)[^。、]{0,8}(?:で|あれば|いれば|いる|いり|要る|要り|必要|集ま)/;
const onceHeld =
  /(?:た|ました|でした)(?:の|ん)?(?:です)?か?[?。]?$|第[0-9]|[0-9]年|今年|去年|昨年|前回|この前/;

const pet =
  /ペット|犬|猫|いぬ|ねこ|イヌ|ネコ|わん|ワン|にゃん|動物|生き物|鳥|うさぎ|ウサギ|ハムスター|金魚|熱帯魚|亀|カメ|飼|散歩|鳴き|吠え|ほえ|なき声|ふん|フン/;
const ofPeople =
  /町会|町内会|自治会|うるさ|騒音|足音|物音|(?:夫|妻|主人|家内|旦那|父|母|親|兄|弟|姉|妹|祖父|祖母|所有者|持ち主|家族)(?:さん)?(?:が|は|も)[^、。]{0,6}(?:亡くな|死)/;

/** 自転車 and 駐輪場 are no 車, nor the other way round. */
const twoWheels = /自転車|駐輪|バイク|オートバイ|原付|チャリ/;
const car =
  /(?<![転台風列電歯動])車(?![いイ]す|椅子|輪|庫|道|止|寄)|自動車|クルマ|くるま|マイカー|駐車/;

/** 友達を泊める: people stay; their bicycles and cars would be named. */
const staying = /泊(?!り込)/;

const wordsOf = ({ sourceTitle, text }: Told): string => `${sourceTitle}${text}`;

const isRule = ({ category }: Told): boolean => category === 'bylaw' || category === 'rule';

const kinds: readonly Kind[] = [
  {
    is: ({ category, sourceId }) =>
      category.endsWith('meeting') || /^record-.*meeting/.test(sourceId),
    isMeant: (asked) => !asksMajority(asked) && (!needed.test(asked) || onceHeld.test(asked)),
  },
  {
    is: (passage) => isRule(passage) && /ペット|動物/.test(passage.sourceTitle),
    isMeant: (asked) => !ofPeople.test(asked) || pet.test(asked),
  },
  {
    is: (passage) =>
      (isRule(passage) && !officers.test(passage.text)) ||
      (passage.category === 'law' &&
        !officers.test(passage.text) &&
        !passage.text.includes('管理者')),
    isMeant: (asked) => !officers.test(asked) || /理事長|理事会/.test(asked),
  },
  {
    is: (passage) =>
      isRule(passage) && twoWheels.test(wordsOf(passage)) && !car.test(wordsOf(passage)),
    isMeant: (asked) => !car.test(asked) || twoWheels.test(asked),
  },
  {
    is: (passage) =>
      isRule(passage) && car.test(wordsOf(passage)) && !twoWheels.test(wordsOf(passage)),
    isMeant: (asked) => !twoWheels.test(asked) || car.test(asked),
  },
  {
    is: (passage) =>
      isRule(passage) && (twoWheels.test(passage.sourceTitle) || car.test(passage.sourceTitle)),
    isMeant: (asked) => !staying.test(asked) || twoWheels.test(asked) || car.test(asked),
  },
  // Who comes has nothing to hand in that is for those who leave, nor the other way round.
  {
    is: (passage) => isRule(passage) && leaves.test(passage.text) && !comes.test(passage.text),
    isMeant: (asked) => !comes.test(asked) || leaves.test(asked),
  },
  {
    is: (passage) => isRule(passage) && comes.test(passage.text) && !leaves.test(passage.text),
    isMeant: (asked) => !leaves.test(asked) || comes.test(asked),
  },
];

/** 種類違い: for a question, whether a passage is of a kind that it does not mean, whatever words they share. */
export function ofOtherKindThan(asked: string): (passage: Told) => boolean {
  const others = kinds.filter(({ isMeant }) => !isMeant(asked));
  return (passage) => others.some(({ is }) => is(passage));
}
