import { asksBeyond } from './asks-beyond.ts';
import { numbersIn } from './figures.ts';
import type { QuestionSigns } from './question-signs.ts';

/** What makes one doubt that a passage near the question answers it; each 0 or 1. */
type Doubts = {
  /** Whether the question asks about something outside the association that the passage does not name. */
  readonly beyond: number;
  /** Whether a reason was asked for, and none is given. */
  readonly reasonless: number;
  /** Whether a number of the question does not stand in the passage. */
  readonly numberAbsent: number;
};

/** 疑い: read from the folded title and text of the first passage. */
export function doubtsAbout({ asked, expected, isSaidIn }: QuestionSigns, said: string): Doubts {
  return {
    beyond: Number(asksBeyond(asked, said) || costsOfAnother(asked, said)),
    reasonless: Number(expected.kind === 'reason' && !isSaidIn(said)),
    numberAbsent: Number(numbersIn(asked).some((number) => !numbersIn(said).includes(number))),
  };
}

/** 撤去したらいくら, 鍵の交換代: what is done for the money. */
const deedPaid =
  /(\p{Script=Han}{2})(?:し(?:て|たら|た(?:場合|とき))|する(?:と|には|のに|場合))[^。?]*(?:いくら|何円)|(交換|修理|設置|撤去|塗装|取替え|張替え)(?:代|費)(?:用)?(?:は|って)?(?:いくら|何円|[?？]?$)/u;

/** 交換, 更新 and 取替え are the same work. */
const replacing = /交換|更新|取り?替え|入れ?替え/;

/** Whether every sum of a passage is that of something else than what was asked to be done. */
function costsOfAnother(asked: string, said: string): boolean {
  const [, done, paidFor] = deedPaid.exec(asked) ?? [];
  const deed = done ?? paidFor;
  if (deed === undefined) return false;
  const words = replacing.test(deed) ? replacing : new RegExp(deed);
  const sums = said.split(/[。\n]/).filter((sentence) => /[0-9]円/.test(sentence));
  return sums.length > 0 && !sums.some((sentence) => words.test(sentence));
}
